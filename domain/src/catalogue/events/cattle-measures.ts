import { weighingTypes } from '../lookups/cattle';
import { farms, holders, inspected, observed, weighed } from './cattle-blocks';
import {
  bodyCondition,
  castrated,
  castratedCategories,
  category,
  dentition,
  paddock,
  place,
  productiveSystem,
  weight,
} from '../fields/cattle-fields';
import { ofCategory } from './cattle-needs';
import { recordedIn } from './common-events';
import { needed } from '../fields/common-fields';
import type { OrdinaryEvent } from '../../model/event-model';
import { formOf, stepWith } from '../fields/form-steps';

/** What is seen and measured of an animal, and where it lives: weight, teeth, category, condition, system, paddock. */

export const weighing: OrdinaryEvent = {
  eventType: 1,
  name: { es: 'Cambio de peso', en: 'Weighing' },
  icon: 'scale',
  fields: [
    { ...needed(weight), writes: 'weight' },
    {
      name: 'weighing_type',
      label: { es: 'Tipo de pesada', en: 'Weighing type' },
      type: 'select',
      values: weighingTypes,
      defaultValue: 'PER',
      validations: { mandatory: true },
    },
    {
      name: 'shrink_pct',
      label: { es: 'Desbaste', en: 'Shrink' },
      type: 'float',
      unit: '%',
      validations: { min: { value: 0 }, max: { value: 15 } },
    },
  ],
  form: formOf(
    stepWith('weighing', { es: 'Cambio de peso', en: 'Weighing' }, [
      { title: { es: 'Pesada', en: 'Weighing' }, fields: ['weight', 'weighing_type', 'shrink_pct'] },
    ]),
  ),
  ...recordedIn([...holders, 10]),
  public: { as: 'care', titles: [{ title: { es: 'Pesadas', en: 'Weighings' } }], shows: 'weight' },
  epcis: inspected,
  derives: weighed,
};

export const systemChange: OrdinaryEvent = {
  eventType: 3,
  name: { es: 'Cambio de sistema productivo', en: 'Production system' },
  icon: 'sprout',
  fields: [
    { ...productiveSystem, writes: 'productive_system' },
    { ...paddock, writes: 'paddock' },
  ],
  form: formOf(
    stepWith('system', { es: 'Sistema productivo', en: 'Production system' }, [
      { title: { es: 'Sistema y lugar', en: 'System and place' }, fields: ['productive_system', 'paddock'] },
    ]),
  ),
  ...recordedIn(farms),
  public: {
    as: 'care',
    titles: [{ title: { es: 'Sistema', en: 'System' } }],
    shows: 'productive_system',
  },
  epcis: observed,
};

export const dentitionChange: OrdinaryEvent = {
  eventType: 5,
  name: { es: 'Cambio de dentición', en: 'Dentition' },
  icon: 'smile',
  fields: [{ ...dentition, validations: { mandatory: true }, writes: 'dentition' }],
  form: formOf(
    stepWith('dentition', { es: 'Dentición', en: 'Dentition' }, [
      { title: { es: 'Boca', en: 'Mouth' }, fields: ['dentition'] },
    ]),
  ),
  ...recordedIn([...holders, 10]),
  epcis: inspected,
};

export const categoryChange: OrdinaryEvent = {
  eventType: 6,
  name: { es: 'Cambio de categoría', en: 'Category' },
  icon: 'git-branch',
  fields: [
    { ...castrated, writes: 'castrated' },
    { ...category, writes: 'category' },
  ],
  form: formOf(
    stepWith('category', { es: 'Categoría', en: 'Category' }, [
      { title: { es: 'Nueva categoría', en: 'New category' }, fields: ['castrated', 'category'] },
    ]),
  ),
  ...recordedIn(holders),
  requires: ofCategory,
  epcis: observed,
  derives: [
    {
      attribute: 'castrated',
      rule: 'value',
      value: true,
      when: [{ parentField: 'category', parentValue: castratedCategories }],
    },
  ],
};

export const conditionChange: OrdinaryEvent = {
  eventType: 9,
  name: { es: 'Cambio de condición corporal', en: 'Body condition' },
  icon: 'gauge',
  fields: [{ ...needed(bodyCondition), writes: 'body_condition' }],
  form: formOf(
    stepWith('condition', { es: 'Condición corporal', en: 'Body condition' }, [
      { title: { es: 'Condición', en: 'Condition' }, fields: ['body_condition'] },
    ]),
  ),
  ...recordedIn(farms),
  epcis: inspected,
};

export const paddockMove: OrdinaryEvent = {
  eventType: 108,
  name: { es: 'Cambio de potrero', en: 'Paddock move' },
  icon: 'map-pinned',
  fields: [
    { ...paddock, validations: { mandatory: true }, writes: 'paddock' },
    { ...place, writes: 'location' },
  ],
  form: formOf(
    stepWith('paddock', { es: 'Potrero', en: 'Paddock' }, [
      { title: { es: 'Nuevo lugar', en: 'New place' }, fields: ['paddock', 'location'] },
    ]),
  ),
  ...recordedIn(farms),
  epcis: { bizStep: 'storing', disposition: 'in_progress' },
};
