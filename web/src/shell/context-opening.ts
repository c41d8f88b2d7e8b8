import { createContext, useContext } from 'react';

/** Opens the context control. Given by `Shell`. */
export const ContextOpening = createContext<() => void>(() => undefined);

/** For screens that say 'choose another establishment': opens the control of the top bar. */
export function useOpenContext(): () => void {
  return useContext(ContextOpening);
}
