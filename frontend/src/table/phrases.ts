/** What people may say to each other, in the order in which it is offered. */
import type { SaidMessage } from '../protocol/messages';

export type Phrase = SaidMessage['phrase'];
export const PHRASES: readonly Phrase[] = ['hello', 'luck', 'well-played', 'thanks', 'ouch', 'close', 'moment', 'hurry', 'back-soon', 'sorry', 'another', 'bye'];
/** Milliseconds for which a phrase stands at its seat. */
export const STANDS = 7000;
