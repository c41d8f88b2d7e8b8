import type { Attribute } from '../../model/attribute';
import type { Option } from '../../model/field';
import type { RecordModel } from '../../model/record-model';
import { chains } from '../lookups/chains';
import { companyRoles, roleHints } from '../lookups/company-roles';
import { optionsOf } from '../../reference/options';
import { chainsOfRole, countriesOfRole } from './establishing';
import { personFields, personNoun } from './authorized-persons';
import {
  addressFields,
  chainCountries,
  countriesOf,
  face,
  faceStep,
  onceAccess,
  open,
  phone,
  section,
  taxIdFields,
  unless,
  webPage,
} from './record-parts';
import { formOf, stepWith } from '../fields/form-steps';

const texts = (ids: readonly number[]) => ids.map(String);

const chainOptions: readonly Option[] = chains.map(({ id, name, hint }) => ({
  key: String(id),
  label: name,
  hint,
}));

/** A country is offered in the chains that work there. */
const countryOptions = countriesOf(chainCountries, (code) => ({
  fk: texts(chains.filter(({ countries }) => countries.includes(code)).map(({ id }) => id)),
}));

/** A role is offered where it opens something: by chain and country (document 3 section 2). */
const roleOptions: readonly Option[] = Object.entries(companyRoles).map(([key, label]) => ({
  key,
  label,
  ...(roleHints[key] !== undefined && { hint: roleHints[key] }),
  when: [
    { parentField: 'suplychain', parentValue: texts(chainsOfRole(key)) },
    { parentField: 'l1', parentValue: countriesOfRole(key) },
  ],
}));

/** What a company is; chain and role stay as they were chosen (document 3 section 2). */
const identity: readonly Attribute[] = [
  open({
    name: 'company_name',
    label: { es: 'Nombre de la empresa', en: 'Company name' },
    type: 'text',
    validations: { mandatory: true, minLength: 2, maxLength: 100 },
    columns: 12,
  }),
  open(
    {
      name: 'suplychain',
      label: { es: 'Rubro', en: 'Supply chain' },
      type: 'select',
      values: chainOptions,
      validations: { mandatory: true },
      columns: 12,
    },
    onceAccess,
  ),
  open({
    name: 'l1',
    label: { es: 'País', en: 'Country' },
    type: 'select',
    values: countryOptions,
    fkField: 'suplychain',
    validations: { mandatory: true },
  }),
  open(
    {
      name: 'rol',
      label: { es: 'Rol en el rubro', en: 'Role in the chain' },
      hint: {
        es: 'Decide qué establecimientos puede abrir.',
        en: 'Determines which establishments it can open.',
      },
      type: 'select',
      values: roleOptions,
      validations: { mandatory: true },
      columns: 12,
    },
    onceAccess,
  ),
  ...taxIdFields({ validations: { mandatory: true } }),
];

const ofChain = (...ids: readonly number[]) => unless('suplychain', texts(ids));

/** What is asked of companies of some chains, roles and countries alone. */
const operation: readonly Attribute[] = [
  open({
    name: 'vat_status',
    label: { es: 'Condición frente al IVA', en: 'VAT status' },
    type: 'select',
    values: optionsOf([
      ['registered', 'Responsable inscripto', 'Registered'],
      ['simple', 'Monotributo', 'Simplified regime'],
      ['exempt', 'Exento', 'Exempt'],
    ]),
    ...unless('l1', ['AR']),
  }),
  open({
    name: 'health_register',
    label: { es: 'Registro sanitario', en: 'Health register' },
    hint: {
      es: 'Del organismo del país: SENASA, MGAP, SENACSA.',
      en: 'Of the authority: SENASA, MGAP, SENACSA.',
    },
    type: 'text',
    validations: { maxLength: 40 },
    ...ofChain(9, 11),
  }),
  open({
    name: 'monthly_capacity',
    label: { es: 'Capacidad mensual', en: 'Monthly capacity' },
    hint: {
      es: 'Cabezas, toneladas o piezas que procesa.',
      en: 'Head, tonnes or pieces it processes.',
    },
    type: 'number',
    validations: { min: { value: 0 }, max: { value: 10_000_000 } },
    ...unless('rol', ['Industria']),
  }),
  open({
    name: 'ruca',
    label: { es: 'RUCA', en: 'RUCA' },
    hint: {
      es: 'Registro Único de Operadores de la Cadena Agroindustrial',
      en: 'Register of grain operators',
    },
    type: 'text',
    validations: { maxLength: 20 },
    ...ofChain(12),
  }),
  open({
    name: 'storage_capacity',
    label: { es: 'Capacidad de almacenaje', en: 'Storage capacity' },
    type: 'number',
    unit: 't',
    validations: { min: { value: 0 }, max: { value: 10_000_000 } },
    ...unless('rol', ['Depositario']),
  }),
  open({
    name: 'guarantee_licence',
    label: { es: 'Autorización para recibir garantías', en: 'Licence to hold guarantees' },
    type: 'text',
    validations: { maxLength: 60 },
    ...unless('rol', ['Tenedor de garantía']),
  }),
  open({
    name: 'forest_certification',
    label: { es: 'Certificación forestal', en: 'Forest certification' },
    type: 'multiselectbox',
    values: optionsOf([
      ['fsc', 'FSC'],
      ['pefc', 'PEFC'],
      ['cerfoar', 'CerFoAr'],
    ]),
    ...ofChain(10),
  }),
  open({
    name: 'organic',
    label: { es: 'Trabaja con grano orgánico', en: 'Works with organic grain' },
    type: 'checkbox',
    ...ofChain(13),
  }),
  open({
    name: 'lwg_rating',
    label: { es: 'Calificación Leather Working Group', en: 'Leather Working Group rating' },
    type: 'select',
    values: optionsOf([
      ['gold', 'Oro', 'Gold'],
      ['silver', 'Plata', 'Silver'],
      ['bronze', 'Bronce', 'Bronze'],
      ['audited', 'Auditada', 'Audited'],
    ]),
    ...ofChain(14),
  }),
  open({
    name: 'car_brands',
    label: { es: 'Marcas con las que trabaja', en: 'Brands it works with' },
    type: 'text',
    validations: { maxLength: 200 },
    ...ofChain(5),
  }),
];

const address = addressFields(false);

const contact: readonly Attribute[] = [
  open({
    name: 'company_email',
    label: { es: 'Correo de contacto', en: 'Contact e-mail' },
    type: 'text',
    validations: { maxLength: 320 },
  }),
  phone,
  webPage,
];

/** The list of those who may act for the company; each is asked by mail, and confirms (document 2 section 4). */
export const personsField = 'authorized_persons';

/** Most of them: each is written to. */
const maxPersons = 50;

const persons: readonly Attribute[] = [
  open({
    name: personsField,
    label: { es: 'Personas autorizadas', en: 'Authorised persons' },
    hint: {
      es: 'A cada una le llega un correo con un enlace para confirmar.',
      en: 'Each one gets an e-mail with a link to confirm.',
    },
    type: 'addableList',
    list: {
      noun: personNoun,
      fields: [
        ...personFields.filter(({ name }) => name !== 'cuit'),
        {
          name: 'cuit',
          label: { es: 'Número fiscal', en: 'Tax number' },
          type: 'text',
          validations: { maxLength: 20 },
          columns: 12,
        },
        {
          name: 'role',
          label: { es: 'Función', en: 'Function' },
          type: 'text',
          validations: { maxLength: 60 },
          columns: 12,
        },
      ],
      canResend: true,
      unique: 'email',
      max: maxPersons,
    },
  }),
];

/** A company: who it is, where, and how it shows itself (document 3 sections 2 and 3). */
export const company: RecordModel = {
  name: { es: 'Empresas', en: 'Companies' },
  noun: {
    one: { es: 'empresa', en: 'company' },
    many: { es: 'empresas', en: 'companies' },
    counted: { es: 'empresas', en: 'companies' },
  },
  icon: 'building-2',
  gender: 'f',
  labelFields: ['company_name'],
  attributes: [...identity, ...operation, ...address, ...contact, ...persons, ...face],
  form: formOf(
    stepWith('company', { es: 'La empresa', en: 'The company' }, [
      section({ es: 'La empresa', en: 'The company' }, identity, {
        es: 'El rubro y el rol no se cambian después.',
        en: 'The chain and the role cannot be changed later.',
      }),
      section({ es: 'Su actividad', en: 'What it does' }, operation),
    ]),
    stepWith('contact', { es: 'Contacto', en: 'Contact' }, [
      section({ es: 'Dirección', en: 'Address' }, address),
      section({ es: 'Contacto', en: 'Contact' }, contact),
      section({ es: 'Quién la representa', en: 'Who acts for it' }, persons, {
        es: 'Pueden actuar en nombre de la empresa.',
        en: 'They can act on behalf of the company.',
      }),
    ]),
    faceStep,
  ),
  rowRules: [],
};
