import type { Attribute } from '../../model/attribute';
import type { FormStep } from '../../model/form-model';
import type { Option } from '../../model/field';
import type { RecordModel } from '../../model/record-model';
import { findChain } from '../lookups/chains';
import { optionsOf } from '../../reference/options';
import { zoneOfCountry } from '../../reference/time-zones';
import { countriesOfType, mayHold, openTypes, type Company } from './establishing';
import { metadataFields } from './box-metadata';
import {
  addressFields,
  countriesOf,
  face,
  faceStep,
  onceAccess,
  open,
  section,
  timeZone,
} from './record-parts';
import { stepWith } from '../fields/form-steps';

/** An establishment of the company inside which another may be. */
export interface ParentBox {
  readonly id: number;
  readonly name: string;
  readonly subtype: number;
}

/** The field with the subtype, and the one that names whom the establishment accepts assets from. */
export const subtypeField = 'subtype';
export const parentField = 'parent_box';
export const sendersField = 'senders';
/** Whether arrivals wait for an answer. */
export const confirmsField = 'confirms';

/** From whom an establishment accepts transfers (decisions section 4). */
export const acceptedSenders = ['chain', 'company', 'listed'] as const;
export type AcceptedSenders = (typeof acceptedSenders)[number];

/**
 * The model of the establishments of a company: which types there are to choose from follows from its chain, role and
 * country, and inside another establishment from the type of that (document 1 section 5; decisions section 2). Type and
 * parent are chosen once: what the establishment holds depends on them.
 */
export function composeBoxModel(company: Company, parents: readonly ParentBox[]): RecordModel {
  const identity = identityOf(company, parents);
  const types = openTypes(company, null).map(({ subtype }) => subtype);
  const metadata = metadataFields(types, company.country);
  const zone = zoneOf(company);
  const address: readonly Attribute[] = [countryOf(company), ...addressFields(true)];
  return {
    name: { es: 'Establecimientos', en: 'Establishments' },
    noun: {
      one: { es: 'establecimiento', en: 'establishment' },
      many: { es: 'establecimientos', en: 'establishments' },
      counted: { es: 'establecimientos', en: 'establishments' },
    },
    icon: 'map-pin',
    gender: 'm',
    labelFields: ['name'],
    attributes: [...identity, ...metadata, ...address, ...zone, ...onMap, ...senders, ...confirming, ...face],
    form: { layout: 'flat', steps: stepsOf(identity, metadata, [...address, ...zone]) },
    rowRules: [],
  };
}

type Fields = readonly Attribute[];

function stepsOf(identity: Fields, metadata: Fields, address: Fields): readonly FormStep[] {
  return [
    stepWith('box', { es: 'El establecimiento', en: 'The establishment' }, [
      section({ es: 'El establecimiento', en: 'The establishment' }, identity, {
        es: 'El tipo no se cambia después: de él depende lo que puede tener.',
        en: 'The type cannot be changed later: it determines what the establishment can hold.',
      }),
      section({ es: 'Datos del tipo', en: 'Details for its type' }, metadata),
    ]),
    stepWith('place', { es: 'Ubicación', en: 'Location' }, [
      section({ es: 'Dirección', en: 'Address' }, address),
      section({ es: 'En el mapa', en: 'On the map' }, onMap, {
        es: 'Con la calle, la posición se propone sola. Puede corregirla.',
        en: 'Enter the street and we suggest the location. You can correct it.',
      }),
    ]),
    stepWith('senders', { es: 'Recepción', en: 'Receiving' }, [
      section({ es: 'Quién puede enviarle activos', en: 'Who can send assets to it' }, senders),
      section({ es: 'Al llegar', en: 'On arrival' }, confirming),
    ]),
    faceStep,
  ];
}

function identityOf(company: Company, parents: readonly ParentBox[]): readonly Attribute[] {
  const around = parents.filter(({ subtype }) => mayHold(company, subtype));
  return [
    open({
      name: 'name',
      label: { es: 'Nombre', en: 'Name' },
      type: 'text',
      validations: { mandatory: true, minLength: 2, maxLength: 100 },
    }),
    open({
      name: 'alias',
      label: { es: 'Alias', en: 'Alias' },
      hint: {
        es: 'Único. Con él lo encuentran quienes le envían.',
        en: 'Unique. Senders find it by this name.',
      },
      type: 'text',
      validations: { mandatory: true, minLength: 3, maxLength: 60 },
    }),
    ...(around.length > 0 ? [parentOf(around)] : []),
    open(
      {
        name: subtypeField,
        label: { es: 'Tipo de establecimiento', en: 'Type of establishment' },
        type: 'select',
        values: typeOptions(company, around),
        ...(around.length > 0 && { fkField: parentField }),
        validations: { mandatory: true },
        columns: 12,
      },
      onceAccess,
    ),
  ];
}

function parentOf(around: readonly ParentBox[]): Attribute {
  return open(
    {
      name: parentField,
      label: { es: 'Dentro de', en: 'Inside' },
      hint: { es: 'Vacío si no está dentro de otro.', en: 'Empty if it is not inside another.' },
      type: 'select',
      values: around.map(({ id, name }) => ({ key: String(id), label: { es: name, en: name } })),
    },
    onceAccess,
  );
}

/** A type is offered under the establishments that may contain it, the empty text being none of them. */
function typeOptions(company: Company, around: readonly ParentBox[]): readonly Option[] {
  return openTypes(company, null).map((type) => {
    const inside = around.filter((parent) =>
      openTypes(company, parent.subtype).some((each) => each.subtype === type.subtype),
    );
    return {
      key: String(type.subtype),
      label: type.name,
      hint: type.hint,
      ...(around.length > 0 && { fk: ['', ...inside.map(({ id }) => String(id))] }),
      when: [{ parentField: 'l1', parentValue: ['', ...countriesOfType(type, company.chain)] }],
    };
  });
}

function countryOf({ chain, country }: Company): Attribute {
  return open({
    name: 'l1',
    label: { es: 'País', en: 'Country' },
    type: 'select',
    values: countriesOf(findChain(chain)?.countries ?? [], () => ({})),
    defaultValue: country,
    validations: { mandatory: true },
  });
}

function zoneOf({ country }: Company): readonly Attribute[] {
  const usual = zoneOfCountry[country];
  return [{ ...timeZone, ...(usual !== undefined && { defaultValue: usual }) }];
}

const onMap: readonly Attribute[] = [
  open({
    name: 'localizacion',
    label: { es: 'Posición', en: 'Position' },
    type: 'location',
    addressAutoGeoposition: true,
  }),
  open({
    name: 'outline',
    label: { es: 'Contorno', en: 'Outline' },
    type: 'polygon',
    validations: { nearLocation: { field: 'localizacion' } },
  }),
];

const senders: readonly Attribute[] = [
  open({
    name: 'accepts',
    label: { es: 'Acepta transferencias de', en: 'Accepts transfers from' },
    type: 'select',
    values: optionsOf([
      ['chain', 'Cualquiera de su rubro', 'Anyone in its chain'],
      ['company', 'Solo su empresa', 'Its own company only'],
      ['listed', 'Su empresa y las que enumere', 'Its own company and those listed'],
    ]),
    defaultValue: 'chain',
    validations: { mandatory: true },
    columns: 12,
  }),
  open({
    name: sendersField,
    label: { es: 'Empresas que acepta', en: 'Companies it accepts' },
    hint: {
      es: 'Nombre cada una por el alias de uno de sus establecimientos.',
      en: 'Identify each one by the alias of one of its establishments.',
    },
    type: 'addableList',
    list: {
      noun: { one: { es: 'empresa', en: 'company' }, many: { es: 'empresas', en: 'companies' } },
      fields: [
        {
          name: 'alias',
          label: { es: 'Alias de un establecimiento', en: 'Alias of an establishment' },
          type: 'text',
          validations: { mandatory: true, maxLength: 60 },
          columns: 12,
        },
      ],
    },
    validations: { mandatory: true },
    hideCondition: { parentField: 'accepts', parentValue: ['listed'], not: true },
  }),
];

/** Whether what arrives has to be confirmed before it is the establishment's own. */
const confirming: readonly Attribute[] = [
  open({
    name: confirmsField,
    label: { es: 'Confirmar lo que llega', en: 'Confirm what arrives' },
    hint: {
      es: 'Lo que le envíen queda en tránsito hasta que alguien de aquí lo acepte o lo devuelva.',
      en: 'What is sent here stays in transit until someone here accepts or returns it.',
    },
    type: 'checkbox',
    columns: 12,
  }),
];
