import { sql, type RawBuilder } from 'kysely';
import type { AssetType, Period } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { FieldCondition } from '@huella/domain/model/field';
import type { StateRule } from '@huella/domain/model/state-rule';
import { foldKey } from '@huella/domain/fold';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { pausedState, transitState } from '@huella/domain/engine/status/asset-state';
import { findRunningOut } from '@huella/domain/engine/status/asset-status';
import { no, yes } from '@huella/domain/rules/state-fields';
import type { ListScope } from './list-types';
import { newestEventIn } from './list-events';
import { statusToday, type StatusToday } from './list-status';

/**
 * How an asset stands, as SQL: the same rules as `findState` and `isInPeriod` over the columns of a row. A list reads
 * slots; what left an establishment has none, and is read from what it was then, on the day on which it left.
 */

type Text = RawBuilder<string | null>;
type Truth = RawBuilder<boolean | null>;

/** Where the values of a row are, and the day by which it stands. */
interface StateSource {
  readonly model: AssetType;
  /** A text as it is compared, folded or not. */
  readonly text: (attribute: Attribute) => Text;
  readonly number: (attribute: Attribute) => RawBuilder<number | null>;
  /** A day and today's, comparable with each other. */
  readonly day: (attribute: Attribute) => RawBuilder<unknown>;
  readonly today: RawBuilder<unknown>;
  /** A key of an option as `text` has it. */
  readonly keyOf: (key: string) => string;
  readonly isPaused: Truth;
  readonly isTravelling: Truth;
}

/** What of a row says a value that no record holds; null of what a record holds. */
type FollowedValue = (field: Attribute) => Text | null;

/** How the rows of a list are read: statuses as they are today, and what follows from the row. */
export interface Reading {
  readonly status: StatusToday | null;
  readonly followed: FollowedValue;
  /** The ids of the assets of the scope that are in a lot `l`: in any, or in one that a condition is true of. */
  readonly inLots: (condition?: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** Whether a condition is true of any lot `l` of the scope: asked once and not of each row. */
  readonly anyLot: (condition: RawBuilder<boolean>) => RawBuilder<boolean>;
  /** The newest event was on one of some days; of an open end all before or after it. */
  readonly newestEvent: (first: string | null, last: string | null) => RawBuilder<boolean>;
  /** The ids of the assets of the type, here and elsewhere, with a pledge that stands to a box `b` that a condition is true of. */
  readonly pledgedTo: (condition: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** The model whose texts without slots are kept in one column of the rows; null where only records hold them. */
  readonly keeps: AssetType | null;
}

/** The name of the lots that a sort by lot joins, with `asset_id` and `lot_key`. */
const lotted = 'lotted';

/** How the assets of a scope are read from `asset_slot s`. */
export function readingOf(scope: ListScope): Reading {
  const status = statusToday(scope);
  const source = slotSource(scope, status);
  return {
    status,
    keeps: scope.model,
    followed: (field) => (field.follows === 'lot' ? sql.ref(`${lotted}.lot_key`) : valueFrom(source, field)),
    inLots: (condition = sql<boolean>`true`) => sql`
      select m.id from lot l join asset m on m.lot_id = l.id
      where l.box_id = ${scope.boxId} and l.asset_type = ${scope.model.id} and ${condition}`,
    anyLot: (condition) => sql<boolean>`exists (
      select from lot l where l.box_id = ${scope.boxId} and l.asset_type = ${scope.model.id} and ${condition})`,
    newestEvent: (first, last) => newestEventIn(scope, first, last),
    pledgedTo: (condition) => sql`
      select p.asset_id from pledge p join box b on b.id = p.holder_box_id
      where p.asset_type = ${scope.model.id} and p.released_at is null and ${condition}`,
  };
}

/** What most rows of a scope have in a field that follows from them, and which rows may have another value. */
export interface Apart {
  readonly most: string;
  /** A condition that indexes answer. */
  readonly rows: RawBuilder<boolean>;
}

/**
 * How few living assets there are to look at to count the values of a field of `rules/state-fields`; null where no index
 * knows them: of periods without an indexed day, and of states that ask more than what ends an asset.
 */
export function apartIn(scope: ListScope, field: Attribute): Apart | null {
  const source = slotSource(scope, statusToday(scope));
  switch (field.follows) {
    case 'state':
      return stateApart(scope);
    case 'paused':
      return { most: no, rows: sql<boolean>`${source.isPaused}` };
    case 'period': {
      const period = source.model.periods?.find(({ name }) => name === field.name);
      if (period === undefined) return null;
      const isIndexed = find(source.model, period.from ?? period.until).slot?.indexed === true;
      return isIndexed ? { most: no, rows: sql<boolean>`${runs(source, period)}` } : null;
    }
    default:
      return null;
  }
}

function stateApart({ model, boxId }: ListScope): Apart | null {
  const last = model.states.at(-1);
  const asks = (field: string | undefined) => model.states.every(({ when }) => isAbout(when, field));
  if (last === undefined || last.when !== undefined || !asks(model.disabledForEvents?.field)) return null;
  const inBox = sql`box_id = ${boxId} and asset_type = ${model.id}`;
  const rows = sql<boolean>`s.asset_id in (
    select asset_id from asset_slot where ${inBox} and closed and not deleted
    union all select id from asset where ${inBox} and paused_message is not null
    union all select id from asset where ${inBox} and transfer_id is not null)`;
  return { most: foldKey(last.state), rows };
}

/** Whether a condition asks no field but one. */
function isAbout(when: StateRule['when'], field: string | undefined): boolean {
  if (when === undefined) return true;
  if ('all' in when) return when.all.every((each) => isAbout(each, field));
  if ('filled' in when) return when.filled === field;
  return 'parentField' in when && when.parentField === field;
}

/** What sorting by lot joins: which asset is in which lot, by the name of the lot. */
export function lottedAssets({ boxId, model }: Pick<ListScope, 'boxId' | 'model'>): RawBuilder<unknown> {
  return sql`(
    select m.id as asset_id, l.name_key as lot_key from lot l join asset m on m.lot_id = l.id
    where l.box_id = ${boxId} and l.asset_type = ${model.id}) as ${sql.id(lotted)}`;
}

function slotSource({ boxId, model, statusDay }: ListScope, status: StatusToday | null): StateSource {
  const column = ({ slot, name }: Attribute) => {
    if (slot === undefined) throw new Error(`${name} has no slot`);
    return sql.ref<never>(`s.${slot.name}`);
  };
  // Few are, and an index knows which.
  const among = (condition: RawBuilder<unknown>) => sql<boolean>`
    s.asset_id in (select h.id from asset h where h.box_id = ${boxId} and h.asset_type = ${model.id} and ${condition})`;
  return {
    model,
    text: (attribute) => (status?.attribute === attribute.name ? status.value : column(attribute)),
    number: column,
    day: column,
    // Bound as a day: one that is read from a text is read again for each row.
    today: sql`${statusDay.today === '' ? null : statusDay.today}::date`,
    keyOf: foldKey,
    isPaused: among(sql`h.paused_message is not null`),
    isTravelling: among(sql`h.transfer_id is not null`),
  };
}

/** What decides how an asset stood as it left an establishment, beside the columns of `s`. */
export interface LeftScope {
  readonly model: AssetType;
  readonly boxSubtype: number;
  /** The zone of the establishment: its day on which the asset left is that by which it stood. */
  readonly boxZone: string;
}

/** How what left an establishment is read from `s`, which has its record as it was then and `left_at`. */
export function readingOfLeft({ model, boxSubtype, boxZone }: LeftScope): Reading {
  const text = ({ name }: Attribute) => sql<string | null>`(s.attributes ->> ${name})`;
  const day = (attribute: Attribute) => sql`left(${text(attribute)}, 10) collate "C"`;
  const today = sql`(to_char(s.left_at at time zone ${boxZone}, 'YYYY-MM-DD') collate "C")`;
  const number = ({ name }: Attribute) => sql<number | null>`
    case when jsonb_typeof(s.attributes -> ${name}) = 'number' then (s.attributes ->> ${name})::double precision end`;
  const textWhenLeft = (attribute: Attribute): Text => {
    const running = findRunningOut(model, { today: 'left', boxSubtype });
    if (running?.status !== attribute.name) return text(attribute);
    const hasRunOut = sql`${day(find(model, running.lastDay))} < ${today}`;
    return sql<string | null>`
      case when ${hasRunOut} and ${text(attribute)} = any(${[...running.from]}::text[]) then ${running.to}::text
        else ${text(attribute)} end`;
  };
  const source: StateSource = {
    ...{ model, number, day, today, keyOf: (key) => key },
    text: textWhenLeft,
    isPaused: sql`false`,
    isTravelling: sql`false`,
  };
  return {
    status: null,
    keeps: null,
    followed: (field) => valueFrom(source, field),
    inLots: () => sql`select null::bigint where false`,
    anyLot: () => sql<boolean>`false`,
    newestEvent: () => sql<boolean>`false`,
    pledgedTo: () => sql`select null::bigint where false`,
  };
}

/** The value of a field of `rules/state-fields` in a row; null of any other. */
function valueFrom(source: StateSource, field: Attribute): Text | null {
  switch (field.follows) {
    case 'state':
      return stateFrom(source);
    case 'paused':
      return answer(source.isPaused);
    case 'period': {
      const period = source.model.periods?.find(({ name }) => name === field.name);
      return period === undefined ? null : answer(runs(source, period));
    }
    default:
      return null;
  }
}

function answer(truth: Truth): Text {
  return sql<string>`case when ${truth} then ${yes}::text else ${no}::text end`;
}

function stateFrom(source: StateSource): Text {
  const branch = (condition: Truth, { state }: StateRule) =>
    sql`when ${condition} then ${foldKey(state)}::text`;
  const branches = source.model.states.map((rule) => branch(isTrue(source, rule.when), rule));
  return sql<string>`case ${branch(source.isTravelling, transitState)} ${branch(source.isPaused, pausedState)}
    ${sql.join(branches, sql` `)} else 'none' end`;
}

function isTrue(source: StateSource, when: StateRule['when']): Truth {
  if (when === undefined) return sql<boolean>`true`;
  if ('all' in when)
    return sql<boolean>`(${sql.join(
      when.all.map((each) => isTrue(source, each)),
      sql` and `,
    )})`;
  const { day, today, model } = source;
  if ('filled' in when) return isFilled(source, find(model, when.filled));
  if ('from' in when) return runs(source, { name: '', label: { es: '', en: '' }, ...when });
  if ('before' in when) return sql<boolean>`${day(find(model, when.before))} > ${today}`;
  if ('after' in when) return sql<boolean>`${day(find(model, when.after))} < ${today}`;
  return holds(source, when);
}

/** Whether a period runs, as `isInPeriod` says. */
function runs({ model, day, today }: StateSource, { from, until }: Period): Truth {
  const last = day(find(model, until));
  if (from === undefined) return sql<boolean>`(${last} >= ${today})`;
  const first = day(find(model, from));
  return sql<boolean>`(${first} <= ${today} and (${last} is null or ${last} >= ${today}))`;
}

function isFilled(source: StateSource, attribute: Attribute): Truth {
  const { slots } = fieldKinds[attribute.type];
  const value = slots === 'n' ? source.number(attribute) : slots === 'd' ? source.day(attribute) : null;
  return value === null
    ? sql<boolean>`(coalesce(${source.text(attribute)}, '') <> '')`
    : sql<boolean>`(${value} is not null)`;
}

/** Whether an attribute has one of the values of a condition; nothing is the blank value. */
function holds(source: StateSource, { parentField, parentValue, not }: FieldCondition): Truth {
  const attribute = find(source.model, parentField);
  const held =
    fieldKinds[attribute.type].slots === 'n'
      ? holdsNumber(source.number(attribute), parentValue)
      : sql<boolean>`(coalesce(${source.text(attribute)}, '') = any(${parentValue.map(source.keyOf)}::text[]))`;
  return not === true ? sql<boolean>`(not ${held})` : held;
}

function holdsNumber(value: RawBuilder<number | null>, keys: readonly string[]): Truth {
  const numbers = keys.filter((key) => key !== '').map(Number);
  const isOne = sql<boolean>`coalesce(${value} = any(${numbers}::double precision[]), false)`;
  return keys.includes('') ? sql<boolean>`(${isOne} or ${value} is null)` : isOne;
}

function find({ attributes }: AssetType, name: string): Attribute {
  const attribute = attributes.find((each) => each.name === name);
  if (attribute === undefined) throw new Error(`no attribute is called ${name}`);
  return attribute;
}
