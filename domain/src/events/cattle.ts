import {
  calvingEases,
  campaigns,
  currencies,
  diagnosticTests,
  disposalTypes,
  doseUnits,
  lostTags,
  permitMotives,
  pregnancyMethods,
  routes,
  serviceTypes,
  slaughter,
  testResults,
  transferTypes,
  treatmentClasses,
  treatmentProducts,
  weaningTypes,
  weighingTypes,
} from '../lookups/cattle';
import {
  bodyCondition,
  carcassConformation,
  carcassFat,
  castrated,
  category,
  certificateFields,
  dentition,
  disposalDate,
  disposalReason,
  disposalType,
  electronicTag,
  paddock,
  paperEndings,
  permitMasks,
  pictureEndings,
  place,
  plateMasks,
  productiveSystem,
  reidentifiedTag,
  reproductiveStatus,
  slaughterTroop,
  vaccineChoice,
  visualTag,
  weight,
} from './cattle-fields';
import type { Proposals } from '../assets/asset-type';
import type { Derivation, EventField, EventModel, EventRule } from './event-model';

/**
 * The events of single head of cattle. Every event form opens with the event's date and comment, which are the
 * engine's own; the fields here are what the event adds. Codes below 100 are those of document 2 section 9.
 */

/** Where animals live: general, seedstock, cow-calf, grower, feedlot. */
const farms = [1, 5, 6, 7, 8];
const holders = [...farms, 9];
const everywhere = [...holders, 10, 11];

/** Recorded on one animal, on many, on a lot, and from a spreadsheet of a lot. */
const anyNumber = {
  isTransfer: false,
  isMassive: true,
  lotMode: true,
  inAssetList: true,
  modelExcelOnTag: true,
  inheritsMandatory: true,
  onTransferred: false,
};
const oneByOne = { ...anyNumber, isMassive: false, lotMode: false, modelExcelOnTag: false };

/** An animal that left takes no further event. */
const untilDisposal = ['disposal_type'];

const observed = { bizStep: 'other', disposition: 'in_progress' };
const inspected = { bizStep: 'inspecting', disposition: 'in_progress' };

const vet: EventField = {
  name: 'vet',
  label: { es: 'Veterinario', en: 'Vet' },
  type: 'text',
  columns: 6,
};

/** A picture or a paper belongs to the event; it is seen where the event is seen. */
const photo: EventField = {
  name: 'photo',
  label: { es: 'Foto', en: 'Photo' },
  type: 'file',
  files: { endings: pictureEndings },
  columns: 12,
};
const paper = {
  type: 'file',
  files: { max: 2, endings: paperEndings },
  columns: 12,
} as const satisfies Partial<EventField>;

const vaccineBatch: EventField = {
  name: 'vaccine_batch',
  label: { es: 'Partida de la vacuna', en: 'Vaccine batch' },
  type: 'text',
  columns: 6,
};

const treatmentClass: EventField = {
  name: 'treatment_class',
  label: { es: 'Tipo de tratamiento', en: 'Treatment class' },
  type: 'select',
  values: treatmentClasses,
  columns: 6,
};

/** Products that are known, with what their label says: a proposal, as the package in hand wins. */
const productProposals: Proposals = {
  from: { list: treatmentProducts },
  minCharacters: 0,
  freeText: true,
};

const product: EventField = {
  name: 'product',
  label: { es: 'Producto', en: 'Product' },
  type: 'autocomplete',
  proposals: {
    ...productProposals,
    copies: { active: 'active', withdrawal_days: 'withdrawal_days' },
  },
  hint: { es: 'Como figura en el envase', en: 'As printed on the package' },
  writes: 'last_treatment',
  columns: 6,
};

const withdrawalDays: EventField = {
  name: 'withdrawal_days',
  label: { es: 'Días de retiro', en: 'Withdrawal days' },
  type: 'number',
  hint: { es: 'Los que indica el envase; 0 si no tiene', en: 'As the package says; 0 when there is none' },
  validations: { min: { value: 0 }, max: { value: 365 } },
  columns: 6,
};

const anyTreatment = {
  parentField: 'treatment_class',
  parentValue: treatmentClasses.map((option) => option.key),
};

/** What follows from a weighing. The gain comes first: it looks at the weighing before. */
const weighed: readonly Derivation[] = [
  {
    attribute: 'daily_gain',
    rule: 'gain',
    field: 'weight',
    measure: 'weight',
    takenOn: 'weight_date',
    leastDays: 7,
  },
  { attribute: 'weight_date', rule: 'eventDay', when: 'weight' },
];

/** The day of the last vaccine against foot-and-mouth. */
const vaccinated: Derivation = {
  attribute: 'fmd_last_date',
  rule: 'eventDay',
  when: 'vaccines',
  options: ['AFT'],
};

/** Strain 19 is for females of three to eight months, and for no others (SENASA). */
const brucellosisRules: readonly EventRule[] = [
  {
    rule: 'forbiddenTogether',
    level: 'error',
    field: 'vaccines',
    values: ['BS19'],
    other: 'sex',
    otherValues: ['M'],
  },
  {
    rule: 'ageRange',
    level: 'error',
    field: 'vaccines',
    birthField: 'birth_date',
    months: { BS19: [3, 8] },
  },
];

const withdrawn: Derivation = { attribute: 'withdrawal_until', rule: 'daysAfter', field: 'withdrawal_days' };

/** Days from service to calving in cattle. */
const gestationDays = 283;

/** The default of a new animal: its form is the model's own. */
const registration: EventModel = {
  eventType: -1,
  name: { es: 'Alta', en: 'Registration' },
  icon: 'sparkles',
  fields: [],
  form: { layout: 'flat', steps: [] },
  permissions: { box: holders, code: 'ASSET_ADD' },
  ...anyNumber,
  lotMode: false,
  modelExcelOnTag: false,
  assetDisabledToEvent: [],
  public: {
    as: 'stop',
    titles: [
      {
        when: { parentField: 'entry_type', parentValue: ['NAC'] },
        title: { es: 'Nació', en: 'Born' },
        at: 'birth_date',
      },
      { title: { es: 'Ingresó', en: 'Arrived' }, at: 'entry_date' },
    ],
  },
  epcis: { bizStep: 'commissioning', disposition: 'active' },
};

/** The fields are those that the user may edit. */
const bulkEdit: EventModel = {
  eventType: 0,
  name: { es: 'Edición masiva', en: 'Bulk edit' },
  icon: 'pencil',
  fields: [],
  form: { layout: 'flat', steps: [] },
  permissions: { box: holders, code: 'ASSET_EDIT' },
  ...anyNumber,
  inAssetList: false,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'other', disposition: 'active' },
};

const weighing: EventModel = {
  eventType: 1,
  name: { es: 'Cambio de peso', en: 'Weighing' },
  icon: 'scale',
  fields: [
    { ...weight, validations: { ...weight.validations, mandatory: true }, writes: 'weight' },
    {
      name: 'weighing_type',
      label: { es: 'Tipo de pesada', en: 'Weighing type' },
      type: 'select',
      values: weighingTypes,
      defaultValue: 'PER',
      validations: { mandatory: true },
      columns: 6,
    },
    {
      name: 'shrink_pct',
      label: { es: 'Desbaste', en: 'Shrink' },
      type: 'float',
      unit: '%',
      validations: { min: { value: 0 }, max: { value: 15 } },
      columns: 6,
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'weighing',
        title: { es: 'Cambio de peso', en: 'Weighing' },
        sections: [
          {
            title: { es: 'Pesada', en: 'Weighing' },
            fields: ['weight', 'weighing_type', 'shrink_pct'],
          },
        ],
      },
    ],
  },
  permissions: { box: [...holders, 10], code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'care', titles: [{ title: { es: 'Pesadas', en: 'Weighings' } }], shows: 'weight' },
  epcis: inspected,
  derives: weighed,
};

const systemChange: EventModel = {
  eventType: 3,
  name: { es: 'Cambio de sistema productivo', en: 'Productive system' },
  icon: 'sprout',
  fields: [
    { ...productiveSystem, writes: 'productive_system' },
    { ...paddock, writes: 'paddock' },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'system',
        title: { es: 'Sistema productivo', en: 'Productive system' },
        sections: [
          {
            title: { es: 'Sistema y lugar', en: 'System and place' },
            fields: ['productive_system', 'paddock'],
          },
        ],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  public: {
    as: 'care',
    titles: [{ title: { es: 'Sistema', en: 'System' } }],
    shows: 'productive_system',
  },
  epcis: observed,
};

const dentitionChange: EventModel = {
  eventType: 5,
  name: { es: 'Cambio de dentición', en: 'Dentition' },
  icon: 'smile',
  fields: [{ ...dentition, validations: { mandatory: true }, writes: 'dentition' }],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'dentition',
        title: { es: 'Dentición', en: 'Dentition' },
        sections: [{ title: { es: 'Boca', en: 'Mouth' }, fields: ['dentition'] }],
      },
    ],
  },
  permissions: { box: [...holders, 10], code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: inspected,
};

const categoryChange: EventModel = {
  eventType: 6,
  name: { es: 'Cambio de categoría', en: 'Category' },
  icon: 'git-branch',
  fields: [
    { ...castrated, writes: 'castrated' },
    { ...category, writes: 'category' },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'category',
        title: { es: 'Categoría', en: 'Category' },
        sections: [
          { title: { es: 'Nueva categoría', en: 'New category' }, fields: ['castrated', 'category'] },
        ],
      },
    ],
  },
  permissions: { box: holders, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: observed,
};

/** All that is done to an animal in one pass; what is left blank changes nothing. */
const chuteSession: EventModel = {
  eventType: 7,
  name: { es: 'Manga', en: 'Chute session' },
  icon: 'fence',
  fields: [
    {
      name: 'session',
      label: { es: 'Inicio de la sesión', en: 'Start of the session' },
      type: 'dateTime',
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
      columns: 6,
    },
    { name: 'operator', label: { es: 'Operador', en: 'Operator' }, type: 'text', columns: 6 },
    { ...paddock, writes: 'paddock' },
    { ...weight, writes: 'weight' },
    { ...bodyCondition, writes: 'body_condition' },
    { ...dentition, writes: 'dentition' },
    { ...reproductiveStatus, writes: 'reproductive_status' },
    {
      name: 'vaccines',
      label: { es: 'Vacunas', en: 'Vaccines' },
      ...vaccineChoice,
      writes: 'vaccines_given',
      adds: true,
    },
    vaccineBatch,
    treatmentClass,
    {
      ...product,
      proposals: { ...productProposals, copies: { withdrawal_days: 'withdrawal_days' } },
      validations: { mandatoryWhen: anyTreatment },
    },
    { ...withdrawalDays, validations: { ...withdrawalDays.validations, mandatoryWhen: anyTreatment } },
    photo,
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'session',
        title: { es: 'Sesión', en: 'Session' },
        sections: [
          {
            title: { es: 'Sesión de manga', en: 'Chute session' },
            fields: ['session', 'operator', 'paddock'],
          },
        ],
      },
      {
        name: 'measures',
        title: { es: 'Medidas', en: 'Measures' },
        sections: [
          {
            title: { es: 'Medidas del animal', en: 'Measures of the animal' },
            hint: { es: 'Lo que deje en blanco no cambia.', en: 'What you leave blank does not change.' },
            fields: ['weight', 'body_condition', 'dentition', 'reproductive_status'],
          },
        ],
      },
      {
        name: 'health',
        title: { es: 'Sanidad', en: 'Health' },
        sections: [
          { title: { es: 'Vacunación', en: 'Vaccination' }, fields: ['vaccines', 'vaccine_batch'] },
          {
            title: { es: 'Tratamiento', en: 'Treatment' },
            fields: ['treatment_class', 'product', 'withdrawal_days'],
          },
          { title: { es: 'Registro', en: 'Record' }, fields: ['photo'] },
        ],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: inspected,
  derives: [...weighed, vaccinated, withdrawn],
  rules: brucellosisRules,
};

const certificates: EventModel = {
  eventType: 8,
  name: { es: 'Certificados', en: 'Certificates' },
  icon: 'badge-check',
  fields: [
    certificateFields.kind,
    certificateFields.number,
    certificateFields.issuer,
    { ...certificateFields.validTo, validations: { min: { field: '_eventDate_' } } },
    {
      ...paper,
      name: 'certificate_file',
      label: { es: 'Archivo', en: 'File' },
      validations: { mandatory: true },
      writes: 'certificate_files',
      adds: true,
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'certificate',
        title: { es: 'Datos', en: 'Data' },
        sections: [
          {
            title: { es: 'Certificado', en: 'Certificate' },
            fields: ['name', 'number', 'issuer', 'valid_to'],
          },
        ],
      },
      {
        name: 'file',
        title: { es: 'Archivo', en: 'File' },
        sections: [
          {
            title: { es: 'Archivo', en: 'File' },
            hint: {
              es: 'El certificado como lo recibió: foto o PDF.',
              en: 'The certificate as you received it: a photo or a PDF.',
            },
            fields: ['certificate_file'],
          },
        ],
      },
    ],
  },
  permissions: { box: [...holders, 10], code: 'ASSET_EVENT' },
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER'],
  ...anyNumber,
  modelExcelOnTag: false,
  onTransferred: true,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'care', titles: [{ title: { es: 'Certificados', en: 'Certificates' } }] },
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
  derives: [
    {
      attribute: 'certificates',
      rule: 'row',
      of: { name: 'name', number: 'number', issuer: 'issuer', valid_to: 'valid_to' },
    },
  ],
};

const conditionChange: EventModel = {
  eventType: 9,
  name: { es: 'Cambio de condición corporal', en: 'Body condition' },
  icon: 'gauge',
  fields: [
    {
      ...bodyCondition,
      validations: { ...bodyCondition.validations, mandatory: true },
      writes: 'body_condition',
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'condition',
        title: { es: 'Condición corporal', en: 'Body condition' },
        sections: [{ title: { es: 'Condición', en: 'Condition' }, fields: ['body_condition'] }],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: inspected,
};

/** The animal becomes two half carcasses; its public page goes on answering. */
const slaughterEvent: EventModel = {
  eventType: 10,
  name: { es: 'Faena', en: 'Slaughter' },
  icon: 'package',
  fields: [
    {
      name: 'slaughter_at',
      label: { es: 'Fecha y hora de faena', en: 'Date and time of slaughter' },
      type: 'dateTime',
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
      writes: 'disposal_date',
      columns: 6,
    },
    {
      ...slaughterTroop,
      validations: { ...slaughterTroop.validations, mandatory: true },
      writes: 'slaughter_troop',
    },
    {
      name: 'hook_no',
      label: { es: 'Garrón', en: 'Hook number' },
      type: 'number',
      validations: { min: { value: 1 }, max: { value: 9999 } },
      columns: 6,
    },
    { ...disposalType, disabled: true, defaultValue: slaughter, writes: 'disposal_type' },
    {
      name: 'carcass_left',
      label: { es: 'Media res izquierda', en: 'Left side' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 20 }, max: { value: 400 } },
      columns: 6,
    },
    {
      name: 'carcass_right',
      label: { es: 'Media res derecha', en: 'Right side' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 20 }, max: { value: 400 } },
      columns: 6,
    },
    { ...carcassConformation, writes: 'carcass_conformation' },
    { ...carcassFat, writes: 'carcass_fat' },
    {
      name: 'condemned_kg',
      label: { es: 'Decomiso', en: 'Condemned' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0 }, max: { value: 700 } },
      columns: 6,
    },
    {
      name: 'withdrawal_reason',
      label: { es: 'Motivo para faenar dentro del retiro', en: 'Reason to slaughter within withdrawal' },
      type: 'multiline',
      hint: {
        es: 'Solo si el retiro no terminó: quién lo autoriza y por qué',
        en: 'Only when withdrawal has not ended: who allows it and why',
      },
      validations: { maxLength: 500 },
      columns: 12,
    },
    { ...paper, name: 'romaneo_file', label: { es: 'Romaneo', en: 'Kill sheet' } },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'slaughter',
        title: { es: 'Faena', en: 'Slaughter' },
        sections: [
          {
            title: { es: 'Faena', en: 'Slaughter' },
            fields: ['slaughter_at', 'slaughter_troop', 'hook_no', 'disposal_type'],
          },
        ],
      },
      {
        name: 'carcass',
        title: { es: 'Res', en: 'Carcass' },
        sections: [
          {
            title: { es: 'Medias reses', en: 'Sides' },
            fields: ['carcass_left', 'carcass_right', 'condemned_kg'],
          },
          {
            title: { es: 'Tipificación', en: 'Grading' },
            fields: ['carcass_conformation', 'carcass_fat'],
          },
        ],
      },
      {
        name: 'kill_sheet',
        title: { es: 'Romaneo', en: 'Kill sheet' },
        sections: [
          { title: { es: 'Romaneo', en: 'Kill sheet' }, fields: ['romaneo_file'] },
          {
            title: { es: 'Retiro de medicamentos', en: 'Withdrawal period' },
            fields: ['withdrawal_reason'],
          },
        ],
      },
    ],
  },
  permissions: { box: [10], code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'stop', titles: [{ title: { es: 'Faena', en: 'Slaughter' } }], shows: 'carcass_weight' },
  epcis: { bizStep: 'commissioning', disposition: 'in_progress' },
  derives: [
    { attribute: 'carcass_weight', rule: 'sum', fields: ['carcass_left', 'carcass_right'] },
    { attribute: 'dressing_pct', rule: 'percent', fields: ['carcass_left', 'carcass_right'], of: 'weight' },
  ],
  rules: [
    {
      rule: 'closed',
      level: 'error',
      until: 'withdrawal_until',
      unless: { parentField: 'withdrawal_reason', parentValue: [''], not: true },
    },
  ],
};

/** Slaughter is an event of its own, so it is not among the types offered. */
const offeredDisposals = disposalTypes.filter((option) => option.key !== slaughter);
const neitherSoldNorExported = offeredDisposals
  .map((option) => option.key)
  .filter((key) => key !== 'VENTA' && key !== 'EXPORT');

const retire: EventModel = {
  eventType: 13,
  name: { es: 'Dar de baja', en: 'Retire' },
  icon: 'archive',
  fields: [
    {
      ...disposalType,
      values: offeredDisposals,
      validations: { mandatory: true },
      writes: 'disposal_type',
    },
    { ...disposalReason, validations: { mandatory: true }, writes: 'disposal_reason' },
    {
      ...disposalDate,
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
      writes: 'disposal_date',
    },
    {
      name: 'buyer',
      label: { es: 'Comprador', en: 'Buyer' },
      type: 'text',
      hideCondition: { parentField: 'disposal_type', parentValue: neitherSoldNorExported },
      columns: 6,
    },
    {
      name: 'price',
      label: { es: 'Precio', en: 'Price' },
      type: 'float',
      validations: { min: { value: 0 } },
      hideCondition: { parentField: 'disposal_type', parentValue: neitherSoldNorExported },
      columns: 6,
    },
    photo,
    {
      ...paper,
      name: 'police_report',
      label: { es: 'Denuncia policial', en: 'Police report' },
      hideCondition: { parentField: 'disposal_type', parentValue: ['ROBO'], not: true },
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'reason',
        title: { es: 'Motivo', en: 'Reason' },
        sections: [
          {
            title: { es: 'Baja', en: 'Disposal' },
            hint: {
              es: 'El animal deja el listado y libera su lugar en el cupo.',
              en: 'The animal leaves the list and frees its place in the quota.',
            },
            fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'buyer', 'price'],
          },
        ],
      },
      {
        name: 'evidence',
        title: { es: 'Prueba', en: 'Evidence' },
        sections: [{ title: { es: 'Prueba', en: 'Evidence' }, fields: ['photo', 'police_report'] }],
      },
    ],
  },
  permissions: { box: [...holders, 10], code: 'ASSET_BURN' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'decommissioning', disposition: 'inactive' },
  effect: { kind: 'retire' },
};

const message: EventField = {
  name: 'message',
  label: { es: 'Mensaje', en: 'Message' },
  type: 'multiline',
  validations: { mandatory: true, maxLength: 500 },
  columns: 12,
};

/** Those who may retire an animal may pause it: of the establishment's delegates, administrators first of all. */
const pause: EventModel = {
  eventType: 101,
  name: { es: 'Pausar', en: 'Pause' },
  icon: 'pause',
  fields: [
    { ...message, hint: { es: 'Lo verá quien abra el animal', en: 'Whoever opens the animal will see it' } },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'pause',
        title: { es: 'Pausar', en: 'Pause' },
        sections: [{ title: { es: 'Motivo', en: 'Reason' }, fields: ['message'] }],
      },
    ],
  },
  permissions: { box: everywhere, code: 'ASSET_BURN' },
  ...oneByOne,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'holding', disposition: 'unavailable' },
  effect: { kind: 'pause', messageField: 'message' },
};

const resume: EventModel = {
  ...pause,
  eventType: 102,
  name: { es: 'Reanudar', en: 'Resume' },
  icon: 'play',
  fields: [message],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'resume',
        title: { es: 'Reanudar', en: 'Resume' },
        sections: [{ title: { es: 'Motivo', en: 'Reason' }, fields: ['message'] }],
      },
    ],
  },
  epcis: { bizStep: 'other', disposition: 'active' },
  effect: { kind: 'resume' },
};

const vaccination: EventModel = {
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
      columns: 6,
    },
    {
      name: 'campaign_year',
      label: { es: 'Año de la campaña', en: 'Campaign year' },
      type: 'number',
      ungrouped: true,
      validations: { min: { value: 2000 }, max: { value: 2100 } },
      columns: 6,
    },
    { ...vaccineBatch, validations: { mandatory: true } },
    {
      name: 'batch_valid_to',
      label: { es: 'Vencimiento de la partida', en: 'Batch expiry' },
      type: 'date',
      validations: { min: { field: '_eventDate_' } },
      columns: 6,
    },
    {
      name: 'dose_ml',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      unit: 'ml',
      validations: { min: { value: 0.5 }, max: { value: 20 } },
      columns: 6,
    },
    vet,
    {
      ...paper,
      name: 'act_file',
      label: { es: 'Acta de vacunación', en: 'Vaccination record' },
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'vaccine',
        title: { es: 'Vacuna', en: 'Vaccine' },
        sections: [
          {
            title: { es: 'Vacuna y campaña', en: 'Vaccine and campaign' },
            fields: ['vaccines', 'campaign', 'campaign_year'],
          },
        ],
      },
      {
        name: 'batch',
        title: { es: 'Partida', en: 'Batch' },
        sections: [
          {
            title: { es: 'Partida y dosis', en: 'Batch and dose' },
            fields: ['vaccine_batch', 'batch_valid_to', 'dose_ml', 'vet'],
          },
        ],
      },
      {
        name: 'record',
        title: { es: 'Acta', en: 'Record' },
        sections: [{ title: { es: 'Acta', en: 'Record' }, fields: ['act_file'] }],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'care', titles: [{ title: { es: 'Vacunaciones', en: 'Vaccinations' } }] },
  epcis: observed,
  derives: [vaccinated],
  rules: brucellosisRules,
};

const treatment: EventModel = {
  eventType: 104,
  name: { es: 'Tratamiento', en: 'Treatment' },
  icon: 'pill',
  fields: [
    { ...treatmentClass, validations: { mandatory: true } },
    { ...product, validations: { mandatory: true } },
    { name: 'active', label: { es: 'Principio activo', en: 'Active ingredient' }, type: 'text', columns: 6 },
    {
      ...withdrawalDays,
      validations: { ...withdrawalDays.validations, mandatory: true },
    },
    {
      name: 'dose',
      label: { es: 'Dosis', en: 'Dose' },
      type: 'float',
      validations: { min: { value: 0 }, max: { value: 10_000 } },
      columns: 6,
    },
    {
      name: 'dose_unit',
      label: { es: 'Unidad', en: 'Unit' },
      type: 'select',
      values: doseUnits,
      defaultValue: 'ML',
      segmented: true,
      columns: 6,
    },
    {
      name: 'route',
      label: { es: 'Vía', en: 'Route' },
      type: 'select',
      values: routes,
      validations: { mandatory: true },
      columns: 6,
    },
    { name: 'reason', label: { es: 'Motivo', en: 'Reason' }, type: 'text', columns: 6 },
    vet,
    { ...paper, name: 'prescription', label: { es: 'Receta', en: 'Prescription' } },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'product',
        title: { es: 'Producto', en: 'Product' },
        sections: [
          {
            title: { es: 'Producto y retiro', en: 'Product and withdrawal' },
            fields: ['treatment_class', 'product', 'active', 'withdrawal_days'],
          },
        ],
      },
      {
        name: 'dose',
        title: { es: 'Dosis', en: 'Dose' },
        sections: [
          { title: { es: 'Dosis y vía', en: 'Dose and route' }, fields: ['dose', 'dose_unit', 'route'] },
        ],
      },
      {
        name: 'prescription',
        title: { es: 'Receta', en: 'Prescription' },
        sections: [
          { title: { es: 'Indicación', en: 'Prescription' }, fields: ['reason', 'vet', 'prescription'] },
        ],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'other', disposition: 'unavailable' },
  derives: [withdrawn],
};

const pregnancyCheck: EventModel = {
  eventType: 105,
  name: { es: 'Tacto', en: 'Pregnancy check' },
  icon: 'stethoscope',
  fields: [
    { ...reproductiveStatus, validations: { mandatory: true }, writes: 'reproductive_status' },
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: pregnancyMethods,
      segmented: true,
      columns: 6,
    },
    {
      name: 'days',
      label: { es: 'Días de gestación', en: 'Days pregnant' },
      type: 'number',
      validations: { min: { value: 20 }, max: { value: 280 } },
      columns: 6,
    },
    vet,
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'check',
        title: { es: 'Tacto', en: 'Pregnancy check' },
        sections: [
          {
            title: { es: 'Diagnóstico', en: 'Diagnosis' },
            fields: ['reproductive_status', 'method', 'days', 'vet'],
          },
        ],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: inspected,
};

/** What is written down of a calf on the day of its birth. */
const calfFields: readonly EventField[] = [
  {
    name: 'sex',
    label: { es: 'Sexo (M o H)', en: 'Sex (M or H)' },
    type: 'text',
    validations: { mandatory: true, validValues: ['M', 'H'] },
    columns: 3,
  },
  {
    name: 'tag',
    label: { es: 'Caravana', en: 'Tag' },
    type: 'text',
    validations: { maxLength: 20 },
    columns: 4,
  },
  {
    name: 'weight',
    label: { es: 'Peso', en: 'Weight' },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 10 }, max: { value: 80 } },
    columns: 3,
  },
  {
    name: 'alive',
    label: { es: 'Vivo', en: 'Alive' },
    type: 'number',
    validations: { mandatory: true, min: { value: 0 }, max: { value: 1 } },
    columns: 2,
  },
];

const calving: EventModel = {
  eventType: 106,
  name: { es: 'Parto', en: 'Calving' },
  icon: 'baby',
  fields: [
    {
      name: 'ease',
      label: { es: 'Facilidad de parto', en: 'Calving ease' },
      type: 'select',
      values: calvingEases,
      validations: { mandatory: true },
      columns: 6,
    },
    photo,
    {
      name: 'calves',
      label: { es: 'Crías', en: 'Calves' },
      type: 'addableList',
      hint: {
        es: 'Una fila por cría; vivo: 1 sí, 0 no',
        en: 'A row for each calf; alive: 1 yes, 0 no',
      },
      list: {
        noun: { one: { es: 'cría', en: 'calf' }, many: { es: 'crías', en: 'calves' } },
        fields: calfFields,
      },
      validations: { mandatory: true },
      columns: 12,
    },
    { ...reproductiveStatus, disabled: true, defaultValue: 'PA', writes: 'reproductive_status' },
    { ...category, disabled: true, defaultValue: 'VA', writes: 'category' },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'calving',
        title: { es: 'Parto', en: 'Calving' },
        sections: [
          { title: { es: 'Parto', en: 'Calving' }, fields: ['ease', 'photo'] },
          {
            title: { es: 'Después del parto', en: 'After calving' },
            hint: { es: 'Así queda la madre.', en: 'This is how the dam is kept.' },
            fields: ['reproductive_status', 'category'],
          },
        ],
      },
      {
        name: 'calves',
        title: { es: 'Crías', en: 'Calves' },
        sections: [{ title: { es: 'Crías', en: 'Calves' }, fields: ['calves'] }],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...oneByOne,
  assetDisabledToEvent: untilDisposal,
  epcis: observed,
  derives: [{ attribute: 'calvings', rule: 'increment' }],
  creates: {
    rows: 'calves',
    when: [
      { parentField: 'alive', parentValue: ['1'] },
      { parentField: 'tag', parentValue: [''], not: true },
    ],
    takes: {
      visual_tag: 'tag',
      sex: 'sex',
      category: { field: 'sex', table: { M: 'TM', H: 'TH' } },
      birth_weight: 'weight',
    },
    copies: {
      breed: 'breed',
      dam_tag: 'visual_tag',
      productive_system: 'productive_system',
      paddock: 'paddock',
    },
    sets: { entry_type: 'NAC' },
    days: ['birth_date', 'entry_date'],
  },
};

const reidentification: EventModel = {
  eventType: 107,
  name: { es: 'Reidentificación', en: 'Re-identification' },
  icon: 'tags',
  fields: [
    {
      name: 'lost',
      label: { es: 'Caravana perdida', en: 'Lost tag' },
      type: 'select',
      values: lostTags,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    {
      ...visualTag,
      masks: [reidentifiedTag],
      validations: {
        mandatoryWhen: { parentField: 'lost', parentValue: ['VIS', 'AMB'] },
        unique: 'everywhere',
      },
      hideCondition: { parentField: 'lost', parentValue: ['ELE'] },
      writes: 'visual_tag',
    },
    {
      ...electronicTag,
      validations: {
        mandatoryWhen: { parentField: 'lost', parentValue: ['ELE', 'AMB'] },
        unique: 'everywhere',
      },
      hideCondition: { parentField: 'lost', parentValue: ['VIS'] },
      writes: 'electronic_tag',
    },
    { name: 'report_no', label: { es: 'Número de acta', en: 'Report number' }, type: 'text', columns: 6 },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'tags',
        title: { es: 'Reidentificación', en: 'Re-identification' },
        sections: [
          {
            title: { es: 'Caravanas nuevas', en: 'New tags' },
            hint: {
              es: 'Las anteriores se siguen encontrando en las búsquedas.',
              en: 'Searches go on finding the old ones.',
            },
            fields: ['lost', 'visual_tag', 'electronic_tag', 'report_no'],
          },
        ],
      },
    ],
  },
  permissions: { box: holders, code: 'ASSET_EVENT' },
  ...oneByOne,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'other', disposition: 'active' },
};

const paddockMove: EventModel = {
  eventType: 108,
  name: { es: 'Cambio de potrero', en: 'Paddock move' },
  icon: 'map-pinned',
  fields: [
    { ...paddock, validations: { mandatory: true }, writes: 'paddock' },
    { ...place, writes: 'location' },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'paddock',
        title: { es: 'Potrero', en: 'Paddock' },
        sections: [{ title: { es: 'Nuevo lugar', en: 'New place' }, fields: ['paddock', 'location'] }],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'storing', disposition: 'in_progress' },
};

const weaning: EventModel = {
  eventType: 109,
  name: { es: 'Destete', en: 'Weaning' },
  icon: 'milk-off',
  fields: [
    {
      name: 'weaning_type',
      label: { es: 'Tipo de destete', en: 'Weaning type' },
      type: 'select',
      values: weaningTypes,
      segmented: true,
      columns: 12,
    },
    { ...weight, writes: 'weight' },
    {
      name: 'dam_status',
      label: { es: 'Pasar la madre a destetada', en: 'Set the dam to weaned' },
      type: 'checkbox',
      defaultValue: true,
      columns: 6,
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'weaning',
        title: { es: 'Destete', en: 'Weaning' },
        sections: [
          {
            title: { es: 'Destete', en: 'Weaning' },
            fields: ['weaning_type', 'weight', 'dam_status'],
          },
        ],
      },
    ],
  },
  permissions: { box: farms, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'care', titles: [{ title: { es: 'Destete', en: 'Weaning' } }] },
  epcis: observed,
  derives: weighed,
};

const service: EventModel = {
  eventType: 110,
  name: { es: 'Servicio', en: 'Service' },
  icon: 'heart-pulse',
  fields: [
    {
      name: 'service_type',
      label: { es: 'Tipo de servicio', en: 'Service type' },
      type: 'select',
      values: serviceTypes,
      validations: { mandatory: true },
      columns: 6,
    },
    {
      name: 'sire',
      label: { es: 'Toro', en: 'Sire' },
      type: 'autocomplete',
      proposals: {
        from: { attribute: 'visual_tag', only: { parentField: 'sex', parentValue: ['M'] } },
        freeText: true,
      },
      hint: { es: 'Caravana, HBA o nombre', en: 'Tag, HBA or name' },
      columns: 6,
    },
    { name: 'straw', label: { es: 'Pajuela', en: 'Straw' }, type: 'text', columns: 6 },
    {
      name: 'service_from',
      label: { es: 'Desde', en: 'From' },
      type: 'date',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'last_service_date',
      columns: 6,
    },
    {
      name: 'service_to',
      label: { es: 'Hasta', en: 'To' },
      type: 'date',
      validations: { min: { field: 'service_from' } },
      columns: 6,
    },
    { ...reproductiveStatus, disabled: true, defaultValue: 'SE', writes: 'reproductive_status' },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'service',
        title: { es: 'Servicio', en: 'Service' },
        sections: [
          { title: { es: 'Servicio', en: 'Service' }, fields: ['service_type', 'sire', 'straw'] },
          {
            title: { es: 'Fechas', en: 'Dates' },
            fields: ['service_from', 'service_to', 'reproductive_status'],
          },
        ],
      },
    ],
  },
  permissions: { box: [1, 5, 6, 7], code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: observed,
  derives: [{ attribute: 'expected_calving', rule: 'dayPlus', field: 'service_from', days: gestationDays }],
};

const diagnosticTest: EventModel = {
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
      columns: 6,
    },
    { name: 'lab', label: { es: 'Laboratorio', en: 'Laboratory' }, type: 'text', columns: 6 },
    {
      name: 'result',
      label: { es: 'Resultado', en: 'Result' },
      type: 'select',
      values: testResults,
      segmented: true,
      columns: 12,
    },
    { name: 'protocol', label: { es: 'Protocolo', en: 'Protocol' }, type: 'text', columns: 6 },
    { ...paper, name: 'report_file', label: { es: 'Informe', en: 'Report' } },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'sample',
        title: { es: 'Muestra', en: 'Sample' },
        sections: [{ title: { es: 'Muestra', en: 'Sample' }, fields: ['test', 'lab'] }],
      },
      {
        name: 'result',
        title: { es: 'Resultado', en: 'Result' },
        sections: [
          { title: { es: 'Resultado', en: 'Result' }, fields: ['result', 'protocol', 'report_file'] },
        ],
      },
    ],
  },
  permissions: { box: [...farms, 10], code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilDisposal,
  epcis: { bizStep: 'sampling', disposition: 'conformant' },
};

/** Target establishment, animals and lot are the engine's own steps; these fields are the movement's papers. */
const transfer: EventModel = {
  eventType: 1000,
  name: { es: 'Transferencia', en: 'Transfer' },
  icon: 'arrow-left-right',
  fields: [
    {
      name: 'transfer_type',
      label: { es: 'Tipo de transferencia', en: 'Transfer type' },
      type: 'select',
      values: transferTypes,
      defaultValue: 'PRO',
      validations: { mandatory: true },
      segmented: true,
      columns: 6,
    },
    {
      name: 'dte',
      label: { es: 'DT-e', en: 'Permit (DT-e)' },
      type: 'masked',
      masks: permitMasks,
      columns: 6,
    },
    {
      name: 'dte_motive',
      label: { es: 'Motivo del DT-e', en: 'Permit motive' },
      type: 'select',
      values: permitMotives,
      validations: { mandatory: true },
      columns: 6,
    },
    {
      name: 'truck_plate',
      label: { es: 'Patente del camión', en: 'Truck plate' },
      type: 'masked',
      masks: plateMasks,
      columns: 6,
    },
    { ...paper, name: 'dte_file', label: { es: 'Archivo del DT-e', en: 'Permit file' } },
    { name: 'driver', label: { es: 'Conductor', en: 'Driver' }, type: 'text', columns: 6 },
    {
      name: 'driver_phone',
      label: { es: 'Teléfono del conductor', en: "Driver's telephone" },
      type: 'phone',
      columns: 6,
    },
    { name: 'loaded_at', label: { es: 'Carga', en: 'Loaded at' }, type: 'dateTime', columns: 6 },
    {
      name: 'price',
      label: { es: 'Precio', en: 'Price' },
      type: 'float',
      validations: { min: { value: 0 } },
      columns: 6,
    },
    {
      name: 'currency',
      label: { es: 'Moneda', en: 'Currency' },
      type: 'select',
      values: currencies,
      defaultValue: 'ARS',
      columns: 6,
    },
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'destination',
        title: { es: 'Destino', en: 'Destination' },
        sections: [{ title: { es: 'Destino', en: 'Destination' }, fields: ['transfer_type'] }],
      },
      {
        name: 'document',
        title: { es: 'Documento', en: 'Document' },
        sections: [
          { title: { es: 'DT-e', en: 'Permit' }, fields: ['dte', 'dte_motive', 'dte_file'] },
          {
            title: { es: 'Transporte', en: 'Transport' },
            fields: ['truck_plate', 'driver', 'driver_phone', 'loaded_at'],
          },
          { title: { es: 'Precio', en: 'Price' }, fields: ['price', 'currency'] },
        ],
      },
    ],
  },
  permissions: { box: [...holders, 10], code: 'ASSET_TRANSFER' },
  ...anyNumber,
  isTransfer: true,
  inAssetList: false,
  modelExcelOnTag: false,
  assetDisabledToEvent: untilDisposal,
  public: { as: 'stop', titles: [{ title: { es: 'Traslado', en: 'Moved' } }] },
  epcis: { bizStep: 'shipping', disposition: 'in_transit' },
  transfer: { kindField: 'transfer_type', possession: ['TEN'] },
};

/** Every event of single head of cattle, in the order of the row menu. */
export const cattleEvents: readonly EventModel[] = [
  registration,
  bulkEdit,
  weighing,
  chuteSession,
  vaccination,
  treatment,
  paddockMove,
  categoryChange,
  systemChange,
  dentitionChange,
  conditionChange,
  service,
  pregnancyCheck,
  calving,
  weaning,
  diagnosticTest,
  certificates,
  reidentification,
  pause,
  resume,
  slaughterEvent,
  retire,
  transfer,
];
