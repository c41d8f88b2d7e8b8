import { callQuery } from '../call/queries';
import type { CallInput } from '../call/call';
import { takeAhead, type AheadName } from './ahead';
import type { Place } from './context';

/** A call as a query, whose answer may be on its way since the page began. */
export function aheadQuery<Name extends AheadName>(name: Name, input: CallInput<Name>) {
  return {
    ...callQuery(name, input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => takeAhead(name, input, signal),
  };
}

/** The entries of a menu, which are those of an asset type. */
export function menuQuery({ assetType }: Pick<Place, 'assetType'>) {
  return aheadQuery('topBar.menuItems', { params: { assetId: String(assetType) } });
}

/** How many arrivals wait for the answer of a place, by asset type. */
export function arrivalsQuery({ boxId }: Pick<Place, 'boxId'>) {
  return aheadQuery('transfers.arrivals', { params: { boxId: String(boxId) } });
}

/** What goes on in a place, and what has ended. */
export function runsQuery({ boxId }: Pick<Place, 'boxId'>) {
  return aheadQuery('jobs.list', { params: { boxId: String(boxId) } });
}
