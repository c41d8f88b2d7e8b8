import { sql, type RawBuilder } from 'kysely';
import type { AssetAsOf } from '@huella/domain/engine/events/as-of';
import type { AssetType } from '@huella/domain/model/asset-type';
import { isClosed, keysColumn, searchedOf, slotsOf, textsColumn, type SlotValue } from '../index-slots';
import { jsonLines, lines, wholeNumbers } from '../lines';
import type { Inside } from '../transact';

/** An asset that was there on a day, and how it stood. */
export type Then = Pick<AssetAsOf, 'values' | 'pause' | 'lot' | 'sent'> & {
  readonly id: number;
  readonly publicId: string;
};

/** Assets as they stood on a day, as rows: id, public_id, attributes, paused_message, lot_id, lot_name, transfer_id. */
export function rowsThen(rows: readonly Then[]): RawBuilder<unknown> {
  const plain = (values: readonly (string | null)[]) => jsonLines(values);
  return sql`
    select r.id, r.public_id, r.attributes::jsonb as attributes, r.message::jsonb #>> '{}' as paused_message, r.lot_id,
      r.lot_name::jsonb #>> '{}' as lot_name, (select max(t.id) from transfer t where t.event_id = r.sent) as transfer_id
    from unnest(${wholeNumbers(rows.map(({ id }) => id))}::bigint[], ${lines(rows.map(({ publicId }) => publicId))},
        ${jsonLines(rows.map(({ values }) => values))}, ${plain(rows.map(({ pause }) => pause && (pause.message ?? '')))},
        ${wholeNumbers(rows.map(({ lot }) => lot?.id ?? null))}::bigint[], ${plain(rows.map(({ lot }) => lot?.name ?? null))},
        ${wholeNumbers(rows.map(({ sent }) => sent?.eventId ?? null))}::bigint[])
      as r(id, public_id, attributes, message, lot_id, lot_name, sent)`;
}

/** Writes how assets stood on a day. */
export async function insertThen(
  inside: Inside,
  model: AssetType,
  dayId: number,
  rows: readonly Then[],
): Promise<void> {
  const ids = sql`${wholeNumbers(rows.map(({ id }) => id))}::bigint[]`;
  await sql`
    insert into past_asset (day_id, asset_id, public_id, attributes, paused_message, lot_id, lot_name, transfer_id)
    select ${dayId}, r.* from (${rowsThen(rows)}) as r`.execute(inside);
  const slots = rows.map(({ values }): Readonly<Record<string, SlotValue>> => {
    const [texts, keys] = searchedOf(model, values);
    return { ...slotsOf(model, values), [textsColumn]: texts, [keysColumn]: keys };
  });
  const names = Object.keys(slots[0] ?? {});
  const texts = names.map((name) => lines(slots.map((row) => slotText(row[name] ?? null))));
  const closed = lines(rows.map(({ values }) => (isClosed(model, values) ? 'true' : null)));
  const columns = sql.join([sql.ref('closed'), ...names.map((name) => sql.ref(name))]);
  const picked = [
    sql`r.closed::boolean`,
    ...names.map((name) => sql`${sql.ref(`r.${name}`)}::${typeOf(name)}`),
  ];
  await sql`
    insert into past_slot (day_id, asset_id, ${columns})
    select ${dayId}, r.id, ${sql.join(picked)}
    from unnest(${sql.join([ids, closed, ...texts])}) as r(id, ${columns})`.execute(inside);
}

/** What a column of slots holds, as a text that the database casts to its type. */
export function slotText(value: SlotValue | boolean): string | null {
  return value === null ? null : String(value);
}

/** The type of a column of slots by its name. */
export function typeOf(name: string): RawBuilder<unknown> {
  if (name === 'closed') return sql`boolean`;
  if (name.startsWith('t') || name === keysColumn) return sql`text`;
  return name.startsWith('n') ? sql`double precision` : sql`date`;
}
