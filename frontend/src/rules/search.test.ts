import { expect, it } from 'vitest';
import { finder, plain } from './search';

it('finds words whatever their case, their accents and the spaces between them', () => {
  expect(plain('  Shéhérazade\u202f: l’Œuvre\u00a0! ')).toBe("sheherazade : l'oeuvre !");
  expect(finder('chaque oasis')('Une Oasis', 'vaut 3 points, chaque\u00a0fois')).toBe(true);
  expect(finder("l'etal")('Prenez la carte de l’Étal.')).toBe(true);
  expect(finder('palais rubis')('Le Palais')).toBe(false);
});

it('finds everything where nothing is asked', () => expect(finder(' ')('anything')).toBe(true));
