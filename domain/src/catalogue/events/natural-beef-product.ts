import type { FieldOf } from '../../model/field';
import { anyNumber } from './common-events';
import { needed } from '../fields/common-fields';
import type { OrdinaryEvent, SenderEvent } from '../../model/event-model';
import type { Need } from '../../model/requirement';
import { is, left, requiring } from '../fields/needs';
import { cutChoice, cutLines, packedOn, shelfLifeDays, storageTemp } from '../fields/natural-beef-fields';
import { allTogether } from './output-fields';
import { formOf, stepOf } from '../fields/form-steps';

/** What becomes of the meat of a slaughtered animal: it is cut and packed, and leaves for the market. */

const slaughteredFirst = ['Primero registre la faena', 'Record its slaughter first'] as const;
const wasSlaughtered = is('disposal_type', 'FAENA');
/** A carton is sold until it has ended in another way. */
const isCarton: Need = { all: [{ filled: 'product_code' }, { empty: 'disposal_type' }] };

const afterSlaughter = requiring(wasSlaughtered, ...slaughteredFirst);
const carcassLeft = requiring(left('carcass_available'), 'Ya se despostó entera', 'All of it has been cut');
const soldAsMeat = requiring({ any: [wasSlaughtered, isCarton] }, ...slaughteredFirst);

/** Cartons as they become products: each has its code and its weight. */
const packedLines: FieldOf<'addableList'> = {
  ...cutLines,
  list: {
    noun: { one: { es: 'caja', en: 'carton' }, many: { es: 'cajas', en: 'cartons' } },
    fields: cutLines.list.fields.map((field) =>
      field.name === 'carton' || field.name === 'kg' ? needed(field) : field,
    ),
    unique: 'carton',
    max: 200,
  },
  validations: { mandatory: true },
};

/** Carcasses become cartons of cuts, each a product of its own; their public pages go on answering. */
export const cutting: OrdinaryEvent = {
  eventType: 116,
  name: { es: 'Despostada', en: 'Cutting' },
  icon: 'scissors',
  fields: [
    {
      name: 'kilos',
      label: { es: 'Kilos que se despostan', en: 'Kilos cut' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0.1 } },
    },
    { ...cutChoice, writes: 'cuts' },
    { ...packedLines, writes: 'cut_lines' },
    { ...needed(packedOn), writes: 'packed_on' },
    { ...shelfLifeDays, writes: 'shelf_life_days' },
    { ...storageTemp, writes: 'storage_temp' },
  ],
  form: formOf(
    stepOf('cuts', { es: 'Cortes', en: 'Cuts' }, ['kilos', 'cuts', 'cut_lines'], {
      es: 'Cada caja se da de alta como producto, con los animales de los que viene.',
      en: 'Each carton is registered as a product, with the animals it comes from.',
    }),
    stepOf('packing', { es: 'Envasado', en: 'Packing' }, ['packed_on', 'shelf_life_days', 'storage_temp']),
  ),
  permissions: { box: [10, 11], code: 'ASSET_EVENT' },
  ...allTogether,
  assetDisabledToEvent: [],
  afterClosing: true,
  requires: [afterSlaughter, carcassLeft],
  public: { as: 'stop', titles: [{ title: { es: 'Despostada', en: 'Cutting' } }] },
  epcis: {
    bizStep: 'commissioning',
    disposition: 'sellable_not_accessible',
    transformation: { asset: 'input' },
  },
  derives: [{ attribute: 'carcass_used', rule: 'plus', field: 'kilos' }],
  transforms: {
    taken: 'kilos',
    left: 'carcass_available',
    unit: 'kg',
    outputs: [
      {
        rows: 'cut_lines',
        assetType: 34,
        takes: { product_code: 'carton', product_name: 'cut', net_weight: 'kg' },
        days: ['packed_on'],
        quantity: { field: 'kg', unit: 'kg' },
      },
    ],
    // Bone and fat are lost in cutting: there is never more meat than carcass.
    overYield: 'error',
  },
};

export const release: SenderEvent = {
  eventType: 118,
  name: { es: 'Salida a consumo', en: 'Release to market' },
  icon: 'store',
  fields: [
    {
      name: 'client',
      label: { es: 'Cliente', en: 'Client' },
      type: 'text',
      private: true,
      validations: { mandatory: true, maxLength: 80 },
    },
    {
      name: 'trupo_finalclient_l1',
      label: { es: 'País', en: 'Country' },
      type: 'select',
      dataSourceType: 'common',
      dataSourceCommon: 'countries',
      validations: { mandatory: true },
    },
    { name: 'city', label: { es: 'Ciudad', en: 'City' }, type: 'text', validations: { maxLength: 80 } },
    {
      name: 'released_at',
      label: { es: 'Salida', en: 'Left at' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, max: { today: {} } },
    },
    {
      name: 'shop',
      label: { es: 'Punto de venta en Huella', en: 'Point of sale in Huella' },
      type: 'boxTarget',
      hint: { es: 'Su alias, si lo tiene', en: 'Its alias, when it has one' },
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
  requires: [soldAsMeat],
  public: { as: 'stop', titles: [{ title: { es: 'Salida a consumo', en: 'Released to market' } }] },
  epcis: { bizStep: 'shipping', disposition: 'in_transit' },
};
