import { anyNumber, formOf, stepOf, withoutSheet } from './common-events';
import { needed } from './common-fields';
import type { EventBar, EventModel } from './event-model';
import { cutChoice, cutLines, packedOn, shelfLifeDays, storageTemp } from './natural-beef-fields';

/** What becomes of the meat of a slaughtered animal: it is cut and packed, and leaves for the market. */

const afterSlaughter: readonly EventBar[] = [
  {
    when: { parentField: 'disposal_type', parentValue: ['FAENA'], not: true },
    reason: { es: 'Primero registre la faena', en: 'Record its slaughter first' },
  },
];

export const cutting: EventModel = {
  eventType: 116,
  name: { es: 'Despostada', en: 'Cutting' },
  icon: 'scissors',
  fields: [
    { ...cutChoice, writes: 'cuts' },
    { ...cutLines, writes: 'cut_lines' },
    { ...needed(packedOn), writes: 'packed_on' },
    { ...shelfLifeDays, writes: 'shelf_life_days' },
    { ...storageTemp, writes: 'storage_temp' },
  ],
  form: formOf(
    stepOf('cuts', { es: 'Cortes', en: 'Cuts' }, ['cuts', 'cut_lines']),
    stepOf('packing', { es: 'Envasado', en: 'Packing' }, ['packed_on', 'shelf_life_days', 'storage_temp']),
  ),
  permissions: { box: [10, 11], code: 'ASSET_EVENT' },
  ...withoutSheet,
  onTransferred: true,
  assetDisabledToEvent: [],
  afterClosing: true,
  barredWhen: afterSlaughter,
  public: { as: 'stop', titles: [{ title: { es: 'Despostada', en: 'Cutting' } }] },
  epcis: {
    bizStep: 'commissioning',
    disposition: 'sellable_not_accessible',
    transformation: { asset: 'input' },
  },
};

export const release: EventModel = {
  eventType: 118,
  name: { es: 'Salida a consumo', en: 'Release to market' },
  icon: 'store',
  fields: [
    {
      name: 'client',
      label: { es: 'Cliente', en: 'Client' },
      type: 'text',
      validations: { mandatory: true, maxLength: 80 },
      columns: 6,
    },
    {
      name: 'trupo_finalclient_l1',
      label: { es: 'País', en: 'Country' },
      type: 'select',
      dataSourceType: 'common',
      dataSourceCommon: 'countries',
      validations: { mandatory: true },
      columns: 6,
    },
    {
      name: 'city',
      label: { es: 'Ciudad', en: 'City' },
      type: 'text',
      validations: { maxLength: 80 },
      columns: 6,
    },
    {
      name: 'released_at',
      label: { es: 'Salida', en: 'Left at' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, max: { today: {} } },
      columns: 6,
    },
    {
      name: 'shop',
      label: { es: 'Punto de venta en Huella', en: 'Point of sale in Huella' },
      type: 'boxTarget',
      hint: { es: 'Su alias, si lo tiene', en: 'Its alias, when it has one' },
      columns: 12,
    },
  ],
  form: formOf(
    stepOf('release', { es: 'Salida', en: 'Release' }, [
      'client',
      'trupo_finalclient_l1',
      'city',
      'released_at',
      'shop',
    ]),
  ),
  permissions: { box: [10, 11], code: 'ASSET_EVENT' },
  ...anyNumber,
  onTransferred: true,
  assetDisabledToEvent: [],
  afterClosing: true,
  barredWhen: afterSlaughter,
  public: { as: 'stop', titles: [{ title: { es: 'Salida a consumo', en: 'Released to market' } }] },
  epcis: { bizStep: 'shipping', disposition: 'in_transit' },
};
