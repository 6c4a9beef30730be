/** The sheet as a picture to hand on: who played what and when, what everybody has by section, and who has won. */
import { figure } from '../locale/figures';
import { drawSign } from './signs';

export interface Shown {
  title: string;
  day: string;
  /** Who has won, and what else is said at the end; '' for what is not said. */
  verdict: string;
  ending: string;
  /** What the sums are called. */
  total: string;
  seats: { name: string; badge: SVGSVGElement | null; total: number; won: boolean }[];
  rows: { label: string; icon: SVGSVGElement | null; points: number[] }[];
}

const WIDTH = 1080;
const EDGE = 48;
const HEAD = 132;
const ROW = 66;
const SUM = 104;
const CUT = 22;

/** Draws it in the colours the page has now. */
export async function picture(shown: Shown): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const faces = { display: colour('display'), text: colour('text') };
  const font = (size: number, weight = 400, face: keyof typeof faces = 'text'): string => `${weight} ${size}px ${faces[face]}`;
  const everything = [shown.title, shown.verdict, ...shown.seats.map((one) => one.name), ...shown.rows.map((one) => one.label)].join('');
  await Promise.all([font(40, 600, 'display'), font(26), font(26, 650)].map((one) => document.fonts.load(one, everything)));

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const paper = canvas.getContext('2d')!;
  const inner = WIDTH - 2 * EDGE;

  /** A text in lines; a word that is longer than one is parted into equal ones. */
  function wrapped(text: string, width: number): string[] {
    const fits = (one: string): boolean => paper.measureText(one).width <= width;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else {
        const letters = [...word];
        const most = Math.max(1, letters.findLastIndex((_, last) => fits(letters.slice(0, last + 1).join(''))) + 1);
        const each = Math.ceil(letters.length / Math.ceil(letters.length / most));
        for (let first = 0; first < letters.length; first += each) lines.push(letters.slice(first, first + each).join(''));
      }
    }
    return lines;
  }
  /** As much of a text as there is room for. */
  function fitting(text: string, width: number): string {
    if (paper.measureText(text).width <= width) return text;
    const letters = [...text];
    while (letters.length > 0 && paper.measureText(`${letters.join('')}…`).width > width) letters.pop();
    return `${letters.join('')}…`;
  }
  function panel(x: number, y: number, width: number, height: number, fill: string): void {
    paper.beginPath();
    paper.moveTo(x + CUT, y);
    for (const [a, b] of [[width - CUT, 0], [width, CUT], [width, height - CUT], [width - CUT, height], [CUT, height], [0, height - CUT], [0, CUT]]) paper.lineTo(x + a!, y + b!);
    paper.closePath();
    paper.fillStyle = fill;
    paper.fill();
  }
  function write(text: string, x: number, y: number, how: { font: string; fill: string; align?: CanvasTextAlign }): void {
    paper.font = how.font;
    paper.fillStyle = how.fill;
    paper.textAlign = how.align ?? 'left';
    paper.textBaseline = 'alphabetic';
    paper.fillText(text, x, y);
  }
  function line(y: number, thick: number, fill: string): void {
    paper.fillStyle = fill;
    paper.fillRect(EDGE + 24, y, inner - 48, thick);
  }

  paper.font = font(46, 600, 'display');
  const verdict = shown.verdict === '' ? [] : wrapped(shown.verdict, inner - 72);
  paper.font = font(28);
  const ending = shown.ending === '' ? [] : wrapped(shown.ending, inner - 72);
  const said = verdict.length + ending.length === 0 ? 0 : 52 + 56 * verdict.length + 38 * ending.length;
  const top = 150;
  const first = 320;
  const column = (inner - 24 - first) / shown.seats.length;
  paper.font = font(24, 650);
  const called = shown.seats.map(({ name }) => wrapped(name, column - 20));
  const head = HEAD + 28 * Math.max(0, ...called.map((lines) => lines.length - 1));
  const sheet = head + ROW * shown.rows.length + SUM;
  canvas.height = top + (said === 0 ? 0 : said + 28) + sheet + 84;

  paper.fillStyle = colour('page');
  paper.fillRect(0, 0, WIDTH, canvas.height);
  for (let x = 0, number = 0; x < WIDTH; x += 36, number++) {
    paper.beginPath();
    for (const [a, b] of [[0, 9], [18, 0], [36, 9], [18, 18]]) paper.lineTo(x + a!, b!);
    paper.fillStyle = colour(`f${1 + (number % 4)}`);
    paper.fill();
  }
  write(fitting(shown.day, 420), WIDTH - EDGE, 102, { font: font(28), fill: colour('ink-2'), align: 'right' });
  write(shown.title, EDGE, 106, { font: font(56, 600, 'display'), fill: colour('ink') });

  let y = top;
  if (said > 0) {
    panel(EDGE, y, inner, said, colour('glaze'));
    let at = y + 30;
    for (const one of verdict) write(one, EDGE + 36, (at += 56) - 14, { font: font(46, 600, 'display'), fill: colour('on-glaze') });
    for (const one of ending) write(one, EDGE + 36, (at += 38) - 6, { font: font(28), fill: colour('on-glaze-2') });
    y += said + 28;
  }

  panel(EDGE, y, inner, sheet, colour('panel'));
  const middle = (seat: number): number => EDGE + first + column * (seat + 0.5);
  for (const [seat, one] of shown.seats.entries()) {
    if (one.won) {
      paper.fillStyle = colour('saffron-wash');
      paper.fillRect(middle(seat) - column / 2 + 6, y + 14, column - 12, sheet - 28);
    }
    if (one.badge !== null) drawSign(paper, one.badge, middle(seat) - 26, y + 26, 52);
    for (const [number, part] of called[seat]!.entries()) write(part, middle(seat), y + 112 + 28 * number, { font: font(24, 650), fill: colour('ink'), align: 'center' });
  }
  y += head;
  for (const row of shown.rows) {
    line(y, 1.5, colour('line'));
    if (row.icon !== null) drawSign(paper, row.icon, EDGE + 26, y + 13, 40);
    paper.font = font(26);
    const [whole = '', ...more] = wrapped(row.label, first - 92);
    if (more.length === 0) write(whole, EDGE + 80, y + 42, { font: font(26), fill: colour('ink') });
    else for (const [number, part] of [whole, fitting(more.join(' '), first - 92)].entries()) write(part, EDGE + 80, y + 29 + 27 * number, { font: font(24), fill: colour('ink') });
    for (const [seat, points] of row.points.entries()) {
      if (points === 0) write('–', middle(seat), y + 42, { font: font(26), fill: colour('ink-3'), align: 'center' });
      else write(figure(points), middle(seat), y + 46, { font: font(34, 600, 'display'), fill: colour('ink'), align: 'center' });
    }
    y += ROW;
  }
  line(y, 3, colour('ink'));
  write(shown.total, EDGE + 26, y + 64, { font: font(34, 600, 'display'), fill: colour('ink') });
  for (const [seat, one] of shown.seats.entries()) write(figure(one.total), middle(seat), y + 72, { font: font(56, 600, 'display'), fill: colour('ink'), align: 'center' });
  write('zellige', WIDTH / 2, canvas.height - 30, { font: font(30, 600, 'display'), fill: colour('ink-3'), align: 'center' });

  return new Promise((done, failed) => {
    canvas.toBlob((found) => (found === null ? failed(new Error('no picture')) : done(found)), 'image/png');
  });
}
