/** Texts that a person may type where notation is asked for, and that mean nothing on any board, or something on another. */
export const ODD_TEXTS = [
  'orange zz', 'wall zz', 'wall', 'wall ', 'wall n', 'wall nz', 'wall n1', 'wall e99', 'wall w0', 'wall nc x', 'wall wall nc', 'orange', 'orange a0',
  'orange z99', 'orange e5 e6', 'stable 5e', 'roof zz', 'roof a1', 'neutral', 'tower nw', 'tea', 'take z9', 'take 9z', 'drop zz red', 'drop c3', 'kill a9 blue',
  'use nobody zz', 'buy x,y', 'bid zz', 'place 9,99', 'place -1,0', 'place zz', 'genie 1,1>zz', 'genie 9,9>9,99', 'hussain 1,1<>9,61', 'keep', 'zaynab >',
  '', ' ', '\n', 'e5', '?', '<b>', '{ $x }', '__proto__ e5', 'constructor', 'NaN', 'é'.repeat(300), '\u202eorange e5', '\ud800',
];
