import type { AssetType } from '@huella/domain/model/asset-type';
import { pipeline } from '../../pipeline';
import { mapInTurns } from '../../yielder';
import type { Database } from '../database';
import { entered, type WrittenAsset } from './append-changes';
import { updateSlots } from './asset-rows';
import { appendAssets, hashLinks, type OpenEvent, type Random } from './event-rows';
import { moveAssets, type Move } from './move-rows';

/**
 * Assets that are moved at a time: more would keep the event loop while what a statement says of them is written out, and the links
 * of all of the largest transfers would take a fifth of their memory.
 */
const movedAtOnce = 2_500;

/**
 * Appends assets to an event that writes nothing of them but where they are, and what is private of them, and moves them: while the
 * database writes some, the links of the next ones are hashed.
 */
export async function appendMoves(
  db: Database,
  random: Random,
  { model, open }: { readonly model: AssetType; readonly open: OpenEvent },
  rows: readonly WrittenAsset[],
  move: Move,
): Promise<void> {
  async function* pieces() {
    for (let from = 0; from < rows.length; from += movedAtOnce) {
      const some = await mapInTurns(rows.slice(from, from + movedAtOnce), entered);
      const entries = some.map(({ entry }) => entry);
      yield { some, links: await hashLinks(open, random, entries) };
    }
  }
  await pipeline(pieces(), async ({ some, links }) => {
    const changed = some.filter(({ counting }) => Object.keys(counting).length > 0);
    await updateSlots(
      db,
      model,
      changed.map(({ asset: { id, attributes }, counting }) => ({
        id,
        changes: counting,
        after: { ...attributes, ...counting },
      })),
    );
    const moved = links.map(({ entry, hash }) => ({ id: entry.assetId, changes: entry.after, hash }));
    await moveAssets(db, moved, move);
    await appendAssets(db, open, links);
  });
}
