import type { RecordModel } from '../../model/record-model';
import { access } from '../fields/attribute-blocks';
import { filledInForms, type AttributeDraft } from '../fields/attribute-sets';
import { formOf, stepOf } from '../fields/form-steps';

/** Establishments that keep suppliers (document 2 section 3), and those that count what comes with the goods. */
const supplied = [31, 35, 36];
const counting = [31];

const address: readonly AttributeDraft[] = [
  {
    name: 'supplier_country',
    label: { es: 'País', en: 'Country' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'countries',
    validations: { mandatory: true },
  },
  {
    name: 'supplier_location',
    label: { es: 'Provincia o región', en: 'Province or region' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'regions',
    fkField: 'supplier_country',
  },
  {
    name: 'supplier_city',
    label: { es: 'Localidad', en: 'City' },
    type: 'text',
    validations: { mandatory: true, maxLength: 100 },
  },
  {
    name: 'supplier_zip_code',
    label: { es: 'Código postal', en: 'Postcode' },
    type: 'text',
    validations: { mandatory: true, maxLength: 20 },
  },
  {
    name: 'supplier_address_street',
    label: { es: 'Calle', en: 'Street' },
    type: 'text',
    validations: { mandatory: true, maxLength: 150 },
    columns: 8,
  },
  {
    name: 'supplier_address_street_number',
    label: { es: 'Número', en: 'Number' },
    type: 'text',
    hint: { es: 'Sin número: «s/n».', en: 'No number: “n/a”.' },
    validations: { mandatory: true, maxLength: 20 },
    columns: 4,
  },
];

/** The four pictures of a supplier, a field each as the documents have them. */
const pictures: readonly AttributeDraft[] = [1, 2, 3, 4].map((place) => ({
  name: `supplier_picture_${String(place)}`,
  label: { es: `Imagen ${String(place)}`, en: `Picture ${String(place)}` },
  type: 'file',
  files: { max: 1, endings: ['jpg', 'jpeg', 'png'] },
  columns: 6,
}));

/**
 * A supplier of an establishment: its name, where it is, and what it looks like. The names of its fields are the
 * replace fields of document 2 section 3; the footprint is asked of tanneries only (section 5).
 */
export const supplier: RecordModel = {
  name: { es: 'Proveedor', en: 'Supplier' },
  noun: {
    one: { es: 'proveedor', en: 'supplier' },
    many: { es: 'proveedores', en: 'suppliers' },
    counted: { es: 'proveedores', en: 'suppliers' },
  },
  icon: 'package',
  gender: 'm',
  labelFields: ['value'],
  attributes: filledInForms(access(supplied, supplied), [
    {
      name: 'value',
      label: { es: 'Nombre', en: 'Name' },
      type: 'text',
      validations: { mandatory: true, maxLength: 150 },
      columns: 12,
    },
    {
      name: 'supplier_co2_footprint',
      label: { es: 'Huella de carbono', en: 'Carbon footprint' },
      type: 'float',
      unit: 'kg CO₂e/m²',
      hint: {
        es: 'Del cuero que provee, por metro cuadrado.',
        en: 'Of the hides supplied, per square metre.',
      },
      validations: { mandatory: true, min: { value: 0 }, max: { value: 100_000 } },
      permissions: access(counting, counting),
    },
    ...address,
    {
      name: 'supplier_geolocation',
      label: { es: 'Ubicación en el mapa', en: 'Position on the map' },
      type: 'location',
      addressAutoGeoposition: true,
    },
    ...pictures,
  ]),
  form: formOf(
    stepOf('name', { es: 'Nombre', en: 'Name' }, ['value', 'supplier_co2_footprint']),
    stepOf(
      'address',
      { es: 'Dirección', en: 'Address' },
      address.map(({ name }) => name),
    ),
    stepOf('position', { es: 'Ubicación', en: 'Position' }, ['supplier_geolocation'], {
      es: 'La proponemos a partir de la dirección. Puede corregirla.',
      en: 'Suggested from the address. You can correct it.',
    }),
    stepOf(
      'pictures',
      { es: 'Imágenes', en: 'Pictures' },
      pictures.map(({ name }) => name),
      { es: 'Hasta cuatro. JPG o PNG.', en: 'Up to four. JPG or PNG.' },
    ),
  ),
  rowRules: [],
};
