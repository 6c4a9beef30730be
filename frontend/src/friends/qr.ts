/** QR codes as one path of squares. */
import { encode } from 'uqr';

/** Modules of white around a code: what ISO/IEC 18004 asks for. */
const QUIET = 4;

/** `size`: modules of a side, the white around it included; `path`: its dark ones. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
