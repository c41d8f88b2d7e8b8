import { createContext } from 'react';
import type { Field } from '@huella/domain/assets/asset-type';

/** What a screen can do with the stored rows of its lists. */
export interface ListActions {
  /** Whether the server says that the row's e-mail can be sent again (document 2 section 4). */
  readonly canResend: (field: Field, key: number) => boolean;
  readonly onResend: (field: Field, key: number) => void;
}

/** Given by screens that can do something with rows; null where none does. */
export const ListActionsContext = createContext<ListActions | null>(null);
