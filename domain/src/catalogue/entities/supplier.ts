import type { Attribute, FieldPermission } from '../../model/attribute';
import type { RecordModel } from '../../model/record-model';

/** Establishments that keep suppliers (document 2 section 3), and those that count what comes with the goods. */
const supplied = [31, 35, 36];
const counting = [31];

function kept(subtypes: readonly number[]): { readonly box: FieldPermission } {
  return { box: { list: subtypes, new: subtypes, edit: subtypes } };
}

const address: readonly Attribute[] = [
  {
    name: 'supplier_country',
    label: { es: 'País', en: 'Country' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'countries',
    validations: { mandatory: true },
    columns: 6,
    permissions: kept(supplied),
  },
  {
    name: 'supplier_location',
    label: { es: 'Provincia o región', en: 'Province or region' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'regions',
    fkField: 'supplier_country',
    columns: 6,
    permissions: kept(supplied),
  },
  {
    name: 'supplier_city',
    label: { es: 'Localidad', en: 'City' },
    type: 'text',
    validations: { mandatory: true, maxLength: 100 },
    columns: 6,
    permissions: kept(supplied),
  },
  {
    name: 'supplier_zip_code',
    label: { es: 'Código postal', en: 'Postcode' },
    type: 'text',
    validations: { mandatory: true, maxLength: 20 },
    columns: 6,
    permissions: kept(supplied),
  },
  {
    name: 'supplier_address_street',
    label: { es: 'Calle', en: 'Street' },
    type: 'text',
    validations: { mandatory: true, maxLength: 150 },
    columns: 8,
    permissions: kept(supplied),
  },
  {
    name: 'supplier_address_street_number',
    label: { es: 'Número', en: 'Number' },
    type: 'text',
    hint: { es: 'Sin número: «s/n».', en: 'No number: “n/a”.' },
    validations: { mandatory: true, maxLength: 20 },
    columns: 4,
    permissions: kept(supplied),
  },
];

/** The four pictures of a supplier, a field each as the documents have them. */
const pictures: readonly Attribute[] = [1, 2, 3, 4].map((place) => ({
  name: `supplier_picture_${String(place)}`,
  label: { es: `Imagen ${String(place)}`, en: `Picture ${String(place)}` },
  type: 'file',
  files: { max: 1, endings: ['jpg', 'jpeg', 'png'] },
  columns: 6,
  permissions: kept(supplied),
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
  attributes: [
    {
      name: 'value',
      label: { es: 'Nombre', en: 'Name' },
      type: 'text',
      validations: { mandatory: true, maxLength: 150 },
      permissions: kept(supplied),
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
      columns: 6,
      permissions: kept(counting),
    },
    ...address,
    {
      name: 'supplier_geolocation',
      label: { es: 'Ubicación en el mapa', en: 'Position on the map' },
      type: 'location',
      addressAutoGeoposition: true,
      permissions: kept(supplied),
    },
    ...pictures,
  ],
  form: {
    layout: 'flat',
    steps: [
      {
        name: 'name',
        title: { es: 'Nombre', en: 'Name' },
        sections: [{ title: { es: 'Nombre', en: 'Name' }, fields: ['value', 'supplier_co2_footprint'] }],
      },
      {
        name: 'address',
        title: { es: 'Dirección', en: 'Address' },
        sections: [{ title: { es: 'Dirección', en: 'Address' }, fields: address.map(({ name }) => name) }],
      },
      {
        name: 'position',
        title: { es: 'Ubicación', en: 'Position' },
        sections: [
          {
            title: { es: 'Ubicación', en: 'Position' },
            hint: {
              es: 'La proponemos a partir de la dirección. Puede corregirla.',
              en: 'Suggested from the address. You can correct it.',
            },
            fields: ['supplier_geolocation'],
          },
        ],
      },
      {
        name: 'pictures',
        title: { es: 'Imágenes', en: 'Pictures' },
        sections: [
          {
            title: { es: 'Imágenes', en: 'Pictures' },
            hint: { es: 'Hasta cuatro. JPG o PNG.', en: 'Up to four. JPG or PNG.' },
            fields: pictures.map(({ name }) => name),
          },
        ],
      },
    ],
  },
  rowRules: [],
};
