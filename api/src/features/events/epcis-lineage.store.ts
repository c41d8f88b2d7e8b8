import { sql } from 'kysely';
import type { EpcisAmount } from '@huella/domain/engine/epcis/epcis-event';
import type { Database } from '../../db/database';
import { knownIn } from './epcis.store';

/** What went into an event and came out of it, in the order of the assets' ids. */
export interface EventLineage {
  readonly inputs: readonly EpcisAmount[];
  readonly outputs: readonly EpcisAmount[];
}

interface AmountRow {
  readonly publicId: string;
  /** The database writes them as text. */
  readonly quantity: string | null;
  readonly unit: string | null;
}

/** The lineage that an event wrote, as an establishment knows it: nothing of others' assets. */
export async function findEventLineage(db: Database, boxId: number, eventId: number): Promise<EventLineage> {
  const found = await sql<AmountRow & { readonly isInput: boolean }>`
    select p."isInput", a.public_id as "publicId", p.quantity::text, p.unit
    from (
      select asset_id, quantity, unit, true as "isInput" from lineage_input where event_id = ${eventId}
      union all select asset_id, quantity, unit, false from lineage_output where event_id = ${eventId}
    ) p join asset a on a.id = p.asset_id
    where ${knownIn(boxId)} order by a.id`.execute(db);
  const sideOf = (isInput: boolean) => found.rows.filter((row) => row.isInput === isInput).map(amountOf);
  return { inputs: sideOf(true), outputs: sideOf(false) };
}

function amountOf({ publicId, quantity, unit }: AmountRow): EpcisAmount {
  return {
    publicId,
    ...(quantity !== null && { quantity: Number(quantity) }),
    ...(unit !== null && { unit }),
  };
}

/** What came about by an event, by the asset that it was recorded of: calves by their mother. */
export async function listMade(
  db: Database,
  boxId: number,
  eventId: number,
): Promise<ReadonlyMap<number, readonly EpcisAmount[]>> {
  const found = await sql<AmountRow & { readonly causeId: number }>`
    select c.cause_asset_id as "causeId", a.public_id as "publicId", o.quantity::text, o.unit
    from event c join lineage_output o on o.event_id = c.id join asset a on a.id = o.asset_id
    where c.cause_event_id = ${eventId} and ${knownIn(boxId)} order by a.id`.execute(db);
  const made = new Map<number, EpcisAmount[]>();
  for (const row of found.rows) {
    const known = made.get(row.causeId);
    if (known === undefined) made.set(row.causeId, [amountOf(row)]);
    else known.push(amountOf(row));
  }
  return made;
}

/**
 * The companies that owned assets until a link of their histories: the one that loaded them, or the last that the
 * ownership went to before (decisions section 4).
 */
export async function listOwnersBefore(
  db: Database,
  links: readonly { readonly id: number; readonly sequence: number }[],
): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ id: number; companyId: number }>`
    select w.id, coalesce(
      (select b.company_id from event_asset l join transfer t on t.event_id = l.event_id
         join box b on b.id = t.target_box_id
         left join transfer_asset ta on ta.transfer_id = t.id and ta.asset_id = l.asset_id
       where l.asset_id = w.id and l.sequence < w.sequence and t.kind = 'ownership'
         -- What was sent to be confirmed went over if it arrived.
         and (ta.state is null or ta.state = 'received')
       order by l.sequence desc limit 1),
      (select b.company_id from event_asset l join event e on e.id = l.event_id join box b on b.id = e.box_id
       where l.asset_id = w.id and l.sequence = 1)) as "companyId"
    from unnest(${links.map(({ id }) => id)}::bigint[], ${links.map(({ sequence }) => sequence)}::integer[])
      as w(id, sequence)`.execute(db);
  return new Map(found.rows.map(({ id, companyId }) => [id, companyId]));
}
