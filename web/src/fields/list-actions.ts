import { createContext, type ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { RowValue } from '@huella/domain/model/value';

/** How an action of a row is drawn. */
export interface RowActionLook {
  /** What the row is called. */
  readonly name: string;
  /** While another row is open nothing can be done with this one (document 2 section 4). */
  readonly disabled: boolean;
}

/** What a screen knows of the rows of its lists, and can do with them, that the form does not. */
export interface ListActions {
  /** The heading over the states. */
  readonly stateLabel: string;
  /** How far the person of a row is. */
  readonly stateOf: (field: Field, row: RowValue) => ReactNode;
  /** Sends the person's mail again; null where the server does not say that it can be (document 2 section 4). */
  readonly resendOf: (field: Field, row: RowValue, look: RowActionLook) => ReactNode;
}

/** Given by screens that can do something with rows; null where none does. */
export const ListActionsContext = createContext<ListActions | null>(null);
