import { describe, expect, it } from 'vitest';
import { qrOf } from './qr';

/** The dark modules of a path, "x y" each. */
const dark = (path: string): Set<string> => new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

describe('a QR code', () => {
  const code = qrOf('http://192.168.1.5:8642/#/join/k3v9/2-xEEP5WdJ5odR6McRMv9OF-lMyFqzSWy_');
  const modules = dark(code.path);

  it('has four modules of white around it and a finder in three corners', () => {
    const side = code.size - 8;
    expect((side - 17) % 4).toBe(0);
    const places = [...modules].flatMap((one) => one.split(' ').map(Number));
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, code.size - 5]);
    const ring = (x: number, y: number): boolean[] => Array.from({ length: 7 }, (_, at) => modules.has(`${x + at} ${y}`) && modules.has(`${x} ${y + at}`));
    for (const [x, y] of [[4, 4], [4 + side - 7, 4], [4, 4 + side - 7]] as const) expect(ring(x, y)).toEqual(Array(7).fill(true));
    expect(ring(4 + side - 7, 4 + side - 7)).not.toEqual(Array(7).fill(true));
  });

  it('is another for another link', () => {
    expect(qrOf('http://192.168.1.5:8642/').path).not.toBe(code.path);
  });
});
