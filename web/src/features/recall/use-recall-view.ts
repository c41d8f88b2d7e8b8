import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import type { RecallStart } from './recall-address';

/** The columns of a graph need as much room beside the menu; a narrower window begins with the list. */
const roomForGraph = '@media (min-width: 900px)';

const routes = {
  asset: '/inside/recall/asset/$pk',
  lot: '/inside/recall/lot/$lotId',
} as const satisfies Record<RecallStart['kind'], string>;

export type RecallShow = 'list' | 'graph';

/** What the address says of a trace. */
export interface RecallView {
  readonly show: RecallShow;
  readonly direction: RecallDirection | undefined;
  /** The node of the graph that the list is narrowed to. */
  readonly node: string | undefined;
  /** From 0. */
  readonly page: number;
  /** What is changed starts at the first page, unless a page is named. */
  readonly change: (change: Partial<Omit<RecallView, 'change'>>) => void;
}

/** How a trace is shown, as the address keeps it: a reload or a shared address shows the same. */
export function useRecallView(kind: RecallStart['kind']): RecallView {
  const { show, direction, node, page = 0 } = useSearch({ from: routes[kind] });
  const hasRoom = useMediaQuery(roomForGraph, { noSsr: true });
  const navigate = useNavigate();
  const change = useCallback<RecallView['change']>(
    (wanted) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, page: undefined, ...wanted }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { show: show ?? (hasRoom ? 'graph' : 'list'), direction, node, page, change };
}
