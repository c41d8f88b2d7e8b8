import type { Proposals, FieldOf } from '../../model/field';
import { campaigns, diagnosticTests, doseUnits, testResults, treatmentProducts } from '../lookups/cattle';
import { farms, observed, paper } from './cattle-blocks';
import { vaccineChoice } from '../fields/cattle-fields';
import { recordedIn } from './common-events';
import { needed, vet } from '../fields/common-fields';
import type { Derivation, EventFieldParts, OrdinaryEvent } from '../../model/event-model';
import { route, treatmentClass, vaccineBatch, withdrawalDays, withdrawn } from '../fields/health-fields';
import { ofVaccines } from './cattle-needs';
import { formOf, stepOf, stepWith } from '../fields/form-steps';

/** What is done for the health of an animal: vaccines, treatments, tests, and the chute session that joins them. */

/** Products that are known, with what their label says: a proposal, as the package in hand wins. */
export const productProposals: Proposals = {
  from: { list: treatmentProducts },
  minCharacters: 0,
  freeText: true,
};

export const product: FieldOf<'autocomplete'> & EventFieldParts = {
  name: 'product',
  label: { es: 'Producto', en: 'Product' },
  type: 'autocomplete',
  proposals: { ...productProposals, copies: { active: 'active', withdrawal_days: 'withdrawal_days' } },
  hint: { es: 'Como figura en el envase', en: 'As printed on the package' },
  writes: 'last_treatment',
};

/** The day of the last vaccine against foot-and-mouth. */
export const vaccinated: Derivation = {
  attribute: 'fmd_last_date',
  rule: 'eventDay',
  when: 'vaccines',
  options: ['AFT'],
};

export const vaccination: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Vacunación', en: 'Vaccination' },
  icon: 'syringe',
  fields: [
    {
      name: 'vaccines',
      label: { es: 'Vacunas', en: 'Vaccines' },
      ...vaccineChoice,
      validations: { mandatory: true },
      writes: 'vaccines_given',
      adds: true,
    },
    {
      name: 'campaign',
      label: { es: 'Campaña', en: 'Campaign' },
      type: 'select',
      hint: { es: 'Obligatoria con aftosa', en: 'Needed with foot-and-mouth' },
      values: campaigns,
      validations: { mandatoryWhen: { parentField: 'vaccines', parentValue: ['AFT'] } },
    },
    {
      name: 'campaign_year',
      label: { es: 'Año de la campaña', en: 'Campaign year' },
      type: 'number',
      ungrouped: true,
      validations: { min: { value: 2000 }, max: { value: 2100 } },
    },
    { ...vaccineBatch, validations: { mandatory: true } },
    {
      name: 'batch_valid_to',
      label: { es: 'Vencimiento de la partida', en: 'Batch expiry' },
      type: 'date',
      validations: { min: { field: '_eventDate_' } },
    },
    {
      name: 'dose_ml',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      unit: 'ml',
      validations: { min: { value: 0.5 }, max: { value: 20 } },
    },
    vet,
    { ...paper, name: 'act_file', label: { es: 'Acta de vacunación', en: 'Vaccination record' } },
  ],
  form: formOf(
    stepWith('vaccine', { es: 'Vacuna', en: 'Vaccine' }, [
      {
        title: { es: 'Vacuna y campaña', en: 'Vaccine and campaign' },
        fields: ['vaccines', 'campaign', 'campaign_year'],
      },
    ]),
    stepWith('batch', { es: 'Partida', en: 'Batch' }, [
      {
        title: { es: 'Partida y dosis', en: 'Batch and dose' },
        fields: ['vaccine_batch', 'batch_valid_to', 'dose_ml', 'vet'],
      },
    ]),
    stepOf('record', { es: 'Acta', en: 'Record' }, ['act_file']),
  ),
  ...recordedIn(farms),
  health: {},
  public: { as: 'care', titles: [{ title: { es: 'Vacunaciones', en: 'Vaccinations' } }] },
  epcis: observed,
  derives: [vaccinated],
  requires: ofVaccines,
};

export const treatment: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Tratamiento', en: 'Treatment' },
  icon: 'pill',
  fields: [
    { ...treatmentClass, validations: { mandatory: true } },
    { ...product, validations: { mandatory: true } },
    { name: 'active', label: { es: 'Principio activo', en: 'Active ingredient' }, type: 'text' },
    needed(withdrawalDays),
    {
      name: 'dose',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      validations: { min: { value: 0 }, max: { value: 10_000 } },
    },
    {
      name: 'dose_unit',
      label: { es: 'Unidad', en: 'Unit' },
      type: 'select',
      values: doseUnits,
      defaultValue: 'ML',
      segmented: true,
    },
    needed(route),
    { name: 'reason', label: { es: 'Motivo', en: 'Reason' }, type: 'text' },
    vet,
    { ...paper, name: 'prescription', label: { es: 'Receta', en: 'Prescription' } },
  ],
  form: formOf(
    stepWith('product', { es: 'Producto', en: 'Product' }, [
      {
        title: { es: 'Producto y retiro', en: 'Product and withdrawal' },
        fields: ['treatment_class', 'product', 'active', 'withdrawal_days'],
      },
    ]),
    stepWith('dose', { es: 'Dosis', en: 'Dose' }, [
      { title: { es: 'Dosis y vía', en: 'Dose and route' }, fields: ['dose', 'dose_unit', 'route'] },
    ]),
    stepWith('prescription', { es: 'Receta', en: 'Prescription' }, [
      { title: { es: 'Indicación', en: 'Prescription' }, fields: ['reason', 'vet', 'prescription'] },
    ]),
  ),
  ...recordedIn(farms),
  health: {},
  epcis: { bizStep: 'other', disposition: 'unavailable' },
  derives: [withdrawn],
};

export const diagnosticTest: OrdinaryEvent = {
  eventType: 117,
  name: { es: 'Diagnóstico', en: 'Diagnostic test' },
  icon: 'flask-conical',
  fields: [
    {
      name: 'test',
      label: { es: 'Análisis', en: 'Test' },
      type: 'select',
      values: diagnosticTests,
      validations: { mandatory: true },
    },
    { name: 'lab', label: { es: 'Laboratorio', en: 'Laboratory' }, type: 'text' },
    {
      name: 'result',
      label: { es: 'Resultado', en: 'Result' },
      type: 'select',
      values: testResults,
      segmented: true,
      columns: 12,
    },
    { name: 'protocol', label: { es: 'Protocolo', en: 'Protocol' }, type: 'text' },
    { ...paper, name: 'report_file', label: { es: 'Informe', en: 'Report' } },
  ],
  form: formOf(
    stepOf('sample', { es: 'Muestra', en: 'Sample' }, ['test', 'lab']),
    stepOf('result', { es: 'Resultado', en: 'Result' }, ['result', 'protocol', 'report_file']),
  ),
  ...recordedIn([...farms, 10]),
  health: {},
  epcis: {
    bizStep: 'sampling',
    disposition: 'conformant',
    when: [{ field: 'result', is: ['POS'], disposition: 'non_conformant' }],
  },
};
