import type { Attribute, FieldPermission } from '../../model/attribute';
import type { Field, FieldOf, Mask } from '../../model/field';
import type { FormSection, FormStep } from '../../model/form-model';
import { completeField } from '../fields/complete-field';
import { chains } from '../lookups/chains';
import { countryOptions } from '../../reference/country-names';
import { taxIds } from '../../reference/tax-ids';
import { timeZones } from '../../reference/time-zones';
import type { FieldScope } from '../../engine/access/field-access';
import { applyMask } from '../../engine/fields/masked';
import type { Values } from '../../model/value';
import type { Words } from '../../words';
import { stepWith } from '../fields/form-steps';

/**
 * Parts of the models of companies, establishments and users. Such a record is in no establishment, whose subtype
 * would decide which fields it has: conditions between its own fields do.
 */

/** The subtype of no establishment. */
const nowhere = 0;

/** The scope in which these records are read and written. */
export const recordScope: FieldScope = { boxSubtype: nowhere, companyTiers: [] };

const every = [nowhere];

/** A field that is filled in and changed. */
const openAccess: Attribute['permissions'] = { box: { list: every, new: every, edit: every } };

/** A field that is chosen once: what follows from it cannot change any more. */
export const onceAccess: Attribute['permissions'] = { box: { list: every, new: every, edit: [] } };

/** A field that is shown, and explained in other ways than by the form. */
export const shownAccess: Attribute['permissions'] = { box: { list: every, new: [], edit: [] } };

/** A field of these records, complete, with access to it. */
export function open<F extends Field>(
  field: F,
  permissions: { readonly box: FieldPermission } = openAccess,
): F & Pick<Attribute, 'permissions'> {
  return { ...completeField(field), permissions };
}

/** A section under the title of its step. */
export function section(title: Words, fields: readonly Field[], hint?: Words): FormSection {
  return { title, fields: fields.map(({ name }) => name), ...(hint !== undefined && { hint }) };
}

/** The countries of some codes, with what else their options need. */
export function countriesOf(codes: readonly string[], rest: (code: string) => { fk?: readonly string[] }) {
  return countryOptions
    .filter(({ key }) => codes.includes(key))
    .map((option) => ({ ...option, ...rest(option.key) }));
}

/** Every country in which a chain works. */
export const chainCountries: readonly string[] = [...new Set(chains.flatMap(({ countries }) => countries))];

/** A condition that hides a field unless another has one of the values. */
export function unless(parentField: string, parentValue: readonly string[]): Pick<Field, 'hideCondition'> {
  return { hideCondition: { parentField, parentValue, not: true } };
}

const taxIdName = (country: string) => `tax_id_${country.toLowerCase()}`;

/**
 * The tax number, a field for each country under its own name and form: the one of the record's country (`l1`) is
 * shown.
 */
export function taxIdFields(
  rest: Pick<FieldOf<'masked'>, 'validations' | 'hint'> = {},
): readonly Attribute[] {
  return Object.entries(taxIds).map(([country, { name, masks }]) =>
    open({
      name: taxIdName(country),
      label: name,
      type: 'masked',
      masks: [...masks] satisfies Mask[],
      ...unless('l1', [country]),
      ...rest,
    }),
  );
}

/** The tax number among the values of a record; null when it has none. */
export function taxIdOf(values: Values): string | null {
  const held = Object.keys(taxIds).map((country) => values[taxIdName(country)]);
  return held.find((value) => typeof value === 'string') ?? null;
}

/** A tax number as people of its country write it: `30-50001091-2`. */
export function formatTaxId(country: string, taxId: string): string {
  const mask = taxIds[country]?.masks.find(({ regex }) => new RegExp(regex, 'u').test(taxId));
  return mask === undefined ? taxId : applyMask(taxId, mask.mask);
}

/** Region, city and street of a record whose country is in `l1` (document 2 section 3, box fields). */
export function addressFields(isMandatory: boolean): readonly Attribute[] {
  const rules = isMandatory ? { mandatory: true } : {};
  return [
    open({
      name: 'l2',
      label: { es: 'Provincia o región', en: 'Province or region' },
      type: 'select',
      dataSourceType: 'common',
      dataSourceCommon: 'regions',
      fkField: 'l1',
      validations: rules,
    }),
    open({
      name: 'l3',
      label: { es: 'Localidad', en: 'City' },
      type: 'text',
      validations: { ...rules, maxLength: 100 },
    }),
    open({
      name: 'address_street',
      label: { es: 'Calle o ruta', en: 'Street or road' },
      type: 'text',
      validations: { maxLength: 150 },
    }),
    open({
      name: 'address_number',
      label: { es: 'Número o km', en: 'Number or km' },
      type: 'text',
      validations: { maxLength: 20 },
      columns: 3,
    }),
    open({
      name: 'zip_code',
      label: { es: 'Código postal', en: 'Postcode' },
      type: 'text',
      validations: { maxLength: 20 },
      columns: 3,
    }),
  ];
}

/** In which zone the record shows times. */
export const timeZone = open({
  name: 'timezone',
  label: { es: 'Zona horaria', en: 'Time zone' },
  type: 'select',
  values: timeZones,
  validations: { mandatory: true },
});

const pictureEndings = ['jpg', 'jpeg', 'png'];

/** A picture that stands for the record, on public pages too. */
export const logo: Attribute = open({
  name: 'logo',
  label: { es: 'Logo', en: 'Logo' },
  type: 'file',
  files: { max: 1, endings: pictureEndings, isPublic: true },
});

/** The papers that the record shows to people who scan a code. */
export const certificates: Attribute = open({
  name: 'certificates',
  label: { es: 'Certificados', en: 'Certificates' },
  hint: { es: 'Son públicos.', en: 'They are public.' },
  type: 'file',
  files: { max: 10, endings: ['pdf', ...pictureEndings], isPublic: true },
});

/** What the record says of itself, in both languages. */
const descriptions: readonly Attribute[] = [
  open({
    name: 'description_es',
    label: { es: 'Descripción en español', en: 'Description in Spanish' },
    type: 'multiline',
    validations: { maxLength: 1000 },
  }),
  open({
    name: 'description_en',
    label: { es: 'Descripción en inglés', en: 'Description in English' },
    type: 'multiline',
    validations: { maxLength: 1000 },
  }),
];

/** How the record shows itself: its logo, what it says of itself, its papers. */
export const face: readonly Attribute[] = [logo, ...descriptions, certificates];

/** The step that asks for it. */
export const faceStep: FormStep = stepWith('face', { es: 'Presentación', en: 'Presentation' }, [
  section({ es: 'Presentación', en: 'Presentation' }, face, {
    es: 'Lo ve quien escanea un código de sus productos.',
    en: 'Seen by anyone who scans a code on its products.',
  }),
]);

export const webPage: Attribute = open({
  name: 'web_page',
  label: { es: 'Página web', en: 'Web page' },
  hint: { es: 'Empieza con https://', en: 'Begins with https://' },
  type: 'text',
  validations: { url: true, maxLength: 200 },
});

export const phone: Attribute = open({
  name: 'phone',
  label: { es: 'Teléfono', en: 'Phone' },
  type: 'phone',
});
