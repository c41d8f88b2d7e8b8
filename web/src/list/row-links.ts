import type { ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { Address } from '../address';

/** Where the rows of a list lead; without the right to edit there is no such way. */
export interface RowLinks {
  readonly open: (row: Pick<AssetRow, 'id' | 'transfer_id' | 'in_transit_since'>) => Address;
  /** What the menu of a row calls that; without it seeing it. */
  readonly openLabel?: string;
  readonly edit?: ((row: Pick<AssetRow, 'id'>) => Address) | undefined;
  /** What ends the pause of a row; without it the user may not. */
  readonly resume?: ((row: AssetRow) => RowAction) | undefined;
  /** Why none can be edited now. */
  readonly refused?: string | undefined;
  /** Shows the code of a row; without it the list has no column of them. */
  readonly code?: ((row: AssetRow) => void) | undefined;
  /** What else can be done with one row, in the order of its menu. */
  readonly actions?: ((row: AssetRow) => readonly RowAction[]) | undefined;
}

/** Something to do with one row: another screen, or something here. */
export interface RowAction {
  readonly key: string;
  readonly label: ReactNode;
  /** Icon of 16 px before it. */
  readonly icon?: ReactNode;
  readonly href?: Address;
  readonly onClick?: () => void;
  /** Opens a menu of its own at what opened the first. */
  readonly onOpen?: (anchor: HTMLElement) => void;
  /** What has to be known of it, in a sentence that is under it. */
  readonly note?: string | undefined;
  /** Why it cannot be done, in a sentence that is under it. */
  readonly refused?: string | undefined;
}
