import type { Field, FieldOf, Mask } from '../../model/field';
import { currencies, grades, grainStatuses, insuredRisks, riskLevels } from '../lookups/stored-grain';

/** Fields of silo bags that are both among their attributes and in the forms of their events. */

/** Eleven digits of the tax number, as papers write them. */
export const taxIdMasks: readonly Mask[] = [
  { regex: '^\\d{11}$', mask: '##-########-#', example: '20-12345678-6' },
];

/** The code of a waybill: eleven digits. */
export const waybillMasks: readonly Mask[] = [
  { regex: '^\\d{11}$', mask: '###########', example: '10134354744' },
];

export const status: FieldOf<'select'> = {
  name: 'asset_status_change',
  label: { es: 'Estado', en: 'Status' },
  type: 'select',
  values: grainStatuses,
};

export const tonnage: FieldOf<'float'> = {
  name: 'tonnage',
  label: { es: 'Tonelaje', en: 'Tonnage' },
  type: 'float',
  unit: 't',
  validations: { min: { value: 0.1 }, max: { value: 500 } },
};

export const bagPlace: FieldOf<'location'> = {
  name: 'location_bags',
  label: { es: 'Ubicación del silobolsa', en: 'Location of the bag' },
  type: 'location',
  hint: { es: 'Dentro del campo', en: 'Inside the field' },
  validations: { inPolygon: 'box' },
  addressAutoGeoposition: true,
};

export const outline: Field = {
  name: 'geometry',
  label: { es: 'Contorno', en: 'Outline' },
  type: 'polygon',
  validations: { nearLocation: { field: 'location_bags', km: 5 } },
};

export const moisture: Field = {
  name: 'moisture',
  label: { es: 'Humedad', en: 'Moisture' },
  type: 'float',
  unit: '%',
  validations: { min: { value: 5 }, max: { value: 40 } },
};

/** What a laboratory says of a sample, in the order of its report. */
export const qualityFields = {
  foreignMatter: {
    name: 'foreign_matter',
    label: { es: 'Materias extrañas', en: 'Foreign matter' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 30 } },
  },
  damaged: {
    name: 'damaged_grains',
    label: { es: 'Granos dañados', en: 'Damaged grains' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 100 } },
  },
  testWeight: {
    name: 'test_weight',
    label: { es: 'Peso hectolítrico', en: 'Test weight' },
    type: 'float',
    unit: 'kg/hl',
    validations: { min: { value: 35 }, max: { value: 90 } },
  },
  protein: {
    name: 'protein',
    label: { es: 'Proteína', en: 'Protein' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 5 }, max: { value: 45 } },
  },
  grade: { name: 'grade', label: { es: 'Grado', en: 'Grade' }, type: 'select', values: grades },
} as const satisfies Record<string, Field>;

export const grainTemperature: Field = {
  name: 'grain_temperature',
  label: { es: 'Temperatura del grano', en: 'Grain temperature' },
  type: 'float',
  unit: '°C',
  validations: { min: { value: -10 }, max: { value: 60 } },
};

export const co2Level: Field = {
  name: 'co2_level',
  label: { es: 'CO₂ intergranario', en: 'CO₂ between grains' },
  type: 'float',
  unit: '%',
  hint: { es: 'Grano seco: de 3 a 10 %', en: 'Dry grain: 3 to 10 %' },
  validations: { min: { value: 0 }, max: { value: 25 } },
};

export const risk: Field = {
  name: 'risk_level',
  label: { es: 'Riesgo de almacenamiento', en: 'Storage risk' },
  type: 'select',
  values: riskLevels,
  segmented: true,
};

const uninsured = { parentField: 'insurance_company', parentValue: [''] };

/** Who insures a bag, for how much, until when and against what. */
export const insuranceFields = {
  company: { name: 'insurance_company', label: { es: 'Aseguradora', en: 'Insurer' }, type: 'text' },
  policy: {
    name: 'insurance_policy',
    label: { es: 'N.º de póliza', en: 'Policy number' },
    type: 'text',
    validations: { minLength: 3, maxLength: 40 },
    hideCondition: uninsured,
  },
  sum: {
    name: 'insurance_sum',
    label: { es: 'Suma asegurada', en: 'Sum insured' },
    type: 'float',
    validations: { min: { value: 0 } },
    hideCondition: uninsured,
  },
  currency: {
    name: 'insurance_currency',
    label: { es: 'Moneda', en: 'Currency' },
    type: 'select',
    values: currencies,
    hideCondition: uninsured,
  },
  to: {
    name: 'insurance_to',
    label: { es: 'Fin de cobertura', en: 'Cover ends' },
    type: 'date',
    validations: { min: { field: 'date_bagged' } },
    hideCondition: uninsured,
  },
  risks: {
    name: 'insurance_risks',
    label: { es: 'Riesgos cubiertos', en: 'Risks covered' },
    type: 'multiselect',
    values: insuredRisks,
    hideCondition: uninsured,
  },
} as const satisfies Record<string, Field>;

/** An analysis of a sample, and what it found line by line. */
export const analysisFields = {
  code: {
    name: 'sample_code',
    label: { es: 'Muestra', en: 'Sample' },
    type: 'masked',
    masks: [{ regex: '^[A-Z]{3}\\d{7}$', mask: '@@@-##-#####', example: 'CAC-25-10442' }],
  },
  laboratory: { name: 'laboratory', label: { es: 'Laboratorio', en: 'Laboratory' }, type: 'text' },
  sampledOn: { name: 'sampled_on', label: { es: 'Fecha de muestreo', en: 'Sampled on' }, type: 'date' },
  results: {
    name: 'quality_results',
    label: { es: 'Resultados', en: 'Results' },
    type: 'sub_detail',
    list: {
      noun: { one: { es: 'resultado', en: 'result' }, many: { es: 'resultados', en: 'results' } },
      fields: [
        {
          name: 'parameter',
          label: { es: 'Parámetro', en: 'Parameter' },
          type: 'text',
          validations: { mandatory: true },
        },
        {
          name: 'value',
          label: { es: 'Valor', en: 'Value' },
          type: 'float',
          validations: { mandatory: true },
          columns: 3,
        },
        { name: 'unit', label: { es: 'Unidad', en: 'Unit' }, type: 'text', columns: 3 },
        { name: 'tolerance', label: { es: 'Tolerancia', en: 'Tolerance' }, type: 'float' },
        {
          name: 'in_tolerance',
          label: { es: 'Dentro de tolerancia', en: 'Within tolerance' },
          type: 'checkbox',
        },
      ],
    },
  },
} as const satisfies Record<string, Field>;
