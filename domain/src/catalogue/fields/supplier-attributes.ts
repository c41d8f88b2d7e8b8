import type { Attribute, SlotName } from '../../model/attribute';
import type { FormSection } from '../../model/form-model';
import { stepWith } from './form-steps';
import { foldedFilter, offered, plain, shown } from './attribute-blocks';
import { filledInForms, type AttributeDraft } from './attribute-sets';

/** Named entities by their kind (document 2 section 3). */
export const entityTypes = { supplier: 2, article: 3, brand: 4, product: 5 } as const;

const ofSupplier = ['1', '2', '3', '4'].map((at) => `supplier_picture_${at}`);

/** What choosing a supplier fills in: each field takes the value of its own name (document 2 section 3). */
const copied = [
  'supplier_country',
  'supplier_location',
  'supplier_city',
  'supplier_address_street',
  'supplier_address_street_number',
  'supplier_zip_code',
  'supplier_geolocation',
  ...ofSupplier,
];

/** The names of the fields about a supplier, as the steps of a form hold them. */
export const supplierNames: readonly string[] = ['supplier_name', ...copied];

/** Where a form asks for them. */
export const supplierSection = {
  title: { es: 'Proveedor', en: 'Supplier' },
  hint: { es: 'Elija uno y se completa lo demás.', en: 'Pick one and the rest is filled in.' },
  fields: supplierNames,
} as const satisfies FormSection;
export const supplierStep = stepWith('supplier', supplierSection.title, [supplierSection]);

/** Who supplied it: chosen among the suppliers of the establishment, and kept as it was then. */
export function supplierAttributes(
  permissions: Attribute['permissions'],
  slot: SlotName,
  further: readonly string[] = [],
): readonly Attribute[] {
  return filledInForms(permissions, [
    {
      name: 'supplier_name',
      label: { es: 'Proveedor', en: 'Supplier' },
      type: 'autocomplete',
      proposals: {
        from: { entityType: entityTypes.supplier },
        minCharacters: 0,
        freeText: true,
        copies: Object.fromEntries([...copied, ...further].map((name) => [name, name])),
      },
      validations: { mandatory: true },
      synonyms: { es: 'Proveedor de origen', en: 'Vendor, Leverandør' },
      tableFilter: foldedFilter('text'),
      slot: plain(slot),
      qr: shown('text', 'origin'),
      massiveImport: true,
      columns: 12,
    },
    ...address,
    ...pictures,
  ]);
}

const address: readonly AttributeDraft[] = [
  {
    name: 'supplier_country',
    label: { es: 'País del proveedor', en: "Supplier's country" },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'countries',
    tableFilter: foldedFilter('multiselect'),
    qr: offered('text', 'origin'),
  },
  {
    name: 'supplier_location',
    label: { es: 'Región', en: 'Region' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'regions',
    fkField: 'supplier_country',
    qr: offered('text', 'origin'),
  },
  { name: 'supplier_city', label: { es: 'Ciudad', en: 'City' }, type: 'text', qr: offered('text', 'origin') },
  { name: 'supplier_zip_code', label: { es: 'Código postal', en: 'Postal code' }, type: 'text' },
  { name: 'supplier_address_street', label: { es: 'Calle', en: 'Street' }, type: 'text' },
  { name: 'supplier_address_street_number', label: { es: 'Número', en: 'Number' }, type: 'text' },
  {
    name: 'supplier_geolocation',
    label: { es: 'Posición del proveedor', en: "Supplier's position" },
    type: 'location',
    addressAutoGeoposition: true,
    qr: offered('productJourney', 'origin'),
  },
];

const pictures: readonly AttributeDraft[] = ofSupplier.map((name, at) => ({
  name,
  label: { es: `Foto ${at + 1} del proveedor`, en: `Supplier's picture ${at + 1}` },
  type: 'file',
  files: { endings: ['jpg', 'jpeg', 'png'], isPublic: true },
  qr: offered('selectimages', 'origin'),
  columns: 6,
}));
