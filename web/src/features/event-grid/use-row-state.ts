import { useCallback, useEffect, useRef, useState } from 'react';
import { withChanges, withConfirmed, type RowChange, type RowState } from './row-state';

/** Steps that can be undone. */
const keptSteps = 100;
/** Typing pauses of this many milliseconds are when rows are kept. */
const pause = 250;

export interface RowEdits {
  readonly state: RowState;
  /** Writes cells. What is typed into one cell without a rest is one step. */
  readonly write: (changes: readonly RowChange[]) => void;
  readonly confirm: (key: string) => void;
  /** Ends a step: what is typed next is another one. */
  readonly rest: () => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** Keeps at once what is typed: before it is sent, and before the screen is left. */
  readonly flush: () => void;
}

/** What is typed into rows, with what can be undone of it; `keep` is told of it at each pause and when the page is left. */
export function useRowState(begun: RowState, keep: (state: RowState) => void): RowEdits {
  const [state, setState] = useState(begun);
  const [past, setPast] = useState<readonly RowState[]>([]);
  const step = useRef<string | null>(null);
  const push = useCallback((before: RowState, name: string | null) => {
    if (name === null || step.current !== name) setPast((steps) => [...steps, before].slice(-keptSteps));
    step.current = name;
  }, []);
  const write = useCallback(
    (changes: readonly RowChange[]) => {
      const next = withChanges(state, changes);
      if (next === state) return;
      const [first, ...others] = changes;
      push(state, first !== undefined && others.length === 0 ? `${first.id ?? 'all'} ${first.field}` : null);
      setState(next);
    },
    [state, push],
  );
  const confirm = useCallback(
    (key: string) => {
      push(state, null);
      setState(withConfirmed(state, key));
    },
    [state, push],
  );
  const rest = useCallback(() => {
    step.current = null;
  }, []);
  const undo = useCallback(() => {
    const before = past.at(-1);
    if (before === undefined) return;
    step.current = null;
    setPast(past.slice(0, -1));
    setState(before);
  }, [past]);
  const flush = useKept(state, keep);
  return { state, write, confirm, rest, undo, canUndo: past.length > 0, flush };
}

function useKept(state: RowState, keep: (state: RowState) => void): () => void {
  const kept = useRef(state);
  const latest = useRef(state);
  const keeper = useRef(keep);
  useEffect(() => {
    latest.current = state;
    keeper.current = keep;
  });
  const flush = useCallback(() => {
    if (kept.current === latest.current) return;
    kept.current = latest.current;
    keeper.current(latest.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(flush, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [state, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return flush;
}
