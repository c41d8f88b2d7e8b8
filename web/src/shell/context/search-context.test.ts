import { describe, expect, it } from 'vitest';
import { emptyContext, type Context } from '@huella/domain/rules/context';
import type { TopBar } from '../../session/context';
import { catalogueOf, chosenAt, optionsAt } from './catalogue';
import { searchContext } from './search-context';

const box = (
  id: number,
  value: string,
  fk: number,
  more: Partial<TopBar['establishments'][number]> = {},
) => ({
  id,
  value,
  fk,
  alias: `alias-${id}`,
  subtype: 6,
  subtypeName: 'Cría',
  place: 'Chascomús, Buenos Aires',
  asset_type: [33, 34],
  ...more,
});

const items: TopBar = {
  suplyChain: [
    { id: 11, value: 'Ganadería', icon: 'beef' },
    { id: 12, value: 'Granos en silobolsa', icon: 'wheat' },
  ],
  actives: [
    { id: 33, value: 'Vacunos AR', fk: 11, counted: 1248, noun: 'cabezas' },
    { id: 34, value: 'Vacunos PN', fk: 11, counted: 312, noun: 'cabezas' },
    { id: 35, value: 'Silobolsas', fk: 12, counted: 0, noun: 'cabezas' },
  ],
  companies: [
    {
      id: 1,
      value: 'Estancias del Salado S.A.',
      fk: 11,
      rol: 'Productor',
      rolName: 'Productor',
      country: 'AR',
      origin: 'OWNER',
    },
    {
      id: 2,
      value: 'Ñandubay S.A.',
      fk: 12,
      rol: 'Productor',
      rolName: 'Productor',
      country: 'AR',
      origin: 'EXPERT_USER',
    },
  ],
  establishments: [
    box(7, 'La Matilde', 1),
    box(8, 'El Recuerdo', 1, { subtypeName: 'Recría' }),
    box(9, 'Silobolsa Quequén', 2, { asset_type: [35], subtypeName: 'Productor de granos' }),
  ],
};
const catalogue = catalogueOf(items, { counted: String, origin: (origin) => origin.toLowerCase() });
const now: Context = { chain: 11, active: 34, company: 1, establishment: 7 };
const search = (text: string, from: Context = now) => searchContext(items, catalogue, from, text);
const names = (text: string) => search(text).map(({ option }) => option.name);

describe('what a search over all levels finds', () => {
  it('finds nothing for nothing', () => {
    expect(search('  ')).toEqual([]);
  });

  it('is blind to case and accents, and takes ñ as a letter of its own', () => {
    expect(names('GANADERIA')).toEqual(['Ganadería']);
    expect(names('ñandu')).toEqual(['Ñandubay S.A.']);
    expect(names('nandu')).toEqual([]);
  });

  it('finds an establishment by its alias, its kind and its place, in any order', () => {
    expect(names('alias-9')).toEqual(['Silobolsa Quequén']);
    expect(names('buenos recuerdo')).toEqual(['El Recuerdo', 'El Recuerdo']);
  });

  it('puts names that begin with the text first, and establishments before what is above them', () => {
    expect(names('silobolsa')).toEqual(['Silobolsa Quequén', 'Silobolsas', 'Granos en silobolsa']);
  });

  it('leads to a complete context, with one result for each asset type and the one in use first', () => {
    expect(search('matilde').map(({ context }) => context)).toEqual([
      { chain: 11, active: 34, company: 1, establishment: 7 },
      { chain: 11, active: 33, company: 1, establishment: 7 },
    ]);
    expect(search('matilde').map(({ path }) => path)).toEqual([
      'Ganadería / Vacunos PN / Estancias del Salado S.A.',
      'Ganadería / Vacunos AR / Estancias del Salado S.A.',
    ]);
  });

  it('chooses by itself what is the only option under a chain', () => {
    expect(search('granos en')[0]?.context).toEqual({ chain: 12, active: 35, company: 2, establishment: 9 });
  });

  it('keeps the asset type of its chain when a company is chosen', () => {
    expect(search('salado')[0]?.context).toMatchObject({ chain: 11, active: 34, company: 1 });
    expect(search('salado', emptyContext)[0]?.context).toEqual({
      chain: 11,
      active: null,
      company: 1,
      establishment: null,
    });
  });
});

describe('an asset type of two chains', () => {
  const twice: TopBar = {
    ...items,
    suplyChain: [...items.suplyChain, { id: 14, value: 'Cueros', icon: 'scroll' }],
    actives: [
      ...items.actives,
      { id: 35, value: 'Partidas de cuero', fk: 14, counted: 34, noun: 'partidas' },
    ],
  };
  const both = catalogueOf(twice, { counted: String, origin: String });
  const offered = (chain: number) =>
    optionsAt(twice, both, { ...emptyContext, chain }, 'active').map(({ name, line }) => [name, line]);

  it('is offered once under each, with the count of that chain', () => {
    expect(offered(12)).toEqual([['Silobolsas', '0']]);
    expect(offered(14)).toEqual([['Partidas de cuero', '34']]);
    expect(offered(12)).toEqual([['Silobolsas', '0']]);
  });

  it('is named by the chain that is chosen', () => {
    expect(chosenAt(both, { ...emptyContext, chain: 14, active: 35 }, 'active')?.name).toBe(
      'Partidas de cuero',
    );
  });

  it('is found under each', () => {
    expect(searchContext(twice, both, now, 'partidas').map(({ context }) => context)).toMatchObject([
      { chain: 14, active: 35 },
    ]);
  });
});
