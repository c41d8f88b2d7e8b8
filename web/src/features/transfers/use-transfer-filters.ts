import { getRouteApi } from '@tanstack/react-router';
import type { TransferRow } from '@huella/domain/calls/transfers';

const route = getRouteApi('/inside/transfers');

/** How the list of transfers is narrowed, in the address. */
export interface TransferFilterState {
  readonly query: {
    readonly state?: TransferRow['state'];
    readonly direction?: TransferRow['direction'];
  };
  readonly isNarrowed: boolean;
  readonly setState: (state: string) => void;
  readonly setDirection: (direction: string) => void;
  readonly clear: () => void;
}

/** Reads and writes the filters of the list of transfers; the empty text takes one away. */
export function useTransferFilters(): TransferFilterState {
  const { state, direction } = route.useSearch();
  const navigate = route.useNavigate();
  const write = (search: Readonly<Record<string, string | undefined>>) => {
    // What an address may hold is read by the route, which takes out what it does not know.
    void navigate({ search: search as TransferFilterState['query'], replace: true });
  };
  const orNone = (value: string) => (value === '' ? undefined : value);
  return {
    query: { ...(state !== undefined && { state }), ...(direction !== undefined && { direction }) },
    isNarrowed: state !== undefined || direction !== undefined,
    setState: (next) => {
      write({ direction, state: orNone(next) });
    },
    setDirection: (next) => {
      write({ state, direction: orNone(next) });
    },
    clear: () => {
      write({});
    },
  };
}
