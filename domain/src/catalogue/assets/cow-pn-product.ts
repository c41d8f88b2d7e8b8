import {
  cutChoice,
  cutLines,
  packedOn,
  productImages,
  shelfLifeDays,
  storageTemp,
} from '../fields/natural-beef-fields';
import type { Attribute } from '../../model/attribute';
import { access, always, foldedFilter, plain, shown } from '../fields/attribute-blocks';
import { filledInForms, writtenByEvents } from '../fields/attribute-sets';

/** The meat is the slaughterhouse's and the shop's to describe; general establishments help where they may. */
const product = access([1, 10, 11], [10, 11], [1, 10, 11]);
const productFacts = access([1, 10, 11]);

/** What is said about the meat of the animal: its name, its cuts, how it is kept. */
export const cowPnProduct: readonly Attribute[] = [
  ...filledInForms(product, [
    {
      name: 'destination_market',
      label: { es: 'Mercado de destino', en: 'Destination market' },
      type: 'select',
      dataSourceType: 'common',
      dataSourceCommon: 'countries',
      qr: shown('text', 'product'),
    },
    {
      name: 'product_code',
      label: { es: 'Código de la caja', en: 'Carton code' },
      type: 'text',
      validations: { mandatory: true, minLength: 2, maxLength: 20, unique: 'company' },
      permissions: access([10, 11], [10, 11], []),
      listInEvent: true,
      tableFilter: foldedFilter('text'),
      slot: plain('t18'),
      qr: shown('text', 'product'),
    },
    {
      name: 'net_weight',
      label: { es: 'Peso neto', en: 'Net weight' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0.01 }, max: { value: 999 } },
      permissions: access([1, 10, 11], [10, 11]),
      qr: shown('text', 'product'),
    },
  ]),
  ...writtenByEvents(productFacts, [
    {
      name: 'carcass_used',
      label: { es: 'Kilos despostados', en: 'Kilos cut' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0 }, max: { field: 'carcass_weight' } },
    },
    {
      name: 'carcass_available',
      label: { es: 'Res sin despostar', en: 'Carcass not cut yet' },
      type: 'float',
      unit: 'kg',
      computed: { rule: 'difference', of: ['carcass_weight', 'carcass_used'] },
      listInEvent: true,
    },
  ]),
  ...filledInForms(product, [
    {
      name: 'product_name',
      label: { es: 'Nombre del producto', en: 'Product name' },
      type: 'text',
      validations: { minLength: 3, maxLength: 80 },
      qr: always('plain', 'product'),
    },
    {
      name: 'product_brand',
      label: { es: 'Marca', en: 'Brand' },
      type: 'text',
      validations: { minLength: 2, maxLength: 60 },
      qr: shown('plain', 'product'),
    },
    {
      name: 'product_description',
      label: { es: 'Descripción', en: 'Description' },
      type: 'multiline',
      validations: { maxLength: 2000 },
      qr: shown('description', 'product'),
    },
    { ...cutChoice, summaryRules: ['PORC'], qr: shown('multipleCheckbox', 'product') },
    { ...cutLines, qr: shown('table', 'product') },
    { ...packedOn, qr: shown('date', 'product') },
    { ...shelfLifeDays, qr: shown('text', 'product') },
    {
      name: 'maturation_days',
      label: { es: 'Días de maduración', en: 'Days of ageing' },
      type: 'number',
      hint: { es: 'Desde la faena hasta el envasado', en: 'From slaughter to packing' },
      computed: { rule: 'daysBetween', of: ['disposal_date', 'packed_on'] },
      permissions: productFacts,
      qr: shown('text', 'product'),
    },
    { ...storageTemp, qr: shown('text', 'product') },
    { ...productImages, qr: shown('selectimages', 'product') },
    {
      name: 'product_video',
      label: { es: 'Video', en: 'Video' },
      type: 'text',
      hint: { es: 'Dirección de YouTube o Drive', en: 'Address at YouTube or Drive' },
      validations: { url: true },
      qr: shown('video', 'product'),
    },
    {
      name: 'product_link',
      label: { es: 'Sitio del producto', en: 'Product site' },
      type: 'nft_link',
      qr: shown('url', 'product'),
    },
  ]),
];
