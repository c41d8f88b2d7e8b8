import { tree } from '@huella/domain/assets/tree';
import { treeAr } from '@huella/domain/assets/tree-ar';
import type { Values } from '@huella/domain/fields/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { adding, beside, fieldAround, grouping, happening, named, sending, type Desk, type Step } from './step';
import type { Settlement, Site } from './venture';

const chain = 10;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Misiones';
const yaboti = 'Forestal Yabotí S.A.';
const parana = 'Aserradero Alto Paraná S.R.L.';

const plantation: Site = {
  company: yaboti,
  name: 'Plantación Yabotí',
  kind: 'Plantación',
  city: 'Eldorado',
  region,
  zone,
  position: [-54.5983, -26.4217],
  recorder: 'demo',
};

const nursery: Site = {
  company: yaboti,
  name: 'Vivero Garuhapé',
  kind: 'Vivero',
  city: 'Garuhapé',
  region,
  zone,
  position: [-54.9561, -26.8175],
  recorder: 'demo',
};

const sawmill: Site = {
  company: parana,
  name: 'Aserradero Montecarlo',
  kind: 'Aserradero',
  city: 'Montecarlo',
  region,
  zone,
  position: [-54.7571, -26.5662],
  recorder: 'walter.schneider',
};

/** A forest company with its nursery, and the sawmill that takes its logs. */
export const forestPlaces: Settlement = {
  companies: [
    { name: yaboti, chain, country: 'AR', rol: 'Productor', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: parana, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'walter.schneider' },
  ],
  boxes: [plantation, nursery, sawmill],
  people: [
    {
      name: 'walter.schneider',
      firstname: 'Walter',
      lastname: 'Schneider',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: parana }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: yaboti }],
};

const standsAt = (box: Site): Desk => ({ box, assetType: treeAr.id });
const treesAt = (box: Site): Desk => ({ box, assetType: tree.id });

/** The codes of what stands and trees are recorded by, in the catalogue. */
const standEvents = { certificate: 8, retire: 13, measuring: 103, pruning: 104, thinning: 105, health: 106, felling: 107 };
const treeEvents = { retire: 13, measuring: 103, care: 104, replanting: 105 };

/** A planted species: its wood, and how it grows in a year (centimetres across, metres up). */
interface Species {
  readonly specie: string;
  readonly wood: number;
  readonly girth: number;
  readonly rise: number;
  readonly spacing: readonly [number, number];
  readonly provenance: string;
  readonly material: string;
}

const species: readonly [Species, ...Species[]] = [
  { specie: 'pinus_taeda', wood: 420, girth: 2, rise: 1.35, spacing: [3, 2.5], provenance: 'Marion, Florida', material: 'seed_orchard' },
  { specie: 'eucalyptus_grandis', wood: 430, girth: 2.6, rise: 2.6, spacing: [4, 2.5], provenance: 'INTA Concordia', material: 'clone' },
  { specie: 'pinus_hybrid', wood: 440, girth: 2.1, rise: 1.4, spacing: [3, 2.5], provenance: 'Híbrido F1, Queensland', material: 'clone' },
  { specie: 'pinus_elliottii', wood: 470, girth: 1.8, rise: 1.15, spacing: [3, 2], provenance: 'Huerto Cerro Azul', material: 'seed_orchard' },
  { specie: 'araucaria_angustifolia', wood: 480, girth: 1.5, rise: 0.9, spacing: [3, 3], provenance: 'San Pedro, Misiones', material: 'seed' },
  { specie: 'toona_ciliata', wood: 450, girth: 2.2, rise: 1.5, spacing: [4, 3], provenance: 'Vivero Garuhapé', material: 'clone' },
];

interface Stand {
  readonly tag: string;
  readonly box: Site;
  readonly day: Day;
  readonly species: Species;
  readonly years: number;
  readonly values: Values;
}

const today = '2026-06-01';

/** Twenty-two stands of the plantation, and eight lots of seedlings in the nursery. */
const stands: readonly Stand[] = [
  ...Array.from({ length: 22 }, (_, at) => plantedStand(throwDice(100_000 + at), at)),
  ...Array.from({ length: 8 }, (_, at) => seedlings(throwDice(100_100 + at), at)),
];

function plantedStand(dice: Dice, at: number): Stand {
  const found = species[at % species.length] ?? species[0];
  const years = 3 + ((at * 5) % 14);
  const planted = addDays(`${String(2026 - years)}-06-20`, dice.between(0, 60));
  const area = decimal(dice, 8, 38);
  const [rows, plants] = found.spacing;
  const density = Math.round(((10_000 / (rows * plants)) * (years > 9 ? 45 : years > 6 ? 65 : 92)) / 100);
  const tag = `YABR${String(101 + Math.floor(at / 4))}${String(at + 1).padStart(4, '0')}`;
  const center = beside(plantation.position, -1_800 + (at % 6) * 620, -900 + Math.floor(at / 6) * 540);
  const side = Math.sqrt(area * 10_000);
  const values = {
    ...grown(found, years),
    ...planting(found, planted),
    tree_code: tag,
    unit_kind: 'stand',
    plot: `Rodal ${String(101 + Math.floor(at / 4))}, parcela ${String((at % 4) + 1)}`,
    tree_count: Math.round(density * area),
    density,
    area,
    wood_density: found.wood,
    health: dice.pick(['good', 'good', 'good', 'fair']),
    certification: ['fsc_fm'],
    plan_number: 'Ley 25.080, expte. 0217/14',
    location: center,
    plot_geometry: fieldAround(center.geometry.coordinates, side * 1.2, side / 1.2),
  };
  return { tag, box: plantation, day: workday(addDays('2025-03-03', at * 2)), species: found, years, values };
}

/** How thick and tall trees of a species are after so many years. */
function grown({ girth, rise }: Species, years: number): Values {
  const slower = 1 - 0.018 * years;
  return { dbh: Math.round(girth * years * slower * 10) / 10, height: Math.round(rise * years * slower * 10) / 10 };
}

function planting({ specie, material, provenance, spacing }: Species, day: Day): Values {
  const [rows, plants] = spacing;
  return {
    specie,
    forest_origin: 'planted',
    genetic_material: material,
    provenance,
    nursery_lot: `VG-${day.slice(0, 4)}-${specie.slice(0, 3).toUpperCase()}`,
    planting_date: day,
    spacing_rows: rows,
    spacing_plants: plants,
  };
}

function seedlings(dice: Dice, at: number): Stand {
  const found = species[(at * 2 + 1) % species.length] ?? species[0];
  const sown = workday(addDays('2026-01-12', at * 6));
  const tag = `VGAR001${String(at + 1).padStart(4, '0')}`;
  const values = {
    tree_code: tag,
    unit_kind: 'seedlings',
    ...planting(found, sown),
    plot: `Cancha ${String((at % 3) + 1)}, mesada ${String(at + 1)}`,
    tree_count: dice.between(40, 120) * 100,
    height: decimal(dice, 0.1, 0.3),
    health: 'good',
    renspa: '14.091.0.00312/00',
    location: beside(nursery.position, 20 * at, 35),
  };
  return { tag, box: nursery, day: sown, species: found, years: 0, values };
}

/** What foresters do in a stand: measure it each winter, prune it young, thin it later. */
function tended({ tag, species: found, years }: Stand, at: number): readonly Step[] {
  const desk = standsAt(plantation);
  const measured = workday(addDays(today, at));
  const { dbh = null, height = null } = grown(found, years + 1);
  const pruned = { pruned_height: Math.min(6.5, Math.floor(Number(height) * 4) / 10), share: 'p40', crew: 'Cuadrilla Benítez' };
  return [
    ...happening(desk, measured, standEvents.measuring, [{ tag, values: { measured_on: measured, dbh, height } }]),
    ...(years < 9 ? happening(desk, workday(addDays(measured, 21)), standEvents.pruning, [{ tag, values: pruned }]) : []),
    ...(years >= 9 && at % 2 === 0
      ? happening(desk, workday(addDays(measured, 35)), standEvents.thinning, [{ tag, values: { kind: 'selective', intensity: 30, removed: 120 * years, density: 310 } }])
      : []),
    ...(at % 4 === 1
      ? happening(desk, workday(addDays(measured, 50)), standEvents.health, [{ tag, values: { health: at % 8 === 1 ? 'fair' : 'good', pests: [at % 8 === 1 ? 'sirex' : 'ants'], treatment: 'Cebos y nematodos, según plan' } }])
      : []),
  ];
}

/** The eldest stands are felled, and their logs go to the sawmill. */
function felled(): readonly Step[] {
  const desk = standsAt(plantation);
  const old = stands.filter(({ years }) => years >= 14);
  const clear = old.slice(0, 2).map(({ tag }) => tag);
  return [
    ...old.flatMap(({ tag }, at) =>
      happening(desk, workday(addDays('2026-08-10', at * 4)), standEvents.felling, [
        { tag, values: { felled_on: workday(addDays('2026-08-10', at * 4)), product: 'log', logs: 620 + at * 85, volume: 240.5 + at * 31 } },
      ]),
    ),
    ...sending(desk, '2026-09-09', sawmill, clear, { transfer_type: 'ownership', guide_number: 'GF-N-2026-008114' }),
    ...happening({ ...standsAt(sawmill) }, '2026-10-01', standEvents.retire, named(clear.slice(0, 1)), { disposal_type: 'felled', disposal_reason: 'Aserrado en tablas de 1 pulgada.' }),
    ...happening(desk, '2026-09-22', standEvents.certificate, old.slice(2).map(({ tag }, at) => ({ tag, values: { cert_number: `SA-FM/COC-004${String(512 + at)}` } })), {
      cert_type: 'fsc',
      cert_issuer: 'Soil Association Certification',
      cert_from: '2026-09-01',
      cert_to: '2031-08-31',
    }),
  ];
}

/** Trees that somebody looks after by name: where, and what they are called. */
const natives = [
  ['handroanthus', 'Lapacho rosado'],
  ['cedrela', 'Cedro misionero'],
  ['peltophorum_dubium', 'Ibirá pitá'],
  ['cordia_trichotoma', 'Peteribí'],
  ['araucaria_angustifolia', 'Pino Paraná'],
] as const;
type Native = (typeof natives)[number];

const sponsors = ['Escuela N.º 219', 'Familia Kunz', 'Cooperativa Eldorado', 'Marta Zajaczkowski', 'Club Social Garuhapé'] as const;

interface Grown {
  readonly tag: string;
  readonly day: Day;
  readonly dbh: number;
  readonly height: number;
  readonly values: Values;
}

/** Twenty-eight trees of the reserve beside the plantation. */
const reserve: readonly Grown[] = Array.from({ length: 28 }, (_, at) => {
  const dice = throwDice(101_000 + at);
  const [specie, name]: Native = natives[at % natives.length] ?? natives[0];
  const planted = addDays(`${String(2017 + (at % 7))}-09-10`, dice.between(0, 30));
  const age = 2025 - Number(planted.slice(0, 4));
  const [dbh, height] = [decimal(dice, 1.1 * age, 1.6 * age), decimal(dice, 0.7 * age, 1.1 * age)];
  const values = {
    tree_tag: `MI${String(400 + at).padStart(6, '0')}`,
    common_name: name,
    specie,
    use: dice.pick([['conservation'], ['conservation', 'carbon'], ['shade', 'conservation']]),
    planted_on: planted,
    dbh,
    height,
    condition: at % 9 === 5 ? 'fair' : 'good',
    certified: at % 3 === 0,
    location: beside(plantation.position, 1_500 + (at % 7) * 9, 700 + Math.floor(at / 7) * 11),
    ...(at % 2 === 0 ? { sponsor: dice.pick(sponsors), sponsor_phone: '+543751421330' } : {}),
  };
  return { tag: values.tree_tag, day: workday(addDays('2025-09-15', at)), dbh, height, values };
});

function reserveSteps(): readonly Step[] {
  const desk = treesAt(plantation);
  const tags = reserve.map(({ tag }) => tag);
  const measured = reserve.map(({ tag, dbh, height }, at) => ({
    tag,
    values: { dbh: Math.round((dbh + 1.3) * 10) / 10, height: Math.round((height + 0.8) * 10) / 10, condition: at === 17 ? 'dead' : at % 9 === 5 ? 'poor' : 'good' },
  }));
  return [
    ...reserve.map(({ tag, day, values }) => adding(desk, day, tag, values)),
    ...happening(desk, '2026-01-20', treeEvents.care, named(tags), { task: ['weeding', 'watering'] }),
    ...happening(desk, '2026-08-26', treeEvents.measuring, measured, { measured_on: '2026-08-26' }),
    ...happening(desk, '2026-09-02', treeEvents.care, named(tags.slice(0, 14)), { task: ['pruning'] }),
    ...happening(desk, '2026-09-16', treeEvents.replanting, named(tags.slice(14, 15)), { planted_on: '2026-09-15' }),
    ...happening(desk, '2026-09-30', treeEvents.retire, named(tags.slice(17, 18)), { disposal_type: 'dead', disposal_reason: 'Seco después de la helada de julio.' }),
    ...grouping(desk, '2026-10-08', 'Padrinos de la escuela 219', tags.slice(0, 8)),
  ];
}

/** What happens to stands, seedlings and the trees of the reserve. */
export function forestSteps(): readonly Step[] {
  const planted = stands.filter(({ box }) => box === plantation);
  const young = stands.filter(({ box }) => box === nursery).map(({ tag }) => tag);
  return [
    ...stands.map(({ tag, box, day, values }) => adding(standsAt(box), day, tag, values)),
    ...planted.flatMap(tended),
    ...felled(),
    ...happening(standsAt(nursery), '2026-05-12', standEvents.health, named(young), { health: 'good', treatment: 'Fungicida preventivo' }),
    ...sending(standsAt(nursery), '2026-06-22', plantation, young.slice(0, 3), { transfer_type: 'ownership' }),
    ...grouping(standsAt(plantation), '2026-10-14', 'Rodales FSC 2026', planted.filter(({ years }) => years < 14).slice(0, 8).map(({ tag }) => tag)),
    ...reserveSteps(),
  ];
}
