import type { TransferRow } from '@huella/domain/calls/transfers';

/** An establishment that was sent to before, with the alias to find it by again. */
export interface RecentTarget {
  readonly alias: string;
  readonly name: string;
  readonly company: string;
}

/** Destinations that are offered again. */
const offered = 3;

/** The last different destinations of completed transfers whose alias is known, newest first. */
export function recentTargets(
  rows: readonly Pick<TransferRow, 'direction' | 'state' | 'target'>[],
  known: readonly { readonly id: number; readonly alias: string }[],
): readonly RecentTarget[] {
  const byAlias = new Map<string, RecentTarget>();
  for (const { direction, state, target } of rows) {
    const alias = target.alias ?? known.find(({ id }) => id === target.id)?.alias;
    if (direction !== 'out' || state !== 'completed' || alias === undefined || byAlias.has(alias)) continue;
    byAlias.set(alias, { alias, name: target.name, company: target.company });
  }
  return [...byAlias.values()].slice(0, offered);
}
