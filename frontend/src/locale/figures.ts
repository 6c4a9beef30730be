/** Numbers as they are written in every language, with a real minus sign. */

/** 3, 0, −4. */
export function figure(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** +3, −4, and a dot where nothing changes: what a mark on a board says, beside which a name says it in words. */
export function marked(amount: number): string {
  return amount === 0 ? '·' : signed(amount);
}

/** +3, 0, −4: a change. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : figure(amount);
}
