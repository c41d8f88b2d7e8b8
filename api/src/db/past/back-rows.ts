import { sql, type RawBuilder } from 'kysely';
import { keptFieldsOf } from '@huella/domain/engine/lists/kept-texts';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Values } from '@huella/domain/model/value';
import { isClosed, keysColumn, searchedOf, slotValue, textsColumn, type SlotValue } from '../index-slots';
import { jsonLines, lines, wholeNumbers } from '../lines';
import type { Inside } from '../transact';
import { slotText, typeOf } from './day-rows';
import { slotNames } from './over-day';

/** The columns of a slot row that differ from today's, by name. */
type Columns = Readonly<Record<string, SlotValue | boolean>>;

/**
 * Keeps of a day assets that stood as they do today but for some values: the database copies their rows of today and puts the
 * values in, so that no more than these goes there.
 * @param back the values by id, null where there was none
 */
export async function insertBack(
  inside: Inside,
  model: AssetType,
  dayId: number,
  back: ReadonlyMap<number, Values>,
): Promise<void> {
  if (back.size === 0) return;
  await insertAssets(inside, dayId, back);
  const searched = await searchedOfMoved(inside, model, back);
  const slotted = new Map(model.attributes.map((attribute) => [attribute.name, attribute]));
  const groups = new Map<string, { readonly id: number; readonly columns: Columns }[]>();
  for (const [id, values] of back) {
    const columns = { ...columnsOf(model, slotted, values), ...searched.get(id) };
    const key = Object.keys(columns).toSorted().join();
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [{ id, columns }]);
    else known.push({ id, columns });
  }
  for (const rows of groups.values()) await insertSlots(inside, dayId, rows);
}

async function insertAssets(inside: Inside, dayId: number, back: ReadonlyMap<number, Values>): Promise<void> {
  const values = [...back.values()].map((each) => Object.entries(each));
  const held = values.map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== null)));
  // Names of attributes hold no comma.
  const gone = values.map((entries) =>
    entries.flatMap(([name, value]) => (value === null ? [name] : [])).join(),
  );
  await sql`
    insert into past_asset (day_id, asset_id, public_id, attributes, lot_id)
    select ${dayId}, a.id, a.public_id, (a.attributes - string_to_array(coalesce(r.gone, ''), ',')) || r.held::jsonb, a.lot_id
    from unnest(${wholeNumbers([...back.keys()])}::bigint[], ${jsonLines(held)}, ${lines(gone)}) as r(id, held, gone)
      join asset a on a.id = r.id`.execute(inside);
}

/** Which slots hold another value than today. */
function columnsOf(model: AssetType, slotted: ReadonlyMap<string, Attribute>, values: Values): Columns {
  const columns: Record<string, SlotValue | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const attribute = slotted.get(name);
    if (attribute?.slot !== undefined) columns[attribute.slot.name] = slotValue(attribute, value);
  }
  const closing = model.disabledForEvents?.field;
  if (closing !== undefined && Object.hasOwn(values, closing)) columns['closed'] = isClosed(model, values);
  return columns;
}

/** What a search by words asks lies together: where one of these texts was another, all of the asset are put together again. */
async function searchedOfMoved(
  inside: Inside,
  model: AssetType,
  back: ReadonlyMap<number, Values>,
): Promise<ReadonlyMap<number, Columns>> {
  const { texts, keys } = keptFieldsOf(model);
  const kept = new Set([...texts, ...keys].map(({ name }) => name));
  const ids = [...back].flatMap(([id, values]) =>
    Object.keys(values).some((name) => kept.has(name)) ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; attributes: Values }>`
    select a.id, a.attributes from asset a where a.id = any(${wholeNumbers(ids)}::bigint[])`.execute(inside);
  return new Map(
    found.rows.map(({ id, attributes }) => {
      const [text, key] = searchedOf(model, { ...attributes, ...back.get(id) });
      return [id, { [textsColumn]: text, [keysColumn]: key }];
    }),
  );
}

/** Copies the slots of today, but for the same columns of each. */
async function insertSlots(
  inside: Inside,
  dayId: number,
  rows: readonly { readonly id: number; readonly columns: Columns }[],
): Promise<void> {
  const named = Object.keys(rows[0]?.columns ?? {});
  const texts = named.map((name) => lines(rows.map(({ columns }) => slotText(columns[name] ?? null))));
  const all = ['closed', ...slotNames];
  const picked = all.map((name): RawBuilder<unknown> =>
    named.includes(name) ? sql`${sql.ref(`r.${name}`)}::${typeOf(name)}` : sql.ref(`s.${name}`),
  );
  const ids = sql`${wholeNumbers(rows.map(({ id }) => id))}::bigint[]`;
  await sql`
    insert into past_slot (day_id, asset_id, ${sql.join(all.map((name) => sql.ref(name)))})
    select ${dayId}, s.asset_id, ${sql.join(picked)}
    from unnest(${sql.join([ids, ...texts])}) as r(${sql.join([sql.ref('id'), ...named.map((name) => sql.ref(name))])})
      join asset_slot s on s.asset_id = r.id`.execute(inside);
}
