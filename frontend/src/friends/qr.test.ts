import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrOf } from './qr';

/** Pixels a module has in the picture that is read. */
const SCALE = 4;

/** What a camera would read of a code: it is drawn as the page draws it, dark squares on white. */
function read(text: string): string | undefined {
  const { size, path } = qrOf(text);
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const from = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + SCALE * 4; at++) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('a QR code', () => {
  it.each(['http://192.168.1.5:8642/#/join/k3v9abcdefgh/2-xEEP5WdJ5odR6McRMv9OF-lMyFqzSWy_', 'https://zellige.example/#/join/a/12-é'])('of %s is read as that', (text) => {
    expect(read(text)).toBe(text);
  });

  it('has four modules of white around it', () => {
    const { size, path } = qrOf('http://192.168.1.5:8642/');
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});
