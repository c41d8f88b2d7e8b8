import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback, useMemo } from 'react';
import { cardSize, type PlacedNode } from './graph-layout';
import { fittingZoom, isInView, middleNear, padding } from './graph-window';

/** The part of a graph that is in view. */
export interface Viewport {
  /** All of it where its words can be read then; else the surroundings of where the trace began. */
  readonly begin: () => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly toStart: () => void;
  /** Moves a node into view that is not wholly in it. */
  readonly reveal: (key: string) => void;
}

/** Below this words are too small to read. */
const readable = 0.75;
/** How large the surroundings of the start are drawn where all of it would be too small. */
const nearby = 0.9;

/** Moves what is in view of a graph; a move takes so many milliseconds. */
export function useViewport(placed: readonly PlacedNode[], duration: number): Viewport {
  const flow = useReactFlow();
  const store = useStoreApi();
  const centerOn = useCallback(
    ({ x, y }: PlacedNode, zoom: number, takes: number) => {
      const [middle, height] = [x + cardSize.width / 2, y + cardSize.height / 2];
      void flow.setCenter(middle, height, { zoom, duration: takes });
    },
    [flow],
  );
  const first = placed.find(({ node }) => node.column === 0);
  return useMemo(
    () => ({
      begin: () => {
        const { width, height } = store.getState();
        if (first === undefined || fittingZoom(placed, { width, height }) >= readable) {
          void flow.fitView({ padding, maxZoom: 1, duration: 0 });
          return;
        }
        const { x, y } = middleNear(placed, first, { width: width / nearby, height: height / nearby });
        void flow.setCenter(x, y, { zoom: nearby, duration: 0 });
      },
      zoomIn: () => void flow.zoomIn({ duration }),
      zoomOut: () => void flow.zoomOut({ duration }),
      fit: () => void flow.fitView({ padding, maxZoom: 1, duration }),
      toStart: () => {
        if (first !== undefined) centerOn(first, Math.max(nearby, flow.getZoom()), duration);
      },
      reveal: (key) => {
        const found = placed.find(({ node }) => node.key === key);
        const { transform, width, height } = store.getState();
        if (found === undefined || isInView(found, transform, { width, height })) return;
        centerOn(found, flow.getZoom(), duration);
      },
    }),
    [flow, store, placed, first, centerOn, duration],
  );
}
