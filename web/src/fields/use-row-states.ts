import { useContext, type ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { RowValue } from '@huella/domain/model/value';
import type { TableColumn } from '../ui/RowsTable';
import { ListActionsContext, type ListActions } from './list-actions';
import { isDeleted } from './list-rows';
import { nothing } from './PlainView';

/** What the screen around knows of the rows of a list: a column more, where it knows anything. */
export interface RowStates {
  /** What the screen can do with rows; null where nothing. */
  readonly outside: ListActions | null;
  readonly columns: readonly TableColumn[];
  readonly cellsOf: (row: RowValue) => readonly ReactNode[];
}

/** The states of the rows of a list whose persons are written to (document 2 section 3). */
export function useRowStates(field: Field): RowStates {
  const given = useContext(ListActionsContext);
  const outside = field.list?.canResend === true ? given : null;
  if (outside === null) return { outside, columns: [], cellsOf: () => [] };
  return {
    outside,
    columns: [{ name: 'state', label: outside.stateLabel }],
    cellsOf: (row) => [isDeleted(row) ? nothing : outside.stateOf(field, row)],
  };
}
