import { grainAnalysisSample } from '../fields/sample-documents';
import { paperEndings } from '../fields/attribute-blocks';
import {
  bagConditions,
  currencies,
  observationReasons,
  releaseKinds,
  weighingMethods,
  withoutTestWeight,
} from '../lookups/stored-grain';
import { oneByOne, recordedIn, withoutSheet } from './common-events';
import { needed, paperField, photos } from '../fields/common-fields';
import type {
  EventField,
  OfferedEvent,
  OrdinaryEvent,
  SenderEvent,
  Subtypes,
  EventOnlyField,
} from '../../model/event-model';
import {
  analysisFields,
  bagPlace,
  co2Level,
  grainTemperature,
  insuranceFields,
  moisture,
  outline,
  qualityFields,
  risk,
  status,
  taxIdMasks,
  tonnage,
  waybillMasks,
} from '../fields/storage-fields';
import { truckPlate } from '../fields/transport-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { is, isNot, requiring } from '../fields/needs';

/** Events of silo bags. Codes 1, 2, 5 and 6 are those of document 2 section 4; own ones start at 100. */

const held: Subtypes = [27, 28, 29];
const loads: Subtypes = [27, 28];
const keeper: Subtypes = [28];

/** A bag that secures a loan goes nowhere. */
const notPledged = isNot('guarantee_state', 'pledged');
export const unpledged = requiring(
  notPledged,
  'Está prendado: primero debe liberarse la garantía',
  'It is pledged: the guarantee must be released first',
);

/** Only what is in good condition is handed over. */
export const sound = requiring(
  isNot('asset_status_change', 'inactive', 'observed', 'invalidated', 'expired'),
  'No va de {{source}} a {{target}} en estado «{{asset_status_change}}»; solo se transfiere lo que está activo o validado',
  'It does not go from {{source}} to {{target}} in the state “{{asset_status_change}}”; only what is active or validated can be transferred',
);

const waybill: EventOnlyField = {
  name: 'ctg',
  label: { es: 'CTG de la carta de porte', en: 'Waybill CTG' },
  type: 'masked',
  masks: waybillMasks,
};

/** The papers of a lorry load of grain. */
export const grainPapers: readonly EventOnlyField[] = [waybill, truckPlate];

const evidence: EventField = {
  name: 'evidence',
  label: { es: 'Respaldo', en: 'Evidence' },
  type: 'file',
  files: { max: 5, endings: paperEndings },
};

const weightChange: OrdinaryEvent = {
  eventType: 1,
  name: { es: 'Cambio de peso', en: 'Weight change' },
  icon: 'scale',
  fields: [
    { ...needed(tonnage), writes: 'tonnage' },
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: weighingMethods,
      validations: { mandatory: true },
    },
    paperField('ticket', 'Ticket de balanza', 'Scale ticket'),
  ],
  form: formOf(stepOf('weight', { es: 'Peso', en: 'Weight' }, ['tonnage', 'method', 'ticket'])),
  ...recordedIn(loads),
  epcis: { bizStep: 'inspecting', disposition: 'available' },
};

const geolocation: OrdinaryEvent = {
  eventType: 2,
  name: { es: 'Geolocalización', en: 'Geolocation' },
  icon: 'map-pinned',
  fields: [
    { ...needed(bagPlace), writes: 'location_bags' },
    { ...needed(outline), writes: 'geometry' },
  ],
  form: formOf(
    stepOf('place', { es: 'Punto', en: 'Point' }, ['location_bags']),
    stepOf('outline', { es: 'Contorno', en: 'Outline' }, ['geometry']),
  ),
  ...recordedIn(loads, oneByOne),
  epcis: { bizStep: 'inspecting', disposition: 'available' },
};

const comment: EventField = {
  name: 'comment',
  label: { es: 'Comentario', en: 'Comment' },
  type: 'multiline',
  private: true,
};

const newStatus: EventField = { ...status, validations: { mandatory: true }, writes: 'asset_status_change' };

const validation: OrdinaryEvent = {
  eventType: 5,
  name: { es: 'Validación', en: 'Validation' },
  icon: 'badge-check',
  fields: [
    newStatus,
    {
      name: 'observation_reasons',
      label: { es: 'Motivos de la observación', en: 'Reasons for observing' },
      type: 'groupedmultiselectbox',
      values: observationReasons,
      validations: { mandatoryWhen: { parentField: status.name, parentValue: ['observed'] } },
      hideCondition: { parentField: status.name, parentValue: ['observed'], not: true },
    },
    evidence,
    comment,
  ],
  form: formOf(
    stepOf('status', { es: 'Nuevo estado', en: 'New status' }, [status.name, 'observation_reasons']),
    stepOf('evidence', { es: 'Respaldo', en: 'Evidence' }, ['evidence', 'comment']),
  ),
  ...recordedIn(held),
  permissionsRelation: ['EXPERT_USER'],
  public: { as: 'care', titles: [{ title: { es: 'Validación', en: 'Validation' } }] },
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
};

const statusChange: OrdinaryEvent = {
  eventType: 6,
  name: { es: 'Cambio de estado', en: 'Status change' },
  icon: 'git-branch',
  fields: [
    newStatus,
    {
      name: 'reason',
      label: { es: 'Motivo', en: 'Reason' },
      type: 'multiline',
      validations: { mandatory: true, maxLength: 500 },
    },
    evidence,
  ],
  form: formOf(
    stepOf('status', { es: 'Nuevo estado', en: 'New status' }, [status.name, 'reason']),
    stepOf('evidence', { es: 'Respaldo', en: 'Evidence' }, ['evidence']),
  ),
  ...recordedIn(held),
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

const inspection: SenderEvent = {
  eventType: 103,
  name: { es: 'Inspección', en: 'Inspection' },
  icon: 'stethoscope',
  fields: [
    {
      name: 'inspected_at',
      label: { es: 'Fecha y hora', en: 'Date and time' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, max: { today: {} } },
    },
    {
      name: 'bag_condition',
      label: { es: 'Estado de la bolsa', en: 'Condition of the bag' },
      type: 'select',
      values: bagConditions,
      validations: { mandatory: true },
      segmented: true,
    },
    { name: 'gps', label: { es: 'Dónde se tomó', en: 'Taken at' }, type: 'location' },
    { ...moisture, writes: 'moisture' },
    { ...grainTemperature, writes: 'grain_temperature' },
    { ...co2Level, writes: 'co2_level' },
    { ...risk, validations: { mandatory: true }, writes: 'risk_level' },
    photos,
  ],
  form: formOf(
    stepOf('bag', { es: 'Bolsa', en: 'Bag' }, ['inspected_at', 'bag_condition', 'gps']),
    stepOf(
      'readings',
      { es: 'Lecturas', en: 'Readings' },
      ['moisture', 'grain_temperature', 'co2_level', 'risk_level'],
      { es: 'Lo que deje en blanco no cambia.', en: 'What you leave blank does not change.' },
    ),
    stepOf('photos', { es: 'Fotos', en: 'Photos' }, ['photos']),
  ),
  ...recordedIn(held),
  onTransferred: true,
  public: { as: 'care', titles: [{ title: { es: 'Inspecciones', en: 'Inspections' } }] },
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
  derives: [{ attribute: 'last_inspection_date', rule: 'eventDay', when: 'inspected_at' }],
};

const analysis: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Análisis de calidad', en: 'Quality analysis' },
  icon: 'flask-conical',
  fields: [
    { ...analysisFields.code, validations: { mandatory: true } },
    { ...analysisFields.laboratory, validations: { mandatory: true } },
    { ...analysisFields.sampledOn, validations: { mandatory: true, max: { today: {} } } },
    { ...needed(moisture), writes: 'moisture' },
    { ...qualityFields.foreignMatter, writes: 'foreign_matter' },
    { ...qualityFields.damaged, writes: 'damaged_grains' },
    {
      ...qualityFields.testWeight,
      hideCondition: { parentField: 'specie', parentValue: withoutTestWeight },
      writes: 'test_weight',
    },
    {
      ...qualityFields.protein,
      hideCondition: { parentField: 'specie', parentValue: ['maiz', 'sorgo', 'girasol', 'colza'] },
      writes: 'protein',
    },
    { ...qualityFields.grade, writes: 'grade' },
    analysisFields.results,
    paperField('report', 'Informe', 'Report', { downloadMockup: grainAnalysisSample }),
  ],
  form: formOf(
    stepOf('sample', { es: 'Muestra', en: 'Sample' }, ['sample_code', 'laboratory', 'sampled_on']),
    stepOf('results', { es: 'Resultados', en: 'Results' }, [
      'moisture',
      'foreign_matter',
      'damaged_grains',
      'test_weight',
      'protein',
      'grade',
      'quality_results',
    ]),
    stepOf('report', { es: 'Informe', en: 'Report' }, ['report']),
  ),
  ...recordedIn(loads, withoutSheet),
  public: { as: 'care', titles: [{ title: { es: 'Análisis de calidad', en: 'Quality analyses' } }] },
  epcis: { bizStep: 'sampling', disposition: 'conformant' },
  derives: [
    {
      attribute: 'quality_analyses',
      rule: 'row',
      of: {
        sample_code: 'sample_code',
        laboratory: 'laboratory',
        sampled_on: 'sampled_on',
        quality_results: 'quality_results',
        report: 'report',
      },
    },
  ],
};

const warrant: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Certificado de depósito y warrant', en: 'Deposit certificate and warrant' },
  icon: 'badge-check',
  fields: [
    {
      name: 'warrant_number',
      label: { es: 'N.º de warrant', en: 'Warrant number' },
      type: 'text',
      validations: { mandatory: true, minLength: 3, maxLength: 30, unique: 'everywhere' },
      writes: 'warrant_number',
    },
    {
      name: 'deposit_certificate',
      label: { es: 'Certificado de depósito', en: 'Deposit certificate' },
      type: 'text',
      validations: { mandatory: true, minLength: 3, maxLength: 30, unique: 'everywhere' },
      writes: 'deposit_certificate',
    },
    {
      name: 'warrant_issue_date',
      label: { es: 'Fecha de emisión', en: 'Issued on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'warrant_issue_date',
    },
    {
      name: 'term_days',
      label: { es: 'Plazo', en: 'Term' },
      type: 'number',
      unit: 'd',
      hint: { es: 'Hasta 180 días', en: 'Up to 180 days' },
      validations: { mandatory: true, min: { value: 1 }, max: { value: 180 } },
    },
    {
      name: 'warrant_amount',
      label: { es: 'Monto garantizado (USD)', en: 'Amount secured (USD)' },
      type: 'float',
      validations: { mandatory: true, min: { value: 0 } },
      writes: 'warrant_amount',
    },
    {
      name: 'currency',
      label: { es: 'Moneda de pago', en: 'Paid in' },
      type: 'select',
      values: currencies,
      defaultValue: 'usd',
      validations: { mandatory: true },
      segmented: true,
    },
    {
      name: 'beneficiary',
      label: { es: 'Acreedor', en: 'Creditor' },
      type: 'text',
      validations: { mandatory: true },
    },
    {
      name: 'beneficiary_cuit',
      label: { es: 'CUIT del acreedor', en: "Creditor's tax id" },
      type: 'masked',
      masks: taxIdMasks,
      validations: { mandatory: true },
    },
    {
      name: 'holder_alias',
      label: { es: 'Establecimiento del tenedor', en: "Holder's establishment" },
      type: 'boxTarget',
      hint: { es: 'Su alias, si ya está en Huella', en: 'Its alias, when it is in Huella' },
    },
    {
      name: 'free_of_liens',
      label: { es: 'Declaro que está libre de gravámenes', en: 'I declare it free of liens' },
      type: 'checkbox',
      validations: { mandatory: true },
      columns: 12,
    },
    {
      name: 'debts',
      label: { es: 'Deudas', en: 'Debts' },
      type: 'addableList',
      private: true,
      list: {
        noun: { one: { es: 'deuda', en: 'debt' }, many: { es: 'deudas', en: 'debts' } },
        fields: [
          {
            name: 'concept',
            label: { es: 'Concepto', en: 'Concept' },
            type: 'text',
            validations: { mandatory: true },
            columns: 8,
          },
          {
            name: 'amount',
            label: { es: 'Monto', en: 'Amount' },
            type: 'number',
            validations: { mandatory: true, min: { value: 0 } },
            columns: 4,
          },
        ],
      },
    },
    paperField('endorsement', 'Endoso', 'Endorsement'),
    {
      name: 'guarantee_state',
      label: { es: 'Estado de la garantía', en: 'Guarantee state' },
      type: 'select',
      values: [{ key: 'pledged', label: { es: 'Prendado', en: 'Pledged' } }],
      disabled: true,
      defaultValue: 'pledged',
      writes: 'guarantee_state',
    },
  ],
  form: formOf(
    stepOf('instruments', { es: 'Títulos', en: 'Instruments' }, [
      'warrant_number',
      'deposit_certificate',
      'warrant_issue_date',
      'term_days',
      'warrant_amount',
      'currency',
    ]),
    stepOf('creditor', { es: 'Acreedor', en: 'Creditor' }, [
      'beneficiary',
      'beneficiary_cuit',
      'holder_alias',
    ]),
    stepOf('liens', { es: 'Gravámenes', en: 'Liens' }, ['free_of_liens', 'debts']),
    stepOf('file', { es: 'Archivo', en: 'File' }, ['endorsement', 'guarantee_state']),
  ),
  ...recordedIn(keeper, oneByOne),
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE'],
  requires: [
    requiring(notPledged, 'Ya está prendado', 'Already pledged'),
    requiring(
      is('asset_status_change', 'validated'),
      'Debe estar validado por un experto',
      'It must be validated by an expert',
    ),
  ],
  epcis: { bizStep: 'reserving', disposition: 'reserved' },
  derives: [{ attribute: 'date_warranty_expired', rule: 'daysAfter', field: 'term_days' }],
};

const release: OrdinaryEvent = {
  eventType: 106,
  name: { es: 'Liberación de garantía', en: 'Guarantee release' },
  icon: 'package',
  fields: [
    {
      name: 'release_date',
      label: { es: 'Fecha de liberación', en: 'Released on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
    },
    {
      name: 'release_kind',
      label: { es: 'Tipo de liberación', en: 'Kind of release' },
      type: 'select',
      values: releaseKinds,
      validations: { mandatory: true },
    },
    paperField('document', 'Documento', 'Document', { validations: { mandatory: true } }),
  ],
  form: formOf(
    stepOf('release', { es: 'Liberación', en: 'Release' }, ['release_date', 'release_kind', 'document'], {
      es: 'Con una liberación parcial sigue prendado.',
      en: 'After a partial release it stays pledged.',
    }),
  ),
  ...recordedIn([28, 29], oneByOne),
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE'],
  requires: [requiring(is('guarantee_state', 'pledged'), 'No está prendado', 'It is not pledged')],
  epcis: { bizStep: 'other', disposition: 'available' },
  derives: [
    {
      attribute: 'guarantee_state',
      rule: 'value',
      value: 'released',
      when: [{ parentField: 'release_kind', parentValue: ['partial'], not: true }],
    },
  ],
};

const { company, policy, sum, currency, to, risks } = insuranceFields;

const insurance: OrdinaryEvent = {
  eventType: 107,
  name: { es: 'Seguro', en: 'Insurance' },
  icon: 'shield-check',
  fields: [
    { ...company, validations: { mandatory: true }, writes: company.name },
    { ...needed(policy), writes: policy.name },
    { ...needed(sum), writes: sum.name },
    { ...currency, validations: { mandatory: true }, writes: currency.name },
    { ...needed(to), writes: to.name },
    { ...risks, writes: risks.name },
    paperField('policy_file', 'Póliza', 'Policy'),
  ],
  form: formOf(
    stepOf('cover', { es: 'Cobertura', en: 'Cover' }, [
      company.name,
      policy.name,
      sum.name,
      currency.name,
      to.name,
      risks.name,
      'policy_file',
    ]),
  ),
  ...recordedIn(keeper),
  epcis: { bizStep: 'other', disposition: 'active' },
};

const withdrawal: OrdinaryEvent = {
  eventType: 108,
  name: { es: 'Retiro parcial', en: 'Partial withdrawal' },
  icon: 'package',
  fields: [
    {
      name: 'tonnes',
      label: { es: 'Toneladas retiradas', en: 'Tonnes withdrawn' },
      type: 'float',
      unit: 't',
      validations: { mandatory: true, min: { value: 0.01 }, max: { field: 'tonnage_left' } },
    },
    { ...waybill, validations: { mandatory: true } },
    { ...truckPlate, validations: { mandatory: true } },
    {
      name: 'destination',
      label: { es: 'Destino', en: 'Destination' },
      type: 'text',
      validations: { mandatory: true },
    },
  ],
  form: formOf(
    stepOf('withdrawal', { es: 'Retiro', en: 'Withdrawal' }, ['tonnes', 'ctg', 'truck_plate', 'destination']),
  ),
  ...recordedIn(loads, oneByOne),
  requires: [unpledged],
  epcis: { bizStep: 'loading', disposition: 'partially_dispensed' },
  derives: [{ attribute: 'tonnage_withdrawn', rule: 'plus', field: 'tonnes' }],
};

export const storageGrainEvents: readonly OfferedEvent[] = [
  weightChange,
  geolocation,
  inspection,
  analysis,
  validation,
  statusChange,
  insurance,
  warrant,
  release,
  withdrawal,
];
