import { describe, expect, it } from 'vitest';
import { boxesBelow, findBoxes, regionsAmong, typesAmong, type Box } from './boxes-list';

const box = (id: number, value: string, around: readonly Box[] = [], more: Partial<Box> = {}): Box => ({
  id,
  value,
  alias: `alias-${String(id)}`,
  mds: { alias: { value: `alias-${String(id)}` } },
  subtype: 6,
  subtypeName: 'Cría',
  fk: 1,
  companyname: 'Estancias del Salado S.A.',
  city: 'Azul',
  region: 'Buenos Aires',
  position: null,
  logo: null,
  parentId: around.at(-1)?.id ?? null,
  trail: around.map((each) => ({ id: each.id, value: each.value })),
  boxes: 0,
  mayHold: true,
  id_asset_type: null,
  assets: 0,
  noun: null,
  ...more,
});
const matilde = box(1, 'La Matilde');
const loma = box(2, 'Loma del Ombú', [matilde], { alias: 'ombu', subtype: 8, subtypeName: 'Feedlot' });
const corral = box(3, 'Corral Ñandú', [matilde, loma], { city: 'Rauch' });
const recuerdo = box(4, 'El Recuerdo', [], { region: 'Córdoba' });
const all = [corral, recuerdo, matilde, loma];
const nothing = { q: '', type: '', region: '' };

describe('the establishments that are shown', () => {
  it.each([
    [null, {}, [4, 1]],
    [1, {}, [2]],
    [2, {}, [3]],
    [3, {}, []],
    // What is looked for is found however deep it is, below what is open.
    [null, { q: 'ombú' }, [2]],
    [null, { q: 'OMBU' }, [2]],
    [null, { q: 'rauch corral' }, [3]],
    [null, { q: 'ñand' }, [3]],
    [1, { q: 'corral' }, [3]],
    [4, { q: 'corral' }, []],
    [null, { q: '   ' }, [4, 1]],
    [null, { type: '8' }, [2]],
    [null, { region: 'Córdoba' }, [4]],
    [null, { region: 'Córdoba', type: '8' }, []],
  ])('inside %j by %j: %j', (parentId, filter, expected) => {
    expect(findBoxes(all, parentId, { ...nothing, ...filter }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('what an establishment holds and what can be chosen', () => {
  it('is everything below', () => {
    expect(boxesBelow(all, 1).map(({ id }) => id)).toEqual([3, 2]);
    expect(boxesBelow(all, null)).toEqual(all);
  });

  it('are types and regions, each once, by name', () => {
    expect(typesAmong(all)).toEqual([
      { value: '6', label: 'Cría' },
      { value: '8', label: 'Feedlot' },
    ]);
    expect(regionsAmong(all).map(({ value }) => value)).toEqual(['Buenos Aires', 'Córdoba']);
  });
});
