import type { Attribute } from '../../model/attribute';
import type { RecordModel } from '../../model/record-model';
import { optionsOf } from '../../reference/options';
import { taxIds } from '../../reference/tax-ids';
import { open, shownAccess, phone, section, taxIdFields, timeZone } from './record-parts';
import { formOf, stepWith } from '../fields/form-steps';

const person: readonly Attribute[] = [
  open({
    name: 'firstname',
    label: { es: 'Nombre', en: 'First name' },
    type: 'text',
    validations: { mandatory: true, minLength: 2, maxLength: 60 },
  }),
  open({
    name: 'lastname',
    label: { es: 'Apellido', en: 'Last name' },
    type: 'text',
    validations: { mandatory: true, minLength: 2, maxLength: 60 },
  }),
  open(
    {
      name: 'email',
      label: { es: 'Correo', en: 'E-mail' },
      type: 'text',
      hint: { es: 'Es el correo con el que ingresa', en: 'The e-mail you sign in with' },
    },
    shownAccess,
  ),
  phone,
  open({
    name: 'job',
    label: { es: 'Cargo', en: 'Job' },
    type: 'text',
    validations: { maxLength: 80 },
  }),
];

const countriesWithTaxId = Object.keys(taxIds);

const identification: readonly Attribute[] = [
  open({
    name: 'l1',
    label: { es: 'País', en: 'Country' },
    type: 'select',
    dataSourceType: 'common',
    dataSourceCommon: 'countries',
  }),
  ...taxIdFields({
    hint: {
      es: 'Aparece en las autorizaciones que firma.',
      en: 'It appears in the authorizations you sign.',
    },
  }),
  open({
    name: 'document',
    label: { es: 'Documento', en: 'Identity document' },
    type: 'text',
    validations: { maxLength: 40 },
    hideCondition: { parentField: 'l1', parentValue: ['', ...countriesWithTaxId] },
  }),
];

const reading: readonly Attribute[] = [
  timeZone,
  open({
    name: 'language',
    label: { es: 'Idioma', en: 'Language' },
    type: 'select',
    segmented: true,
    values: optionsOf([
      ['es', 'Español'],
      ['en', 'English'],
    ]),
    validations: { mandatory: true },
  }),
];

/** What mails may describe: a choice that no mail would read is not offered. */
const notices: readonly Attribute[] = [
  open({
    name: 'notifications',
    label: { es: 'Avisarme cuando', en: 'Tell me when' },
    type: 'multiselectbox',
    values: optionsOf([['transferReceived', 'Llega una transferencia', 'A transfer arrives']]),
  }),
];

/** A user, as they describe themselves (document 1 section 2, onboarding). */
export const user: RecordModel = {
  name: { es: 'Usuarios', en: 'Users' },
  noun: {
    one: { es: 'usuario', en: 'user' },
    many: { es: 'usuarios', en: 'users' },
    counted: { es: 'usuarios', en: 'users' },
  },
  icon: 'user',
  gender: 'm',
  labelFields: ['firstname'],
  attributes: [...person, ...identification, ...reading, ...notices],
  form: formOf(
    stepWith('person', { es: 'Sus datos', en: 'About you' }, [
      section({ es: 'Sus datos', en: 'About you' }, person),
      section({ es: 'Identificación', en: 'Identification' }, identification),
    ]),
    stepWith('settings', { es: 'Preferencias', en: 'Preferences' }, [
      section({ es: 'Idioma y hora', en: 'Language and time' }, reading),
      section({ es: 'Avisos por correo', en: 'E-mail notices' }, notices),
    ]),
  ),
  rowRules: [],
};
