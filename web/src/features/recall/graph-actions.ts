import { createContext, useContext } from 'react';
import type { OpenedNode } from './NodePanel';

/** What the cards of a graph can do. */
export interface GraphActionsValue {
  readonly onOpen: (opened: OpenedNode) => void;
  /** Lights the lines of a node, or of none. */
  readonly onLight: (key: string | null) => void;
  /** Brings a node into view. */
  readonly onFocus: (key: string) => void;
  /** Which node an arrow key leads to. */
  readonly stepFrom: (key: string, arrow: string) => string | null;
}

const nothing = () => null;

/** What the cards can do. Given by the graph. */
export const GraphActions = createContext<GraphActionsValue>({
  onOpen: nothing,
  onLight: nothing,
  onFocus: nothing,
  stepFrom: nothing,
});

export function useGraphActions(): GraphActionsValue {
  return useContext(GraphActions);
}
