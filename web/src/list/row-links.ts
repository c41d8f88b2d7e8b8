import type { AssetRow } from '@huella/domain/calls/objects';

/** Where the rows of a list lead; without the right to edit there is no such way. */
export interface RowLinks {
  readonly open: (row: Pick<AssetRow, 'id'>) => string;
  readonly edit?: ((row: Pick<AssetRow, 'id'>) => string) | undefined;
}
