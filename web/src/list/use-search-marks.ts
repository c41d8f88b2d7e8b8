import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { CellText } from './cell-text';
import type { List } from './use-list';

/** How the rows of a search show what was found in them. */
export interface SearchMarks {
  /** What is shown of a field, with the words that were found in it marked. */
  readonly mark: (field: Attribute, shown: string) => ReactNode;
  /** What a row is called, likewise. */
  readonly name: (row: AssetRow) => ReactNode;
  /** Where else than in what is shown words of the row were found; null where all are in view. */
  readonly elsewhere: (row: AssetRow) => ReactNode;
  /** The rows that say so. */
  readonly noted: ReadonlySet<number>;
}

/** Marks come when somebody searches: no list waits for them. */
const load = () => import('./search-marks');

/** The marks of the search of a list, over what is shown of its rows; null without a search, and until they are here. */
export function useSearchMarks(
  { subject, rows, state }: List,
  shown: readonly Attribute[],
  text: CellText,
): SearchMarks | null {
  const isSearching = state.search.trim() !== '';
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (!isSearching) return;
    // Where they do not come, rows are shown without them.
    void load().then(setLoaded, () => null);
  }, [isSearching]);
  return useMemo(
    () =>
      loaded === null || !isSearching
        ? null
        : loaded.searchMarks({ subject, rows, search: state.search, shown, text }),
    [loaded, isSearching, subject, rows, state.search, shown, text],
  );
}
