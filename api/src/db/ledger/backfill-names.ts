import { sql } from 'kysely';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { Connected } from '../database';
import { recordingCompany } from '../recording-company';
import { transact, type Inside } from '../transact';
import { appendNamed } from './named-rows';
import { changesOf, payloadOf } from './stored-texts';

/** Assets whose events are read in one transaction. */
const assetsAtOnce = 200;

/**
 * Finds what texts name that were written before their links were kept (decision 32): asset by asset in the order of their
 * ids, from where the last batch ended, however the process ended meanwhile. What is linked already stays as it is. Of
 * several processes one does a batch. Answers how many assets were looked at; 0 once all is done.
 */
export async function backfillNames(db: Connected): Promise<number> {
  for (let looked = 0; ;) {
    const some = await transact(db, backfillSome);
    if (some === null) return looked;
    looked += some;
  }
}

/** The next batch; null where there is none, or another process has it. */
async function backfillSome(db: Inside): Promise<number | null> {
  const found = await sql<{ position: number; until: number }>`
    select position, until from backfill where name = 'names' for update skip locked`.execute(db);
  const [step] = found.rows;
  if (step === undefined) return null;
  const { rows } = await sql<{ id: number }>`
    select id from asset where id > ${step.position} and id <= ${step.until} order by id limit ${assetsAtOnce}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) {
    await sql`delete from backfill where name = 'names'`.execute(db);
    return null;
  }
  await linkNames(db, ids);
  await sql`update backfill set position = ${last} where name = 'names'`.execute(db);
  return ids.length;
}

interface WrittenLink {
  readonly eventId: number;
  readonly eventType: number;
  readonly assetType: number;
  readonly boxId: number;
  readonly companyId: number;
  readonly payload: string | null;
  readonly assetId: number;
  readonly changes: string | null;
}

/** Links what the events of some assets name, each event with those of its assets. */
async function linkNames(db: Inside, assetIds: readonly number[]): Promise<void> {
  const { rows } = await sql<WrittenLink>`
    select e.id as "eventId", e.event_type as "eventType", e.asset_type as "assetType", e.box_id as "boxId",
           ${recordingCompany} as "companyId", e.payload, l.asset_id as "assetId", l.changes
    from event_asset l join event e on e.id = l.event_id join box b on b.id = e.box_id
      left join box t on t.id = e.target_box_id
    where l.asset_id = any(${[...assetIds]}::bigint[]) order by e.id, l.asset_id`.execute(db);
  const byEvent = new Map<number, WrittenLink[]>();
  for (const row of rows) byEvent.set(row.eventId, [...(byEvent.get(row.eventId) ?? []), row]);
  for (const links of byEvent.values()) await linkEvent(db, links);
}

async function linkEvent(db: Inside, links: readonly WrittenLink[]): Promise<void> {
  const [first] = links;
  const model = first === undefined ? null : findAssetType(first.assetType);
  if (first === undefined || model === null) return;
  const { eventId, eventType, boxId, companyId } = first;
  await appendNamed(db, {
    ...{ model, companyId, eventId },
    event: { eventType, boxId, fields: payloadOf(first).fields },
    rows: links.map((link) => {
      const { after, fields } = changesOf(link);
      return { asset: { id: link.assetId }, changes: after, fields };
    }),
  });
}
