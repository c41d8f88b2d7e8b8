import { treeAr } from '@huella/domain/catalogue/assets/tree-ar';
import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { nursery, plantation, sawmill } from './forest-places';
import { reserveSteps } from './forest-reserve';
import {
  adding,
  beside,
  fieldAround,
  grouping,
  happening,
  happeningTo,
  named,
  sending,
  type Desk,
  type Step,
} from './step';
import type { Site } from './venture';

const treesAt = (box: Site): Desk => ({ box, assetType: treeAr.id });

/** The codes of what stands and trees are recorded by, in the catalogue. */
const standEvents = {
  certificate: 8,
  retire: 13,
  measuring: 103,
  pruning: 104,
  thinning: 105,
  health: 106,
  felling: 107,
};

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

type Growth = readonly [wood: number, girth: number, rise: number];

function speciesOf(
  specie: string,
  [wood, girth, rise]: Growth,
  spacing: Species['spacing'],
  provenance: string,
  material: string,
): Species {
  return { specie, wood, girth, rise, spacing, provenance, material };
}

const species: readonly [Species, ...Species[]] = [
  speciesOf('pinus_taeda', [420, 2, 1.35], [3, 2.5], 'Marion, Florida', 'seed_orchard'),
  speciesOf('eucalyptus_grandis', [430, 2.6, 2.6], [4, 2.5], 'INTA Concordia', 'clone'),
  speciesOf('pinus_hybrid', [440, 2.1, 1.4], [3, 2.5], 'Híbrido F1, Queensland', 'clone'),
  speciesOf('pinus_elliottii', [470, 1.8, 1.15], [3, 2], 'Huerto Cerro Azul', 'seed_orchard'),
  speciesOf('araucaria_angustifolia', [480, 1.5, 0.9], [3, 3], 'San Pedro, Misiones', 'seed'),
  speciesOf('toona_ciliata', [450, 2.2, 1.5], [4, 3], 'Vivero Garuhapé', 'clone'),
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
  return {
    dbh: Math.round(girth * years * slower * 10) / 10,
    height: Math.round(rise * years * slower * 10) / 10,
  };
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
  const desk = treesAt(plantation);
  const measured = workday(addDays(today, at));
  const { dbh = null, height = null } = grown(found, years + 1);
  const pruned = {
    pruned_height: Math.min(6.5, Math.floor(Number(height) * 4) / 10),
    share: 'p40',
    crew: 'Cuadrilla Benítez',
  };
  return [
    ...happeningTo(desk, measured, standEvents.measuring, tag, { measured_on: measured, dbh, height }),
    ...(years < 9 ? happeningTo(desk, workday(addDays(measured, 21)), standEvents.pruning, tag, pruned) : []),
    ...(years >= 9 && at % 2 === 0
      ? happeningTo(desk, workday(addDays(measured, 35)), standEvents.thinning, tag, {
          kind: 'selective',
          intensity: 30,
          removed: 120 * years,
          density: 310,
        })
      : []),
    ...(at % 4 === 1
      ? happeningTo(desk, workday(addDays(measured, 50)), standEvents.health, tag, {
          health: at % 8 === 1 ? 'fair' : 'good',
          pests: [at % 8 === 1 ? 'sirex' : 'ants'],
          treatment: 'Cebos y nematodos, según plan',
        })
      : []),
  ];
}

/** The eldest stands are felled, and their logs go to the sawmill. */
function felled(): readonly Step[] {
  const desk = treesAt(plantation);
  const old = stands.filter(({ years }) => years >= 14);
  const clear = old.slice(0, 2).map(({ tag }) => tag);
  return [
    ...old.flatMap(({ tag }, at) =>
      happeningTo(desk, workday(addDays('2026-08-10', at * 4)), standEvents.felling, tag, {
        felled_on: workday(addDays('2026-08-10', at * 4)),
        product: 'log',
        logs: 620 + at * 85,
        volume: 240.5 + at * 31,
      }),
    ),
    ...sending(desk, '2026-09-09', sawmill, clear, {
      transfer_type: 'ownership',
      guide_number: 'GF-N-2026-008114',
    }),
    ...happening({ ...treesAt(sawmill) }, '2026-10-01', standEvents.retire, named(clear.slice(0, 1)), {
      disposal_type: 'felled',
      disposal_reason: 'Aserrado en tablas de 1 pulgada.',
    }),
    ...happening(
      desk,
      '2026-09-22',
      standEvents.certificate,
      old
        .slice(2)
        .map(({ tag }, at) => ({ tag, values: { cert_number: `SA-FM/COC-004${String(512 + at)}` } })),
      {
        cert_type: 'fsc',
        cert_issuer: 'Soil Association Certification',
        cert_from: '2026-09-01',
        cert_to: '2031-08-31',
      },
    ),
  ];
}

/** What happens to stands, seedlings and the trees of the reserve. */
export function forestSteps(): readonly Step[] {
  const planted = stands.filter(({ box }) => box === plantation);
  const young = stands.filter(({ box }) => box === nursery).map(({ tag }) => tag);
  return [
    ...stands.map(({ tag, box, day, values }) => adding(treesAt(box), day, tag, values)),
    ...planted.flatMap(tended),
    ...felled(),
    ...happening(treesAt(nursery), '2026-05-12', standEvents.health, named(young), {
      health: 'good',
      treatment: 'Fungicida preventivo',
    }),
    ...sending(treesAt(nursery), '2026-06-22', plantation, young.slice(0, 3), {
      transfer_type: 'ownership',
    }),
    ...grouping(
      treesAt(plantation),
      '2026-10-14',
      'Rodales FSC 2026',
      planted
        .filter(({ years }) => years < 14)
        .slice(0, 8)
        .map(({ tag }) => tag),
    ),
    ...reserveSteps(),
  ];
}
