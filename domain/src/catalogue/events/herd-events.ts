import { deathCauses } from '../lookups/cattle';
import { herdCategories } from '../lookups/herds';
import { cattleEvents } from './cattle';
import { holders } from './cattle-blocks';
import { paddockMove } from './cattle-measures';
import { recordedIn, registrationIn } from './common-events';
import type { OfferedEvent, OrdinaryEvent } from '../../model/event-model';
import type { Requirement } from '../../model/requirement';
import { headCountIn, headMovementIn, headsLeft, mergeIn, splitIn } from './head-events';
import { formOf, stepOf } from '../fields/form-steps';

/** The events of a herd of cattle: what happens to all of it at once, and what changes the number of heads. */

/** Requirements of sex and age are those of single animals: of a herd it is asked whether any of it is left. */
function ofCattle(code: number, requires: readonly Requirement[] = []): OfferedEvent {
  const found = cattleEvents.find((event) => event.eventType === code);
  if (found === undefined) throw new Error(`cattle have no event ${String(code)}`);
  return { ...found, requires };
}

const held = [headsLeft];

const weighing: OrdinaryEvent = {
  eventType: 1,
  name: { es: 'Cambio de peso', en: 'Weighing' },
  icon: 'scale',
  fields: [
    {
      name: 'avg_weight',
      label: { es: 'Peso promedio', en: 'Average weight' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 10 }, max: { value: 1200 } },
      writes: 'avg_weight',
    },
    {
      name: 'sample_heads',
      label: { es: 'Cabezas pesadas', en: 'Head weighed' },
      type: 'number',
      validations: { min: { value: 1 }, max: { field: 'heads' } },
    },
  ],
  form: formOf(stepOf('weighing', { es: 'Pesada', en: 'Weighing' }, ['avg_weight', 'sample_heads'])),
  ...recordedIn(holders),
  requires: held,
  public: { as: 'care', titles: [{ title: { es: 'Pesadas', en: 'Weighings' } }], shows: 'avg_weight' },
  epcis: { bizStep: 'inspecting', disposition: 'in_progress' },
};

const categoryChange: OrdinaryEvent = {
  eventType: 6,
  name: { es: 'Cambio de categoría', en: 'Category' },
  icon: 'git-branch',
  fields: [
    {
      name: 'category',
      label: { es: 'Categoría', en: 'Category' },
      type: 'select',
      values: herdCategories,
      validations: { mandatory: true },
      writes: 'category',
    },
  ],
  form: formOf(stepOf('category', { es: 'Categoría', en: 'Category' }, ['category'])),
  ...recordedIn(holders),
  requires: held,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
};

const paddockOnly: OrdinaryEvent = {
  ...paddockMove,
  requires: held,
  fields: paddockMove.fields.filter(({ name }) => name === 'paddock'),
  form: formOf(stepOf('paddock', { es: 'Potrero', en: 'Paddock' }, ['paddock'])),
};

/** What a herd that parts leaves to the other one. */
const inherited = [
  'category',
  'breed',
  'productive_system',
  'purpose',
  'paddock',
  'avg_weight',
  'renspa',
  'entry_date',
];

export const herdEvents: readonly OfferedEvent[] = [
  registrationIn(holders, {
    public: {
      as: 'stop',
      titles: [{ title: { es: 'Ingresó', en: 'Arrived' }, at: 'entry_date' }],
    },
  }),
  ofCattle(0),
  weighing,
  headMovementIn(holders, deathCauses),
  headCountIn(holders),
  ofCattle(103, held),
  ofCattle(104, held),
  paddockOnly,
  categoryChange,
  ofCattle(3, held),
  splitIn(holders, 'herd_code', inherited),
  // A mixed herd takes in any other.
  mergeIn(holders, [{ attribute: 'category', as: 'category', unless: ['MIX'] }]),
  ofCattle(101),
  ofCattle(102),
  ofCattle(13),
  ofCattle(1000, held),
];
