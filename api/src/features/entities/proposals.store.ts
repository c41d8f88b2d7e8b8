import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { FieldCondition } from '@huella/domain/model/field';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { condition, type Condition } from '../../db/list-conditions';

/** Records that are looked at for values: the newest, so that a short answer never reads a whole herd. */
const looked = 5_000;

/** Whose values are proposed: assets of a type in establishments, of an attribute, as far as a condition holds. */
export interface ValueSource {
  readonly boxIds: readonly number[];
  readonly assetType: number;
  readonly attribute: Attribute;
  readonly only: {
    readonly attribute: Attribute;
    readonly keys: readonly string[];
    readonly not: boolean;
  } | null;
}

/** The same as it is proposed: with the names of all attributes that a proposal shows. */
export interface ProposalSource extends ValueSource {
  readonly shown: readonly string[];
}

/** A value that assets have, with the newest asset that has it. */
export interface UsedValue {
  readonly value: string;
  readonly attributes: Values;
}

/**
 * The different values of an attribute that hold a text, in their order; at most so many. None of an establishment
 * that disables what they show.
 */
export async function searchUsedValues(
  db: Database,
  { boxIds, assetType, attribute, only, shown }: ProposalSource,
  text: string,
  limit: number,
): Promise<readonly UsedValue[]> {
  const value = sql<string>`(s.attributes ->> ${attribute.name})`;
  const asked: Condition[] = [
    sql<boolean>`${value} <> ''`,
    ...(text === '' ? [] : [condition({ operator: '=', fields: [attribute], text }, null)]),
    ...(only === null ? [] : [onlyThose(only)]),
  ];
  const found = await sql<UsedValue>`
    select distinct on (value collate "C") value, attributes from (
      select ${value} as value, s.attributes, s.asset_id
      from (select l.*, a.attributes from asset_slot l join asset a on a.id = l.asset_id) as s
      where s.box_id = any(${[...boxIds]}::bigint[]) and s.asset_type = ${assetType} and not s.deleted
        and not exists (select from box_field_permission f
                        where f.box_id = s.box_id and f.asset_type = s.asset_type and f.shut_list && ${[...shown]}::text[])
        and ${sql.join(asked, sql` and `)}
      order by s.asset_id desc limit ${looked}
    ) as newest
    order by value collate "C", asset_id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Every value of an attribute that living assets of a company have, as far as a condition holds. */
export async function listUsedTexts(
  db: Database,
  companyId: number,
  { assetType, attribute, only }: Omit<ValueSource, 'boxIds'>,
): Promise<readonly string[]> {
  const value = sql<string>`(s.attributes ->> ${attribute.name})`;
  const found = await sql<{ value: string }>`
    select distinct ${value} as value
    from (select l.*, a.attributes from asset_slot l join asset a on a.id = l.asset_id) as s
    join box b on b.id = s.box_id
    where b.company_id = ${companyId} and s.asset_type = ${assetType} and not s.deleted
      and ${value} <> '' ${only === null ? sql`` : sql`and ${onlyThose(only)}`}`.execute(db);
  return found.rows.map((row) => row.value);
}

function onlyThose({ attribute, keys, not }: NonNullable<ValueSource['only']>): RawBuilder<boolean> {
  const isAmong = condition({ operator: 'inArray', field: attribute, keys }, null);
  return not ? sql<boolean>`(${isAmong}) is not true` : isAmong;
}

/** The condition of a model in the terms of the store; null where it is about no attribute that may be seen. */
export function sourceCondition(
  only: FieldCondition,
  allowed: readonly Attribute[],
): NonNullable<ValueSource['only']> | null {
  const attribute = allowed.find(({ name }) => name === only.parentField);
  return attribute === undefined ? null : { attribute, keys: only.parentValue, not: only.not === true };
}
