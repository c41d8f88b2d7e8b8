import type { TransferRow } from '@huella/domain/calls/transfers';
import { transfers as en } from '@huella/domain/phrases/en/transfers';
import { transfers as es } from '@huella/domain/phrases/es/transfers';
import type { Language } from '@huella/domain/words';

const phrases = { es, en };

interface TransferColumn {
  readonly field: keyof TransferRow;
  readonly headerName: string;
}

/**
 * The columns of a list of transfers, named in the reader's language (document 1 section 3). Those of lots and of proofs
 * are there where a transfer has any.
 */
export function transferColumns(rows: readonly TransferRow[], language: Language): readonly TransferColumn[] {
  const words = phrases[language];
  return [
    { field: 'state', headerName: words.colState },
    { field: 'direction', headerName: words.colDirection },
    { field: 'kind', headerName: words.colKind },
    { field: 'assets_count', headerName: words.colAssets },
    { field: 'received_count', headerName: words.colReceived },
    ...(rows.some(({ lots }) => lots.length > 0) ? [{ field: 'lots', headerName: words.lots } as const] : []),
    { field: 'event_event', headerName: words.colTime },
    { field: 'username', headerName: words.colUser },
    ...(rows.some((row) => row.algo_tx_link !== null)
      ? [{ field: 'algo_tx_link', headerName: words.colLink } as const]
      : []),
  ];
}
