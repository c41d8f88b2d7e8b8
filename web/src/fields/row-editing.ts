import { createContext, type ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { RowValue } from '@huella/domain/model/value';

/** What the form of a row is given. */
export interface RowFormProps {
  /** The list that the row is of. */
  readonly field: Field;
  /** The row as it is; of a new one only its key. */
  readonly row: RowValue;
  readonly isNew: boolean;
  /** What is shown of it as wrong, by the places inside the row. */
  readonly issues: readonly Issue[];
  readonly onSave: (row: RowValue) => void;
  readonly onClose: () => void;
}

/** How a row is filled in: the form engine gives it to the lists inside its forms; null where rows are only read. */
export const RowFormContext = createContext<((props: RowFormProps) => ReactNode) | null>(null);
