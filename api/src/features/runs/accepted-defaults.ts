import { failWith } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { askedDefaults, pickDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import type { FormContext } from '../../http/form-context';
import { kindOf, uploadOf, type BulkBody } from './bulk-rows';
import type { RunRow } from './run-rows.store';

interface Completed<Row> {
  readonly rows: readonly Row[];
  /** What all of them were given. */
  readonly completed: Values;
}

/**
 * The rows that a call brings, with what it accepts for all of them (`acceptedDefaults`): proposals for attributes that no row
 * names. Without its word nothing is filled in. One that a row names, or that has no proposal, is refused; and so are
 * all of them of an upload, whose user was asked before, and of what adds no assets.
 */
export function withAccepted<Row extends RunRow>(
  { model, scope }: FormContext,
  body: BulkBody,
  rows: readonly Row[],
): Completed<Row> {
  const names = body.acceptedDefaults ?? [];
  if (names.length === 0) return { rows, completed: {} };
  const isOpen = kindOf(body) === 'add' && uploadOf(body) === null;
  const named = new Set(rows.flatMap(({ values }) => Object.keys(values ?? {})));
  const asked = isOpen ? askedDefaults(sheetFormat(model, 'add', scope), named, scope.boxSubtype) : [];
  const { values: completed, issues } = pickDefaults(asked, names);
  if (issues.length > 0) failWith(issues);
  return { rows: rows.map((row) => ({ ...row, values: { ...row.values, ...completed } })), completed };
}
