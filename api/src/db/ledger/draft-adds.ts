import { completedMark } from '@huella/domain/engine/events/completed-fields';
import type { AssetType } from '@huella/domain/model/asset-type';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { createYielder } from '../../yielder';
import { draftRow, writeColumns, type NewAssetColumns, type RowDraft } from './asset-rows';
import { sealEntries, writeSealed, type Random, type SealedColumns, type SealedEntry } from './event-rows';

/** A new asset made ready to be written: its columns, and its first link but for the event. */
export interface AssetDraft {
  readonly values: Values;
  readonly row: RowDraft;
  readonly sealed: SealedEntry;
}

interface RowToDraft {
  readonly assetId: number;
  readonly values: Values;
  readonly completed?: readonly string[];
}

/**
 * Makes new assets ready, by id, without the database; whether they will be written may be open yet. Lets others have
 * their turn.
 */
export async function draftAdds(
  model: AssetType,
  random: Random,
  rows: readonly RowToDraft[],
): Promise<ReadonlyMap<number, AssetDraft>> {
  const yieldIfDue = createYielder();
  const drafts = new Map<number, AssetDraft>();
  const entries = rows.map(firstEntry);
  const sealed = await sealEntries(random, entries);
  for (const [at, { assetId, values }] of rows.entries()) {
    const own = sealed[at];
    if (own !== undefined)
      drafts.set(assetId, { values, row: draftRow(model, own.entry.after), sealed: own });
    await yieldIfDue();
  }
  return drafts;
}

/** The drafts of rows, in their order; those whose values became others since, such as by a number, are made again. */
export async function draftsOf(
  drafts: ReadonlyMap<number, AssetDraft>,
  model: AssetType,
  random: Random,
  rows: readonly RowToDraft[],
): Promise<readonly AssetDraft[]> {
  const changed = rows.filter(({ assetId, values }) => drafts.get(assetId)?.values !== values);
  const anew = await draftAdds(model, random, changed);
  return rows.flatMap(({ assetId }) => anew.get(assetId) ?? drafts.get(assetId) ?? []);
}

function firstEntry({ assetId, values, completed = [] }: RowToDraft) {
  const fields = completed.length === 0 ? {} : { [completedMark]: completed };
  return { assetId, sequence: 1, previousHash: null, before: {}, after: withoutNulls(values), fields };
}

/** New assets in their order, with what statements carry of them. */
export interface Carried {
  readonly drafts: readonly AssetDraft[];
  readonly columns: NewAssetColumns;
  readonly links: SealedColumns;
}

/** 128 bits: nobody walks from one public page to the next (decisions section 5). */
const publicIdBytes = 16;

/** Writes out what statements carry of drafts. Lets others have their turn. */
export async function carry(
  model: AssetType,
  random: Random,
  drafts: readonly AssetDraft[],
): Promise<Carried> {
  const yieldIfDue = createYielder();
  const publicIds = random(publicIdBytes * drafts.length);
  const rows = drafts.map(({ row, sealed }, at) => ({
    id: sealed.entry.assetId,
    publicId: publicIds.toString('base64url', at * publicIdBytes, (at + 1) * publicIdBytes),
    draft: row,
  }));
  const columns = writeColumns(model, rows);
  await yieldIfDue();
  return { drafts, columns, links: writeSealed(drafts.map(({ sealed }) => sealed)) };
}
