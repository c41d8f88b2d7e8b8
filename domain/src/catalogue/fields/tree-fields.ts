import type { Field, FieldOf } from '../../model/field';
import { treeHealths, treePests } from '../lookups/trees';

/** Fields of trees that are both among their attributes and in the forms of their events. */

export const diameter: Field = {
  name: 'dbh',
  label: { es: 'DAP', en: 'DBH' },
  type: 'float',
  unit: 'cm',
  hint: { es: 'Diámetro a 1,30 m', en: 'Diameter at 1.30 m' },
  validations: { min: { value: 0 }, max: { value: 250 } },
};

export const height: Field = {
  name: 'height',
  label: { es: 'Altura total', en: 'Total height' },
  type: 'float',
  unit: 'm',
  validations: { min: { value: 0 }, max: { value: 60 } },
};

export const prunedHeight: Field = {
  name: 'pruned_height',
  label: { es: 'Altura podada', en: 'Pruned height' },
  type: 'float',
  unit: 'm',
  validations: { min: { value: 0 }, max: { field: 'height' } },
};

export const treeCount: FieldOf<'number'> = {
  name: 'tree_count',
  label: { es: 'N.º de árboles', en: 'Number of trees' },
  type: 'number',
  validations: { min: { value: 1 }, max: { value: 1_000_000 } },
};

export const health: FieldOf<'select'> = {
  name: 'health',
  label: { es: 'Sanidad', en: 'Health' },
  type: 'select',
  values: treeHealths,
  segmented: true,
  columns: 12,
};

export const pests: Field = {
  name: 'pests',
  label: { es: 'Plagas y daños', en: 'Pests and damage' },
  type: 'groupedmultiselectbox',
  values: treePests,
};

export const treePlace: Field = {
  name: 'location',
  label: { es: 'Ubicación', en: 'Location' },
  type: 'location',
};

export const plotOutline: Field = {
  name: 'plot_geometry',
  label: { es: 'Contorno', en: 'Outline' },
  type: 'polygon',
  validations: { nearLocation: { field: 'location', km: 5 } },
};
