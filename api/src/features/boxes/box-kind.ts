import { fail, failWith, issue } from '@huella/domain/model/errors';
import { findOption, matchOption } from '@huella/domain/engine/fields/choice';
import { isArea, isPoint, isRows, plainText, type Value, type Values } from '@huella/domain/model/value';
import {
  acceptedSenders,
  composeBoxModel,
  confirmsField,
  parentField,
  sendersField,
  subtypeField,
} from '@huella/domain/catalogue/records/box';
import type { AddBody } from '../objects/object-kind';
import type { Database } from '../../db/database';
import { findPgFault } from '../../db/pg-fault';
import type { Inside } from '../../db/transact';
import { findCompany, type CompanyRecord } from '../companies/companies.store';
import { recordKind, textIn, without, type RecordParts } from '../objects/record-kind';
import { aliasKey, insertBox } from '../places/places.store';
import {
  boxAliasConstraint,
  findBox,
  findBoxRoom,
  listBoxesOf,
  listCompaniesByAlias,
  replaceSenders,
  updateBox,
  type BoxRecord,
} from './boxes.store';

/** The fields that have columns of their own: other code asks for them. */
const columns = [
  'name',
  'alias',
  subtypeField,
  parentField,
  'l3',
  'timezone',
  'localizacion',
  'outline',
  'accepts',
  confirmsField,
];

function companyIdOf(about: BoxRecord | AddBody): number | null {
  return 'companyId' in about ? about.companyId : (about.pkReferer ?? about.holder ?? null);
}

async function getCompany(db: Database, id: number | null): Promise<CompanyRecord> {
  return (id === null ? null : await findCompany(db, id)) ?? fail('notFound');
}

/** Its own facts and those of its company; places from before forms knew regions are found by their name. */
async function valuesOf(db: Database, box: BoxRecord): Promise<Values> {
  const { country } = await getCompany(db, box.companyId);
  const l1 = box.fields['l1'] ?? country;
  const region = matchOption(regionField, box.region, l1)?.key ?? null;
  return {
    l1,
    l2: region,
    ...box.fields,
    name: box.name,
    alias: box.alias,
    [subtypeField]: String(box.subtype),
    [parentField]: box.parentId === null ? null : String(box.parentId),
    l3: box.city,
    timezone: box.timezone,
    localizacion: box.position,
    outline: box.outline,
    accepts: box.accepts,
    [confirmsField]: box.confirms,
  };
}

/** The list of regions that the model's field shares with all others. */
const regionField = {
  name: 'l2',
  label: { es: '', en: '' },
  type: 'select',
  dataSourceType: 'common',
  dataSourceCommon: 'regions',
  fkField: 'l1',
} as const;

const orNull = <Kind extends Value>(
  value: Value | undefined,
  is: (value: Value | undefined) => value is Kind,
) => (is(value) ? value : null);

function writtenOf(values: Values) {
  const accepts = acceptedSenders.find((each) => each === values['accepts']) ?? fail('unexpected');
  return {
    name: textIn(values, 'name'),
    alias: textIn(values, 'alias'),
    city: textIn(values, 'l3'),
    region: findOption(regionField, textIn(values, 'l2'))?.label.es ?? '',
    timezone: textIn(values, 'timezone'),
    position: orNull(values['localizacion'], isPoint),
    outline: orNull(values['outline'], isArea),
    accepts,
    confirms: values[confirmsField] === true,
    fields: without(values, columns),
  };
}

/** The companies that the form lists, each by an alias of one of its establishments. */
async function readSenders(inside: Inside, values: Values, chain: number): Promise<readonly number[]> {
  const value = values[sendersField];
  const rows = (isRows(value) ? value : []).map((row) => ({
    key: row.key,
    alias: plainText(row['alias']),
  }));
  const found = await listCompaniesByAlias(
    inside,
    rows.map(({ alias }) => alias),
  );
  const issues = rows.flatMap(({ key, alias }) => {
    const place = `${sendersField}.${String(key)}.alias`;
    const company = found.get(aliasKey(alias));
    if (company === undefined) return [issue(place, 'msgNoFacility')];
    return company.chain === chain ? [] : [issue(place, 'otherChain')];
  });
  if (issues.length > 0) failWith(issues);
  return [...new Set([...found.values()].map(({ companyId }) => companyId))];
}

const parts: RecordParts<BoxRecord> = {
  demands: {
    get: ({ id }) => ({ code: [], boxId: id, assetType: null }),
    edit: ({ id }) => ({ code: 'BOX_EDIT', boxId: id, assetType: null }),
    remove: ({ id }) => ({ code: 'BOX_EDIT', boxId: id, assetType: null }),
    add: (body) => {
      const companyId = companyIdOf(body);
      return companyId === null ? null : { code: 'BOX_ADD', companyId };
    },
  },
  find: findBox,
  modelOf: async (db, about) => {
    const company = await getCompany(db, companyIdOf(about));
    const others = await listBoxesOf(db, company.id);
    return composeBoxModel(
      company,
      others.filter(({ id }) => !('companyId' in about) || id !== about.id),
    );
  },
  valuesOf,
  labelOf: ({ name }) => name,
  holderOf: ({ id, companyId }) => ({ of: 'box', id, companyId }),
  insert: async (inside, { body, now, values }) => {
    // The row of the company is held until the end: two at once are counted, and each finds the other's place taken.
    const company = (await findCompany(inside, companyIdOf(body) ?? 0, 'locked')) ?? fail('notFound');
    const remaining = await findBoxRoom(inside, company.id);
    if (remaining < 1) fail('quotaExceeded', { remaining: Math.max(0, remaining), needed: 1 });
    const parent = values[parentField];
    const id = await insertBox(
      inside,
      {
        ...writtenOf(values),
        companyId: company.id,
        subtype: Number(textIn(values, subtypeField)),
        parentId: typeof parent === 'string' ? Number(parent) : null,
      },
      now,
    );
    await replaceSenders(inside, id, await readSenders(inside, values, company.chain));
    return id;
  },
  update: async (inside, stored, { body, now, values }) => {
    await updateBox(inside, stored.id, writtenOf(values), now);
    // Companies stay those that were named, whatever their establishments are called by now.
    if (!Object.hasOwn(body.values, sendersField) && values[sendersField] !== undefined) return;
    const { chain } = await getCompany(inside, stored.companyId);
    await replaceSenders(inside, stored.id, await readSenders(inside, values, chain));
  },
  onRefusal: (error) => {
    // Of two that take one alias at once the database lets one.
    if (findPgFault(error)?.constraint === boxAliasConstraint) failWith([issue('alias', 'notUnique')]);
    throw error;
  },
};

/** Establishments behind the generic `objects/*` calls (document 3 section 2). */
export const boxKind = recordKind(parts);
