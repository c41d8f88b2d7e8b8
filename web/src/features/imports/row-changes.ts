import type { Issue } from '@huella/domain/model/errors';
import { parseVersion } from '@huella/domain/engine/sheets/record-version';
import { versionColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { CellChange, SheetRow } from '../../sheet/sheet-store';

/** What rows of changes come to. */
export interface ChangeCounts {
  /** Rows without errors that change something, and the cells of these. */
  readonly rows: number;
  readonly cells: number;
  /** Rows without errors that change nothing. */
  readonly same: number;
}

const hasError = ({ issues }: SheetRow) => issues.some(({ level }) => level === 'error');
const cellsOf = ({ before = {} }: SheetRow) => Object.keys(before).length;

/** Whether a row would be written: it changes something, and nothing speaks against it. */
export function isChange(row: SheetRow): boolean {
  return row.isBlank !== true && cellsOf(row) > 0 && !hasError(row);
}

export function countChanges(rows: readonly SheetRow[]): ChangeCounts {
  const changing = rows.filter(isChange);
  return {
    rows: changing.length,
    cells: changing.reduce((sum, row) => sum + cellsOf(row), 0),
    same: rows.filter((row) => row.isBlank !== true && cellsOf(row) === 0 && !hasError(row)).length,
  };
}

/** A row with the cells that somebody else has changed, too. */
export interface Clash {
  readonly row: SheetRow;
  readonly issues: readonly Issue[];
}

export function listClashes(rows: readonly SheetRow[]): readonly Clash[] {
  return rows.flatMap((row) => {
    const issues = row.issues.filter(({ code }) => code === 'changedSince');
    return issues.length === 0 ? [] : [{ row, issues }];
  });
}

/** The edits by which a row leaves what others wrote. */
export function keepTheirs({ row, issues }: Clash): readonly CellChange[] {
  return issues.flatMap(({ field }) =>
    field === null ? [] : [{ row: row.row, field, text: row.before?.[field] ?? '' }],
  );
}

/** The edit by which a row says that it knows what others wrote, and writes its own. */
export function writeMine({ row }: Clash): readonly CellChange[] {
  return [{ row: row.row, field: versionColumn.name, text: row.version ?? '' }];
}

/** The conflict of one field of a row; null where nobody else changed it. `isOnly`: no other field of the row has one. */
export function clashAt(row: SheetRow, field: string): (Clash & { readonly isOnly: boolean }) | null {
  const [clash] = listClashes([row]);
  const issues = clash?.issues.filter((each) => each.field === field) ?? [];
  return clash === undefined || issues.length === 0
    ? null
    : { row, issues, isOnly: issues.length === clash.issues.length };
}

/**
 * The edits that change no text and have the server look again at the rows that a submit was refused for: a refusal names
 * assets, and what is there now is not in it.
 */
export function lookAgain(rows: readonly SheetRow[], refused: readonly Issue[]): readonly CellChange[] {
  const records = new Set(refused.map(({ record }) => record));
  const versionOf = ({ texts }: SheetRow) => texts[versionColumn.name] ?? '';
  return rows
    .filter((row) => records.has(String(parseVersion(versionOf(row))?.assetId ?? row.row)))
    .map((row) => ({ row: row.row, field: versionColumn.name, text: versionOf(row) }));
}
