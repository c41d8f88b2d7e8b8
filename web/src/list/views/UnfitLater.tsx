import { lazy, Suspense } from 'react';
import type { List } from '../use-list';

/** Few addresses ask for what a list cannot do: no list waits for the words of it. */
const UnfitChips = lazy(async () => ({ default: (await import('./UnfitChips')).UnfitChips }));

/** What of the address or of the saved view does not apply; nothing where all does. */
export function UnfitLater({ list }: { readonly list: List }) {
  if (list.state.unfit.length === 0 && list.columns.gone.length === 0) return null;
  return (
    <Suspense>
      <UnfitChips list={list} />
    </Suspense>
  );
}
