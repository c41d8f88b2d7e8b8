import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { QrType } from '@huella/domain/model/qr-types';
import type { RowAction } from '../../list/row-links';
import { assetAddress } from '../assets/asset-address';
import { useSay } from '../../words/use-say';

const QrDialog = lazy(async () => {
  const { QrDialog: dialog } = await import('./QrDialog');
  return { default: dialog };
});

/** What a code is shown of, and which page it leads to: that of an asset unless it says so. */
type Coded = Pick<AssetRow, 'id' | 'label' | 'qr_link'> & {
  readonly typeQr?: QrType;
  /** What the code holds, where it is not the short form of that address. */
  readonly held?: string;
};

/** The address that a code holds: its public page, or without one the asset's own (document 1 section 9). */
function linkOf({ id, qr_link }: Coded): string {
  return qr_link ?? location.origin + assetAddress(id);
}

export interface QrOpener {
  readonly open: (row: Coded) => void;
  /** The entry of a row's menu that opens it. */
  readonly actions: (row: Coded) => readonly RowAction[];
  /** Put it on the screen; it loads when it is first opened. */
  readonly dialog: ReactNode;
}

/** Opens the code of an asset (document 1 section 2). */
export function useQrDialog(): QrOpener {
  const { say } = useSay('qr');
  const [row, setRow] = useState<Coded | null>(null);
  const actions = useCallback(
    (coded: Coded) => [
      {
        key: 'qr',
        label: say('qr:open'),
        onClick: () => {
          setRow(coded);
        },
      },
    ],
    [say],
  );
  const dialog = row !== null && (
    <Suspense fallback={null}>
      <QrDialog
        codedId={row.id}
        label={row.label}
        link={linkOf(row)}
        held={row.held}
        typeQr={row.typeQr ?? 'identeco'}
        onClose={() => {
          setRow(null);
        }}
      />
    </Suspense>
  );
  return { open: setRow, actions, dialog };
}
