import { describe, expect, it } from 'vitest';
import { rankOfName } from './rank-of-name';

describe('how well a name answers', () => {
  it.each([
    ['La Matilde', 'la matilde', 0],
    ['La Matilde', 'LA', 1],
    ['San Ramón', 'ramon', 2],
    ['Ibáñez, Ana', 'ana ibañez', 3],
    ['Estancias del Salado S.A.', 'alad', 3],
    ['San Ramón', 'roman', null],
    ['San Ramón', '', null],
  ])('%s for %s', (name, text, rank) => {
    expect(rankOfName(name, text)).toBe(rank);
  });
});
