/**
 * What browser and server say to each other. The forms are the server's own: `make wire` writes wire.ts from its description.
 * docs/formats/table.md says them in words.
 */
import type { Frame, NewTable } from './wire';

export type {
  Ahead,
  Answer,
  Change,
  ChapterInfo,
  ClockMessage,
  Clocks,
  CheckedComponents,
  ComponentFinding,
  ComponentSet,
  DealTable,
  Decision,
  Founded,
  Frame,
  GameInfo,
  GameOption,
  Guide,
  GuidePicture,
  GuideSection,
  Health,
  Joined,
  KeptTable,
  KeptTables,
  Lesson,
  NewClock,
  NewDeal,
  LogEntry,
  MyTable,
  MyTables,
  NewTable,
  NextTable,
  OfferedAction,
  Outcome,
  PadAnswer,
  PadEntries,
  PadField,
  PadForm,
  PlayedAgainst,
  PlayerKind,
  PositionAnswer,
  PositionDocument,
  PositionForm,
  PositionUnderWork,
  SharedDeal,
  ScoreRow,
  ScoreTerm,
  SeatInfo,
  SeatLink,
  SeatWords,
  SaidMessage,
  SeatNote,
  ShippedComponents,
  Shown,
  SocketMessage,
  TableChange,
  TableMessage,
  TurnLine,
} from './wire';

export type SeatChoice = NewTable['seats'][number];

/** A frame that changes the table: it names the version its sender saw. */
export type Deed = Extract<Frame, { version: number }>;
