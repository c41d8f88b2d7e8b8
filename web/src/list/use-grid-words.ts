import type { GridLocaleText } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useSay } from '../words/use-say';

/** The words of x-data-grid that a list shows or says. */
export function useGridWords(): Partial<GridLocaleText> {
  const { say } = useSay('list');
  return useMemo(
    () => ({
      columnHeaderSortIconLabel: say('list:sort'),
      checkboxSelectionHeaderName: say('list:selection'),
      checkboxSelectionSelectAllRows: say('list:selectRows'),
      checkboxSelectionUnselectAllRows: say('list:unselectRows'),
      checkboxSelectionSelectRow: say('list:selectRow'),
      checkboxSelectionUnselectRow: say('list:unselectRow'),
    }),
    [say],
  );
}
