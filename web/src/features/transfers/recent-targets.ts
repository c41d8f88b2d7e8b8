import type { TransferRow } from '@huella/domain/calls/transfers';
import type { Place } from '../../session/context';

/** An establishment that was sent to before, with the alias to find it by again. */
export interface RecentTarget {
  readonly alias: string;
  readonly name: string;
  readonly company: string;
}

/** Destinations that are offered again. */
const offered = 3;

/** Transfers of these states went to where they were sent, or still do. */
const sentStates: readonly TransferRow['state'][] = ['completed', 'partly', 'in_transit'];

/** The last different destinations whose alias is known, newest first; none that everything was refused by. */
export function recentTargets(
  rows: readonly Pick<TransferRow, 'direction' | 'state' | 'target'>[],
  known: readonly { readonly id: number; readonly alias: string }[],
): readonly RecentTarget[] {
  const byAlias = new Map<string, RecentTarget>();
  for (const { direction, state, target } of rows) {
    const alias = target.alias ?? known.find(({ id }) => id === target.id)?.alias;
    if (direction !== 'out' || !sentStates.includes(state) || alias === undefined || byAlias.has(alias))
      continue;
    byAlias.set(alias, { alias, name: target.name, company: target.company });
  }
  return [...byAlias.values()].slice(0, offered);
}

/** Establishments of the own company that are offered. */
const ownOffered = 6;

/** The other establishments of a company, but for those that are offered already. */
export function ownTargets(
  { boxId, companyId, companyName: company }: Pick<Place, 'boxId' | 'companyId' | 'companyName'>,
  known: readonly {
    readonly id: number;
    readonly value: string;
    readonly alias: string;
    readonly fk: number;
  }[],
  recent: readonly RecentTarget[],
): readonly RecentTarget[] {
  return known
    .filter(
      ({ id, fk, alias }) => fk === companyId && id !== boxId && !recent.some((each) => each.alias === alias),
    )
    .slice(0, ownOffered)
    .map(({ alias, value: name }) => ({ alias, name, company }));
}
