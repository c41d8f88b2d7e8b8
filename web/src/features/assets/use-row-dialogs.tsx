import { useCallback, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { RowAction } from '../../list/row-links';
import type { Place } from '../../session/context';
import { useSay } from '../../words/use-say';
import { useGenealogy } from '../genealogy/use-genealogy';
import { useQrDialog } from '../qr/use-qr-dialog';
import { assetRecallAddress } from '../recall/recall-address';

export interface RowDialogs {
  /** The entries of a row's menu that open them. */
  readonly actions: (row: AssetRow) => readonly RowAction[];
  readonly dialogs: ReactNode;
}

/** What a row leads to: its trace, and what opens over the list: its code, the search that completes its genealogy. */
export function useRowDialogs(place: Place): RowDialogs {
  const { actions: codes, dialog: code } = useQrDialog();
  const { actions: genealogies, dialog: genealogy } = useGenealogy(place);
  const { say } = useSay('list');
  const actions = useCallback(
    (row: AssetRow) => [
      { key: 'recall', label: say('list:wholeTrace'), href: assetRecallAddress(row.id) },
      ...codes(row),
      ...genealogies(row),
    ],
    [say, codes, genealogies],
  );
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
