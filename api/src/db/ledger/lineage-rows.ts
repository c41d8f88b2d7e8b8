import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database';

/** How much of an asset went into an event, or came out of it; without a quantity it was not measured. */
export interface LineagePart {
  readonly assetId: number;
  readonly quantity: number | null;
  readonly unit: string | null;
}

/** A whole asset, unmeasured: an animal that was born, its mother. */
export function wholeOf(assetId: number): LineagePart {
  return { assetId, quantity: null, unit: null };
}

/**
 * Appends what came of what by an event: all outputs are of all inputs. The ledger writes it in the transaction of the
 * event, wherever an event brings about assets or ends some in others, so that no trace of them breaks.
 */
export async function appendLineage(
  db: Database,
  eventId: number,
  { inputs, outputs }: { readonly inputs: readonly LineagePart[]; readonly outputs: readonly LineagePart[] },
): Promise<void> {
  await appendTo(db, sql.table('lineage_input'), eventId, inputs);
  await appendTo(db, sql.table('lineage_output'), eventId, outputs);
}

async function appendTo(
  db: Database,
  table: RawBuilder<unknown>,
  eventId: number,
  parts: readonly LineagePart[],
): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    insert into ${table} (event_id, asset_id, quantity, unit)
    select ${eventId}, r.* from unnest(
      ${parts.map(({ assetId }) => assetId)}::bigint[], ${parts.map(({ quantity }) => quantity)}::numeric[],
      ${parts.map(({ unit }) => unit)}::text[]) as r`.execute(db);
}
