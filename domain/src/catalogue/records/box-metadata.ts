import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import { dicoseMasks, holdingMasks } from '../fields/cattle-fields';
import { optionsOf } from '../../reference/options';
import { open, unless } from './record-parts';

/** A field that establishments of some types have, in some countries or in all. */
interface Metadata {
  readonly subtypes: readonly number[];
  readonly countries?: readonly string[];
  readonly field: Field;
}

const upTo = (max: number) => ({ min: { value: 0 }, max: { value: max } });

const grazing = [5, 6, 7, 8];

/** What is known of an establishment by what it is (document 3 section 2: fields depend on the type). */
const metadata: readonly Metadata[] = [
  {
    subtypes: [...grazing, 9, 12],
    countries: ['AR'],
    field: { name: 'renspa', label: { es: 'RENSPA', en: 'RENSPA' }, type: 'masked', masks: holdingMasks },
  },
  {
    subtypes: [...grazing, 9],
    countries: ['UY'],
    field: { name: 'dicose', label: { es: 'DICOSE', en: 'DICOSE' }, type: 'masked', masks: dicoseMasks },
  },
  {
    subtypes: [10, 11, 13],
    field: {
      name: 'plant_number',
      label: { es: 'Número de habilitación', en: 'Plant number' },
      type: 'text',
      validations: { maxLength: 40 },
    },
  },
  {
    subtypes: [...grazing, 15, 16, 27, 33],
    field: {
      name: 'surface',
      label: { es: 'Superficie', en: 'Surface' },
      type: 'float',
      unit: 'ha',
      validations: upTo(1_000_000),
    },
  },
  {
    subtypes: [...grazing, 9, 12],
    field: {
      name: 'heads_capacity',
      label: { es: 'Capacidad en cabezas', en: 'Capacity in head' },
      type: 'number',
      validations: upTo(1_000_000),
    },
  },
  {
    subtypes: [10, 13],
    field: {
      name: 'daily_slaughter',
      label: { es: 'Faena diaria en cabezas', en: 'Head slaughtered per day' },
      type: 'number',
      validations: upTo(100_000),
    },
  },
  {
    subtypes: [27, 28, 34, 35, 36],
    field: {
      name: 'storage',
      label: { es: 'Almacenaje', en: 'Storage' },
      type: 'float',
      unit: 't',
      validations: upTo(10_000_000),
    },
  },
  {
    subtypes: [30, 31, 32],
    field: {
      name: 'daily_hides',
      label: { es: 'Cueros por día', en: 'Hides a day' },
      type: 'number',
      validations: upTo(1_000_000),
    },
  },
  {
    subtypes: [31],
    field: {
      name: 'effluents',
      label: { es: 'Tratamiento de efluentes', en: 'Effluent treatment' },
      type: 'select',
      values: optionsOf([
        ['own', 'Planta propia', 'Own plant'],
        ['shared', 'Planta compartida', 'Shared plant'],
        ['none', 'Sin tratamiento', 'None'],
      ]),
    },
  },
  {
    subtypes: [37],
    field: {
      name: 'yearly_beer',
      label: { es: 'Producción anual', en: 'Yearly output' },
      type: 'number',
      unit: 'hl',
      validations: upTo(100_000_000),
    },
  },
  {
    subtypes: [16, 17],
    field: {
      name: 'timber_register',
      label: { es: 'Registro forestal', en: 'Forestry register' },
      type: 'text',
      validations: { maxLength: 40 },
    },
  },
  {
    subtypes: [2, 3],
    field: {
      name: 'opening_hours',
      label: { es: 'Horario de atención', en: 'Opening hours' },
      type: 'text',
      validations: { maxLength: 100 },
    },
  },
];

/** The fields of establishments of some types, each shown for its own, as a country has them. */
export function metadataFields(subtypes: readonly number[], country: string): readonly Attribute[] {
  return metadata
    .filter((each) => each.countries?.includes(country) ?? true)
    .filter((each) => each.subtypes.some((subtype) => subtypes.includes(subtype)))
    .map((each) => open({ ...each.field, ...unless('subtype', each.subtypes.map(String)) }));
}
