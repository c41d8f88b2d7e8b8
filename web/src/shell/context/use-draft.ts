import { useState } from 'react';
import {
  chooseInContext,
  isComplete,
  type Context,
  type ContextItems,
  type ContextLevel,
} from '@huella/domain/rules/context';
import { levelBeside, openLevel } from './levels';

export interface Draft {
  readonly context: Context;
  /** The level that the user is at. Changes with every step, even to the same level. */
  readonly at: { readonly level: ContextLevel };
  readonly goTo: (level: ContextLevel) => void;
  /** Chooses at a level and goes on; what becomes complete by it is entered. */
  readonly pick: (level: ContextLevel, id: number) => void;
  /** Chooses at a level without entering. */
  readonly look: (level: ContextLevel, id: number) => void;
  /** Takes a whole context: entered when it is complete, gone on with when it is not. */
  readonly take: (context: Context) => void;
}

/** The choice while it is being made: nothing of it counts until it is complete and entered. */
export function useDraft(items: ContextItems, start: Context, onEnter: (context: Context) => void): Draft {
  const [context, setContext] = useState(start);
  const [at, setAt] = useState<Draft['at']>({ level: openLevel(start) });
  const goOn = (next: Context) => {
    setContext(next);
    setAt({ level: openLevel(next) });
  };
  const take = (next: Context) => {
    if (isComplete(next)) onEnter(next);
    else goOn(next);
  };
  const chosen = (level: ContextLevel, id: number) =>
    context[level] === id ? context : chooseInContext(items, context, level, id);
  return {
    context,
    at,
    goTo: (level) => {
      setAt({ level });
    },
    pick: (level, id) => {
      const next = chosen(level, id);
      // What is chosen already is stepped over, but for the last level: there it is where the user wants to be.
      if (next === context && level !== 'establishment') setAt({ level: levelBeside(level, 1) ?? level });
      else take(next);
    },
    look: (level, id) => {
      setContext(chosen(level, id));
      setAt({ level: levelBeside(level, 1) ?? level });
    },
    take,
  };
}
