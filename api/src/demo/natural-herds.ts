import { cows } from '@huella/domain/catalogue/assets/cows';
import { pastureToken } from '@huella/domain/catalogue/assets/pasture-token';
import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice } from './dice';
import { medanos } from './natural-places';
import { adding, beside, fieldAround, grouping, happening, named, type Desk, type Step } from './step';

const herds: Desk = { box: medanos, assetType: cows.id };
const pastures: Desk = { box: medanos, assetType: pastureToken.id };

/** The codes of what herds and grazing rights are recorded by, in the catalogue. */
const herdEvents = {
  weighing: 1,
  category: 6,
  vaccination: 103,
  treatment: 104,
  paddock: 108,
  heads: 131,
  count: 132,
};
const pastureEvents = { retire: 13, extension: 122, measuring: 123, termination: 124 };

/** A kind of herd: what it is called, its least and its most heads and kilos. */
interface Kind {
  readonly category: string;
  readonly name: string;
  readonly purpose: string;
  readonly heads: readonly [number, number];
  readonly kilos: readonly [number, number];
}

const kinds: readonly [Kind, ...Kind[]] = [
  { category: 'CCR', name: 'Vacas con cría', purpose: 'CRI', heads: [90, 160], kilos: [415, 450] },
  { category: 'VQ', name: 'Vaquillonas', purpose: 'REP', heads: [40, 75], kilos: [275, 330] },
  { category: 'NT', name: 'Novillitos', purpose: 'INV', heads: [50, 95], kilos: [255, 320] },
  { category: 'TM', name: 'Terneros', purpose: 'REC', heads: [60, 110], kilos: [165, 205] },
  { category: 'NO', name: 'Novillos', purpose: 'FAE', heads: [30, 60], kilos: [410, 455] },
];

const paddocks = [
  ['El Cangrejal', 310],
  ['Médano Alto', 185],
  ['La Cañada', 240],
  ['Aguada del Norte', 95],
  ['Los Talas', 160],
] as const;
type Paddock = (typeof paddocks)[number];

interface Herd {
  readonly tag: string;
  readonly day: Day;
  readonly heads: number;
  readonly kilos: number;
  readonly values: Values;
}

/** Twenty herds that are counted by heads. */
const standing: readonly Herd[] = Array.from({ length: 20 }, (_, at) => {
  const dice = throwDice(112_000 + at);
  const kind = kinds[at % kinds.length] ?? kinds[0];
  const [paddock, hectares]: Paddock = paddocks[(at * 2) % paddocks.length] ?? paddocks[0];
  const heads = dice.between(...kind.heads);
  const kilos = decimal(dice, ...kind.kilos);
  const tag = `MD-${kind.category}-${String(at + 1).padStart(2, '0')}`;
  const day = workday(addDays('2025-09-08', at * 2));
  const gate = beside(medanos.position, -900 + (at % 5) * 520, 400 * Math.floor(at / 5) - 600);
  const side = Math.sqrt(hectares * 10_000);
  const values = {
    herd_code: tag,
    herd_name: `${kind.name} ${String(Math.floor(at / 5) + 1)}`,
    category: kind.category,
    breed: dice.pick(['AA', 'AA', 'H', 'GC']),
    heads,
    avg_weight: kilos,
    productive_system: 'PAS',
    purpose: kind.purpose,
    paddock,
    paddock_ha: hectares,
    gate,
    paddock_polygon: fieldAround(gate.geometry.coordinates, side, side),
    renspa: '01.042.0.01188/00',
    brand_no: '48.217',
    entry_date: day,
    manager_phone: '+542252491077',
  };
  return { tag, day, heads, kilos, values };
});

function herdsOf(category: string): readonly Herd[] {
  return standing.filter(({ values }) => values['category'] === category);
}

/** What changes the heads of a herd: births, deaths, sales, and a count that finds fewer. */
function headSteps(): readonly Step[] {
  const births = herdsOf('CCR').map(({ tag, heads }) => ({
    tag,
    values: { movement: 'NAC', quantity: Math.round(heads * 0.62) },
  }));
  const deaths = standing.slice(5, 9).map(({ tag }, at) => ({
    tag,
    values: { movement: 'MUE', quantity: 1 + (at % 2), death_cause: at % 2 === 0 ? 'CAR' : 'TEM' },
  }));
  const counts = herdsOf('VQ').map(({ tag, heads }, at) => ({ tag, values: { counted: heads - (at % 3) } }));
  const sales = tagsOf('NO').slice(0, 2);
  return [
    ...happening(herds, '2025-11-18', herdEvents.heads, births),
    ...happening(herds, '2026-01-27', herdEvents.heads, deaths),
    ...happening(herds, '2026-09-24', herdEvents.heads, named(sales), {
      ...{ movement: 'VEN', quantity: 18, dte: '0410117788' },
    }),
    ...happening(herds, '2026-10-15', herdEvents.count, counts),
  ];
}

function tagsOf(category: string): readonly string[] {
  return herdsOf(category).map(({ tag }) => tag);
}

/** What is done to herds: vaccines, worming, weighing, other paddocks. */
function careSteps(): readonly Step[] {
  const all = standing.map(({ tag }) => tag);
  const weighed = ['NT', 'NO', 'TM']
    .flatMap((category) => herdsOf(category))
    .map(({ tag, kilos, heads }) => ({
      tag,
      values: { avg_weight: Math.round(kilos + 62), sample_heads: Math.min(heads, 25) },
    }));
  const vaccine = {
    ...{ vaccines: ['AFT'], campaign: 'AF1', campaign_year: 2026, vaccine_batch: 'BB-4471' },
    ...{ batch_valid_to: '2027-06-30', dose_ml: 2, vet: 'M. V. Joaquín Urdapilleta' },
  };
  const wormer = {
    ...{ treatment_class: 'END', product: 'Ivermectina 1 % inyectable', withdrawal_days: 35 },
    ...{ dose: 6, dose_unit: 'ML', route: 'SC' },
  };
  return [
    ...happening(herds, '2026-04-09', herdEvents.vaccination, named(all), vaccine),
    ...happening(herds, '2026-05-13', herdEvents.treatment, named(tagsOf('TM')), wormer),
    ...happening(herds, '2026-06-10', herdEvents.weighing, weighed),
    ...happening(herds, '2026-07-15', herdEvents.paddock, named(tagsOf('VQ')), { paddock: 'Los Talas' }),
    ...happening(herds, '2026-08-19', herdEvents.category, named(tagsOf('TM').slice(0, 2)), {
      category: 'NT',
    }),
    ...grouping(herds, '2026-10-28', 'Invernada, primavera', tagsOf('NT')),
  ];
}

const fields = [
  'La Laura',
  'El Tajamar',
  'San Clemente Viejo',
  'La Isolina',
  'Monte Grande',
  'El Tuyú',
  'Las Tijeras',
  'La Tosca',
] as const;
const grantees = [
  'Agropecuaria Iribarne Hnos.',
  'Ganadera del Tuyú S.A.',
  'Sucesión Arana',
  'Hermanos Pérez Millán',
] as const;

interface Token {
  readonly tag: string;
  readonly day: Day;
  readonly until: Day;
  readonly values: Values;
}

/** Twenty grazing rights: some run, some ran out, one begins later. */
const tokens: readonly Token[] = Array.from({ length: 20 }, (_, at) => {
  const dice = throwDice(113_000 + at);
  const name = fields[at % fields.length] ?? fields[0];
  const area = decimal(dice, 45, 320);
  const day = workday(addDays('2025-09-29', at * 17));
  const from = at === 19 ? '2026-12-01' : addDays(day, 7);
  const until = addDays(from, at % 3 === 0 ? 180 : 364);
  // Sixty young steers take up all of this one.
  const isOfOneHerd = at === 15;
  const tag = `PT${name.replaceAll(' ', '').slice(0, 6).toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')}${String(at + 1).padStart(2, '0')}`;
  const entrance = beside(medanos.position, 1_400 * (at % 5) - 2_500, 900 * Math.floor(at / 5));
  const side = Math.sqrt(area * 10_000);
  const pasture = dice.pick(['NAT', 'NAT', 'AGR', 'CON', 'VDI']);
  const values = {
    token_code: tag,
    field_name: name,
    entrance,
    field_polygon: fieldAround(entrance.geometry.coordinates, side * 1.1, side / 1.1),
    area_ha: area,
    pasture_type: pasture,
    forage_kg: dice.between(12, 30) * 100,
    services: dice.pick([
      ['MOL', 'MAN'],
      ['TAJ', 'SOM'],
      ['MOL', 'MAN', 'CAR', 'BAL'],
      ['ARR', 'ELE'],
    ]),
    renspa: '01.042.0.01188/00',
    contract_type: at % 4 === 3 ? 'PTO' : 'PTJ',
    animal_units: isOfOneHerd ? 42 : Math.round(area * 0.6),
    categories: dice.pick(isOfOneHerd ? [['NT', 'NO']] : [['VA'], ['NT', 'NO'], ['VQ', 'VA']]),
    valid_from: from,
    valid_to: until,
    grantee: dice.pick(grantees),
    custody: dice.pick(['DAD', 'TOM', 'COM']),
    ...(at % 2 === 0
      ? { price_basis: 'CAB', price: dice.between(70, 110) * 100, currency: 'ARS' }
      : { price_basis: 'KGN', price: decimal(dice, 5, 7), currency: 'KGN' }),
    contact_phone: '+542252491077',
    email: 'pasturas@losmedanos.example',
    ...(at % 5 === 0
      ? { conditions: 'Agua y alambrado a cargo del dador; sal y sanidad a cargo del tomador.' }
      : {}),
  };
  return { tag, day, until, values };
});

function tokenSteps(): readonly Step[] {
  const tags = tokens.map(({ tag }) => tag);
  const grass = (first: number, kilos: number) =>
    tags.slice(first, first + 6).map((tag, at) => ({
      tag,
      values: { forage_kg: kilos + at * 110, height_cm: 12 + at * 2, method: at % 2 === 0 ? 'COR' : 'DIS' },
    }));
  const extended = [...tokens.slice(6, 7), ...tokens.slice(9, 10)].map(({ tag, until }) => ({
    tag,
    values: { new_valid_to: addDays(until, 90) },
  }));
  return [
    ...happening(pastures, '2026-03-11', pastureEvents.measuring, grass(0, 1_450)),
    ...happening(pastures, '2026-06-24', pastureEvents.measuring, grass(4, 980)),
    ...happening(pastures, '2026-07-08', pastureEvents.extension, extended.slice(0, 1)),
    ...happening(pastures, '2026-07-09', pastureEvents.extension, extended.slice(1)),
    ...happening(pastures, '2026-08-12', pastureEvents.termination, named(tags.slice(4, 5)), {
      termination_reason: 'El tomador vendió la hacienda.',
    }),
    ...happening(pastures, '2026-09-10', pastureEvents.retire, named(tags.slice(0, 1)), {
      disposal_type: 'ended',
    }),
    ...happening(pastures, '2026-10-21', pastureEvents.measuring, grass(12, 1_720)),
  ];
}

/** What happens to herds and grazing rights of Los Médanos. */
export function herdSteps(): readonly Step[] {
  return [
    ...standing.map(({ tag, day, values }) => adding(herds, day, tag, values)),
    ...tokens.map(({ tag, day, values }) => adding(pastures, day, tag, values)),
    ...headSteps(),
    ...careSteps(),
    ...tokenSteps(),
  ];
}
