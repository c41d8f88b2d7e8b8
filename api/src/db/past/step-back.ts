import { sql } from 'kysely';
import { standingEvents } from '@huella/domain/engine/events/as-of';
import type { Values } from '@huella/domain/model/value';
import { createYielder } from '../../yielder';
import { wholeNumbers } from '../lines';
import type { Inside } from '../transact';
import type { PastScope } from './past-scope';

/** An asset that is in its establishment, neither paused nor on its way, with the place of its newest link. */
export interface Present {
  readonly id: number;
  readonly sequence: number;
}

/** What of some assets is known by what was recorded since: the others have to be folded. */
export interface Stepped {
  /** By id, the values that were others than those of today, null where there was none: nothing else has changed. */
  readonly back: ReadonlyMap<number, Values>;
  /** Those that were not loaded yet. */
  readonly unborn: readonly number[];
  readonly others: readonly number[];
}

/** A link of a chain as far as a step back asks. */
export interface LateLink {
  readonly assetId: number;
  readonly sequence: number;
  /** Whether it wrote values and did nothing else, here. */
  readonly isPlain: boolean;
  readonly changes: string | null;
}

/**
 * What has been recorded of some assets since a moment in their establishment, in the order of each chain, and what brought them
 * there since. What else was recorded elsewhere leaves a gap in it, by which `stepBack` knows that there is more.
 */
export async function listLateLinks(
  inside: Inside,
  { boxId, model, until }: PastScope,
  assets: readonly Present[],
): Promise<readonly LateLink[]> {
  if (assets.length === 0) return [];
  const found = await sql<LateLink>`
    select l.asset_id as "assetId", l.sequence, l.changes,
      l.undoes is null and e.event_type <> all(${[...standingEvents(model)]}::integer[]) as "isPlain"
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${wholeNumbers(assets.map(({ id }) => id))}::bigint[])
      and (e.box_id = ${boxId} or e.target_box_id = ${boxId}) and e.asset_type = ${model.id}
      and e.event_time > ${until}
    order by l.asset_id, l.sequence`.execute(inside);
  return found.rows;
}

/**
 * Steps from today back to a moment, where that is sure: each link keeps what it found of all that it wrote, so that what the
 * first link after the moment found is how the asset stood before it. That holds for assets whose links since then are the
 * newest of their chain (nothing was recorded late for before, nor elsewhere), wrote nothing but values, and take nothing
 * back. It comes to what the fold of the whole history does (decision 83), from a part of it. Gives way to others meanwhile.
 * @param found the links of these assets since the moment
 */
export async function stepBack(assets: readonly Present[], found: readonly LateLink[]): Promise<Stepped> {
  const yieldIfDue = createYielder();
  const back = new Map<number, Values>();
  const unborn: number[] = [];
  const others: number[] = [];
  const late = linksByAsset(found);
  for (const { id, sequence } of assets) {
    const links = late.get(id) ?? [];
    const first = links[0]?.sequence ?? null;
    if (first === 1 && links.length === sequence) unborn.push(id);
    else {
      const isSuffix = first !== null && first > 1 && sequence - first + 1 === links.length;
      const values = isSuffix ? foundBy(links) : null;
      if (values === null) others.push(id);
      else back.set(id, values);
    }
    await yieldIfDue();
  }
  return { back, unborn, others };
}

function linksByAsset(rows: readonly LateLink[]): ReadonlyMap<number, readonly LateLink[]> {
  const byAsset = new Map<number, LateLink[]>();
  for (const row of rows) {
    const known = byAsset.get(row.assetId);
    if (known === undefined) byAsset.set(row.assetId, [row]);
    else known.push(row);
  }
  return byAsset;
}

/** What the first link that wrote a value had found; null where a link did more, or where what it said was erased. */
function foundBy(links: readonly LateLink[]): Values | null {
  let found: Values = {};
  for (const { isPlain, changes } of links) {
    if (!isPlain || changes === null) return null;
    // What the ledger wrote was checked then.
    const { before } = JSON.parse(changes) as { readonly before: Values };
    found = { ...before, ...found };
  }
  return found;
}
