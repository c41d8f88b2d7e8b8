import {
  cutChoice,
  cutLines,
  packedOn,
  productImages,
  shelfLifeDays,
  storageTemp,
} from '../events/natural-beef-fields';
import type { Attribute } from './asset-type';
import { access, always, shown } from './attribute-blocks';

/** The meat is the slaughterhouse's and the shop's to tell of; general establishments help where they may. */
const product = access([1, 10, 11], [10, 11], [1, 10, 11]);
const productFacts = access([1, 10, 11]);

/** What is told of the meat of the animal: its name, its cuts, how it is kept. */
export const cowPnProduct: readonly Attribute[] = [
  {
    name: 'destination_market',
    label: { es: 'Mercado de destino', en: 'Destination market' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'countries',
    permissions: product,
    qr: shown('text', 'product'),
    columns: 6,
  },
  {
    name: 'product_name',
    label: { es: 'Nombre del producto', en: 'Product name' },
    type: 'text',
    validations: { minLength: 3, maxLength: 80 },
    permissions: product,
    qr: always('plain', 'product'),
    columns: 6,
  },
  {
    name: 'product_brand',
    label: { es: 'Marca', en: 'Brand' },
    type: 'text',
    validations: { minLength: 2, maxLength: 60 },
    permissions: product,
    qr: shown('plain', 'product'),
    columns: 6,
  },
  {
    name: 'product_description',
    label: { es: 'Descripción', en: 'Description' },
    type: 'multiline',
    validations: { maxLength: 2000 },
    permissions: product,
    qr: shown('description', 'product'),
    columns: 12,
  },
  { ...cutChoice, permissions: product, summaryRules: ['PORC'], qr: shown('multipleCheckbox', 'product') },
  { ...cutLines, permissions: product, qr: shown('table', 'product') },
  { ...packedOn, permissions: product, qr: shown('date', 'product') },
  { ...shelfLifeDays, permissions: product, qr: shown('text', 'product') },
  {
    name: 'maturation_days',
    label: { es: 'Días de maduración', en: 'Days of ageing' },
    type: 'number',
    hint: { es: 'Desde la faena hasta el envasado', en: 'From slaughter to packing' },
    disabled: true,
    computed: { rule: 'daysBetween', of: ['disposal_date', 'packed_on'] },
    permissions: productFacts,
    qr: shown('text', 'product'),
    columns: 6,
  },
  { ...storageTemp, permissions: product, qr: shown('text', 'product') },
  { ...productImages, permissions: product, qr: shown('selectimages', 'product') },
  {
    name: 'product_video',
    label: { es: 'Video', en: 'Video' },
    type: 'text',
    hint: { es: 'Dirección de YouTube o Drive', en: 'Address at YouTube or Drive' },
    validations: { url: true },
    permissions: product,
    qr: shown('video', 'product'),
    columns: 6,
  },
  {
    name: 'product_link',
    label: { es: 'Sitio del producto', en: 'Product site' },
    type: 'text',
    validations: { url: true },
    permissions: product,
    qr: shown('url', 'product'),
    columns: 6,
  },
];
