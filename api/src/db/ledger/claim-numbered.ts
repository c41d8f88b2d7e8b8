import type { Inside } from '../transact';
import { claimKeys, type Claim } from './key-rows';
import { numberRows, type NumberedPlace, type RowToNumber } from './number-rows';

/** How often a number is changed for another before its row is refused. */
const rounds = 5;

export interface Claimed<Row> {
  /** The rows with the numbers that they were given. */
  readonly rows: readonly Row[];
  /** By asset, the attributes that another living asset has. */
  readonly taken: ReadonlyMap<number, readonly string[]>;
}

/**
 * Numbers new assets and claims their identifiers. A number that an asset of another establishment got at the same
 * moment is changed for the next; an identifier that somebody wrote is not.
 */
export async function claimNumbered<Row extends Claim & RowToNumber>(
  inside: Inside,
  place: NumberedPlace,
  rows: readonly Row[],
): Promise<Claimed<Row>> {
  const all = new Map(rows.map((row) => [row.assetId, row]));
  const taken = new Map<number, readonly string[]>();
  let waiting = rows;
  for (let round = 1; waiting.length > 0; round += 1) {
    // Who lost once would lose again: the quicker one goes on right behind. It leaves room for that.
    const ahead = round === 1 ? 0 : waiting.length * 4 ** (round - 1);
    const numbered = await numberRows(inside, { ...place, ahead }, waiting);
    const claims = waiting.map((row, at) => ({ ...row, values: numbered[at]?.values ?? row.values }));
    for (const claim of claims) all.set(claim.assetId, claim);
    const lost = await claimKeys(inside, place.model, claims);
    const givenTo = new Map(waiting.map(({ assetId }, at) => [assetId, numbered[at]?.given ?? []]));
    const isBadLuck = (id: number, names: readonly string[]) =>
      round < rounds && names.every((name) => givenTo.get(id)?.includes(name) === true);
    const unlucky = new Set([...lost].filter(([id, names]) => isBadLuck(id, names)).map(([id]) => id));
    for (const [id, names] of lost) if (!unlucky.has(id)) taken.set(id, names);
    waiting = waiting.filter(({ assetId }) => unlucky.has(assetId));
  }
  return { rows: [...all.values()], taken };
}
