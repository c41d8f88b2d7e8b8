import { useCallback, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { RowAction } from '../../list/row-links';
import type { Place } from '../../session/context';
import { useGenealogy } from '../genealogy/use-genealogy';
import { useQrDialog } from '../qr/use-qr-dialog';

export interface RowDialogs {
  /** The entries of a row's menu that open them. */
  readonly actions: (row: AssetRow) => readonly RowAction[];
  readonly dialogs: ReactNode;
}

/** What opens over the list for one row: its code, and the search that completes its genealogy. */
export function useRowDialogs(place: Place): RowDialogs {
  const { actions: codes, dialog: code } = useQrDialog();
  const { actions: genealogies, dialog: genealogy } = useGenealogy(place);
  const actions = useCallback((row: AssetRow) => [...codes(row), ...genealogies(row)], [codes, genealogies]);
  return {
    actions,
    dialogs: (
      <>
        {code}
        {genealogy}
      </>
    ),
  };
}
