import type { Field, Mask } from '../../model/field';
import { hideDefects, materialStages, selections, tannages, weightClasses } from '../lookups/leather';

/** Fields of hides that are both among their attributes and in the forms of their events. */

export const blendMasks: readonly Mask[] = [
  { regex: '^BL\\d{6}[A-Z]{2}\\d$', mask: 'BL-######-@@#', example: 'BL-251104-WB1' },
  { regex: '^BL\\d{6}[A-Z]{2}\\d{2}$', mask: 'BL-######-@@##', example: 'BL-251104-WB12' },
  { regex: '^BL\\d{6}[A-Z]{2}$', mask: 'BL-######-@@', example: 'BL-251104-WB' },
];

export const materialStage = {
  name: 'material_stage',
  label: { es: 'Estado del material', en: 'Material stage' },
  type: 'select',
  values: materialStages,
} satisfies Field;

export const selection: Field = {
  name: 'selection_grade',
  label: { es: 'Selección', en: 'Selection' },
  type: 'select',
  hint: { es: 'TR1 es la mejor de siete', en: 'TR1 is the best of seven' },
  values: selections,
};

export const weightClass: Field = {
  name: 'weight_class',
  label: { es: 'Rango de peso verde', en: 'Green weight range' },
  type: 'select',
  values: weightClasses,
};

export const totalArea: Field = {
  name: 'total_area',
  label: { es: 'Superficie', en: 'Area' },
  type: 'float',
  unit: 'm²',
  validations: { min: { value: 0.01 }, max: { value: 200_000 } },
};

export const thinnest: Field = {
  name: 'thickness_min',
  label: { es: 'Espesor mínimo', en: 'Minimum thickness' },
  type: 'float',
  unit: 'mm',
  validations: { min: { value: 0.4 }, max: { value: 6 } },
};

export const thickest: Field = {
  name: 'thickness_max',
  label: { es: 'Espesor máximo', en: 'Greatest thickness' },
  type: 'float',
  unit: 'mm',
  validations: { min: { field: 'thickness_min' }, max: { value: 6 } },
};

export const tannage = {
  name: 'tannage',
  label: { es: 'Curtido', en: 'Tannage' },
  type: 'select',
  values: tannages,
} satisfies Field;

export const defects: Field = {
  name: 'defects',
  label: { es: 'Defectos', en: 'Defects' },
  type: 'groupedmultiselectbox',
  values: hideDefects,
};
