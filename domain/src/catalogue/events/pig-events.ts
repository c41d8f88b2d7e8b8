import { pigFarms, pigSubtypes } from '../fields/pig-fields';
import type { Field, Option } from '../../model/field';
import type { FillStep } from '../../model/form-model';
import { doseUnits, ownConsumption } from '../lookups/cattle';
import { pigDisposals, pigSlaughter, pigVaccines } from '../lookups/pigs';
import { recordedIn, retireIn, transferIn } from './common-events';
import { needed, paperField, vet } from '../fields/common-fields';
import type { EventField, OrdinaryEvent, TransferEvent } from '../../model/event-model';
import {
  route,
  treatmentClass,
  underWithdrawal,
  vaccineBatch,
  withdrawalDays,
  withdrawn,
} from '../fields/health-fields';
import { driver, permit, permitMotive, truckPlate } from '../fields/transport-fields';
import { formOf, stepOf } from '../fields/form-steps';

/** Events that single pigs and batches of them share; each model says what they write. */

/** Where they go to be slaughtered. */
const pigPlants = [13];

const farm = recordedIn(pigFarms);
const observed = { bizStep: 'other', disposition: 'in_progress' };

/** Weighing of what the field measures: one animal, or the mean of a batch. */
export function pigWeighing(measure: Field, others: readonly EventField[] = []): OrdinaryEvent {
  const fields = [{ ...needed(measure), writes: measure.name }, ...others];
  return {
    eventType: 1,
    name: { es: 'Cambio de peso', en: 'Weighing' },
    icon: 'scale',
    fields,
    form: formOf(
      stepOf(
        'weighing',
        { es: 'Pesada', en: 'Weighing' },
        fields.map(({ name }) => name),
      ),
    ),
    ...farm,
    public: { as: 'care', titles: [{ title: { es: 'Pesadas', en: 'Weighings' } }], shows: measure.name },
    epcis: { bizStep: 'inspecting', disposition: 'in_progress' },
  };
}

export function pigCategoryChange(category: Field, others: readonly EventField[] = []): OrdinaryEvent {
  const fields = [{ ...category, writes: category.name }, ...others];
  return {
    eventType: 6,
    name: { es: 'Cambio de categoría', en: 'Class' },
    icon: 'git-branch',
    fields,
    form: formOf(
      stepOf(
        'category',
        { es: 'Categoría', en: 'Class' },
        fields.map(({ name }) => name),
      ),
    ),
    ...farm,
    epcis: observed,
  };
}

export const pigVaccination: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Vacunación', en: 'Vaccination' },
  icon: 'syringe',
  fields: [
    {
      name: 'vaccines',
      label: { es: 'Vacunas', en: 'Vaccines' },
      type: 'multiselectbox',
      values: pigVaccines,
      validations: { mandatory: true },
      writes: 'vaccines_given',
      adds: true,
    },
    { ...vaccineBatch, validations: { mandatory: true, maxLength: 30 } },
    {
      name: 'dose_ml',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      unit: 'ml',
      validations: { min: { value: 0.5 }, max: { value: 10 } },
    },
    vet,
    paperField('act_file', 'Acta', 'Record'),
  ],
  form: formOf(
    stepOf('vaccine', { es: 'Vacuna', en: 'Vaccine' }, ['vaccines', 'vaccine_batch', 'dose_ml', 'vet']),
    stepOf('record', { es: 'Acta', en: 'Record' }, ['act_file']),
  ),
  ...farm,
  health: {},
  public: { as: 'care', titles: [{ title: { es: 'Vacunaciones', en: 'Vaccinations' } }] },
  epcis: observed,
};

export const pigTreatment: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Tratamiento', en: 'Treatment' },
  icon: 'pill',
  fields: [
    needed(treatmentClass),
    {
      name: 'product',
      label: { es: 'Producto', en: 'Product' },
      type: 'autocomplete',
      proposals: { from: { attribute: 'last_treatment' }, freeText: true },
      validations: { mandatory: true },
      writes: 'last_treatment',
    },
    needed(withdrawalDays),
    {
      name: 'dose',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      validations: { min: { value: 0 }, max: { value: 10_000 } },
      columns: 3,
    },
    { name: 'dose_unit', label: { es: 'Unidad', en: 'Unit' }, type: 'select', values: doseUnits, columns: 3 },
    route,
    paperField('prescription', 'Receta', 'Prescription'),
  ],
  form: formOf(
    stepOf('product', { es: 'Producto', en: 'Product' }, ['treatment_class', 'product', 'withdrawal_days']),
    stepOf('dose', { es: 'Dosis', en: 'Dose' }, ['dose', 'dose_unit', 'route', 'prescription']),
  ),
  ...farm,
  health: {},
  epcis: { bizStep: 'other', disposition: 'unavailable' },
  derives: [withdrawn],
};

/** From shed to shed: the places that the model has. */
export function pigMove(places: readonly Field[]): OrdinaryEvent {
  return {
    eventType: 108,
    name: { es: 'Cambio de galpón', en: 'Shed move' },
    icon: 'map-pinned',
    fields: places.map((place) => ({ ...place, writes: place.name })),
    form: formOf(
      stepOf(
        'shed',
        { es: 'Galpón', en: 'Shed' },
        places.map(({ name }) => name),
      ),
    ),
    ...farm,
    epcis: { bizStep: 'storing', disposition: 'in_progress' },
  };
}

const carcassFields: readonly EventField[] = [
  {
    name: 'slaughter_troop',
    label: { es: 'Tropa de faena', en: 'Slaughter consignment' },
    type: 'text',
    validations: { mandatory: true, maxLength: 15 },
    writes: 'slaughter_troop',
  },
  {
    name: 'disposal_type',
    label: { es: 'Motivo de baja', en: 'Reason for retirement' },
    type: 'select',
    values: pigDisposals,
    disabled: true,
    defaultValue: pigSlaughter,
    writes: 'disposal_type',
  },
  {
    name: 'carcass_weight',
    label: { es: 'Peso res', en: 'Carcass weight' },
    type: 'float',
    unit: 'kg',
    validations: { mandatory: true, min: { value: 3 }, max: { value: 1_000_000 } },
    writes: 'carcass_weight',
  },
  {
    name: 'lean_pct',
    label: { es: 'Magro', en: 'Lean' },
    type: 'float',
    unit: '%',
    decimals: 1,
    validations: { min: { value: 30 }, max: { value: 70 } },
    writes: 'lean_pct',
  },
];

/** In the slaughterhouse alone, and never within withdrawal. */
export function pigSlaughterWith(others: readonly EventField[] = []): OrdinaryEvent {
  const fields = [...carcassFields, ...others];
  const steps: readonly FillStep[] = [
    stepOf('slaughter', { es: 'Faena', en: 'Slaughter' }, ['slaughter_troop', 'disposal_type']),
    stepOf(
      'carcass',
      { es: 'Res', en: 'Carcass' },
      fields.slice(2).map(({ name }) => name),
    ),
  ];
  return {
    eventType: 10,
    name: { es: 'Faena', en: 'Slaughter' },
    icon: 'package',
    fields,
    form: formOf(...steps),
    ...recordedIn([13]),
    public: { as: 'stop', titles: [{ title: { es: 'Faena', en: 'Slaughter' } }] },
    epcis: {
      bizStep: 'commissioning',
      disposition: 'in_progress',
      transformation: { asset: 'input', yields: [{ product: 'carcass', field: 'carcass_weight' }] },
    },
    derives: [{ attribute: 'disposal_date', rule: 'eventDay', when: 'slaughter_troop' }],
    rules: [underWithdrawal],
  };
}

/** Slaughter is an event of its own, so it is not among the reasons offered. */
export const pigRetire: OrdinaryEvent = retireIn(
  pigSubtypes,
  pigDisposals.filter(({ key }: Option) => key !== pigSlaughter),
  // What is eaten on the farm was slaughtered, too.
  { rules: [{ ...underWithdrawal, when: { parentField: 'disposal_type', parentValue: [ownConsumption] } }] },
);

export const pigTransfer: TransferEvent = transferIn(
  pigSubtypes,
  [permit, permitMotive, truckPlate, ...driver],
  {
    rules: [{ ...underWithdrawal, to: pigPlants }],
  },
);
