import type { Issue } from '@huella/domain/model/errors';
import type { CellChange, SheetColumn, SheetRow } from './sheet-store';

/** Which rows are in view: all, those with an error, those with a warning. */
export type RowFilter = 'all' | 'errors' | 'warnings';

/** One thing wrong in one cell; `field` is null when the row as a whole is meant. */
export interface Problem {
  readonly row: number;
  readonly field: string | null;
  readonly issue: Issue;
  /** What the cell holds. */
  readonly text: string;
}

export interface RowCounts {
  /** Rows that somebody wrote in. */
  readonly total: number;
  readonly blank: number;
  readonly withErrors: number;
  readonly withWarnings: number;
  readonly errors: number;
  readonly warnings: number;
}

function hasLevel(row: SheetRow, level: Issue['level']): boolean {
  return row.issues.some((issue) => issue.level === level);
}

/** Whether a row is in view under a filter. */
export function isInView(row: SheetRow, filter: RowFilter): boolean {
  return filter === 'all' || hasLevel(row, filter === 'errors' ? 'error' : 'warning');
}

/** How many rows and cells have something wrong. */
export function countRows(all: readonly SheetRow[]): RowCounts {
  const rows = all.filter(({ isBlank }) => isBlank !== true);
  const issues = rows.flatMap((row) => row.issues);
  const errors = issues.filter((issue) => issue.level === 'error').length;
  return {
    total: rows.length,
    blank: all.length - rows.length,
    withErrors: rows.filter((row) => hasLevel(row, 'error')).length,
    withWarnings: rows.filter((row) => hasLevel(row, 'warning')).length,
    errors,
    warnings: issues.length - errors,
  };
}

/** All that is wrong, row by row in the order of the columns. Fields without a column belong to the row. */
export function listProblems(rows: readonly SheetRow[], columns: readonly SheetColumn[]): readonly Problem[] {
  const places = new Map(columns.map(({ field }, at) => [field.name, at]));
  const placeOf = (issue: Issue) => (issue.field === null ? -1 : (places.get(issue.field) ?? -1));
  return rows.flatMap(({ row, issues, texts }) =>
    [...issues]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((issue) => {
        const field = issue.field !== null && places.has(issue.field) ? issue.field : null;
        return { row, field, issue, text: field === null ? '' : (texts[field] ?? '') };
      }),
  );
}

/** Where the focus is; null before anything has the focus. */
export interface FocusedCell {
  readonly row: number;
  readonly field: string | null;
}

/** The place of the next problem after the focus, round the end; -1 when there is none. */
export function nextProblem(
  problems: readonly Problem[],
  columns: readonly SheetColumn[],
  from: FocusedCell | null,
  step: 1 | -1,
): number {
  if (problems.length === 0) return -1;
  if (from === null) return step === 1 ? 0 : problems.length - 1;
  const at = (field: string | null) => columns.findIndex((column) => column.field.name === field);
  const distance = (problem: Problem) =>
    problem.row === from.row ? at(problem.field) - at(from.field) : problem.row - from.row;
  if (step === 1)
    return Math.max(
      0,
      problems.findIndex((problem) => distance(problem) > 0),
    );
  const before = problems.findLastIndex((problem) => distance(problem) < 0);
  return before < 0 ? problems.length - 1 : before;
}

/** What makes two problems alike: the same fault of the same text in the same column. */
function likeness({ field, issue, text }: Problem): string {
  return JSON.stringify([field, issue.code, text]);
}

/** The rows of problems that are alike, by what makes them so. */
export interface Alike {
  readonly rowsLike: (problem: Problem) => readonly number[];
}

/** Groups problems, so that one fix serves all that are alike. */
export function groupAlike(problems: readonly Problem[]): Alike {
  const rows = new Map<string, number[]>();
  for (const problem of problems) {
    const key = likeness(problem);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, [problem.row]);
    else known.push(problem.row);
  }
  return { rowsLike: (problem) => rows.get(likeness(problem)) ?? [problem.row] };
}

/** What taking a suggestion changes: one cell, or all that are alike. */
export function planFix(problem: Problem, text: string, rows: readonly number[]): readonly CellChange[] {
  const { field } = problem;
  return field === null ? [] : rows.map((row) => ({ row, field, text }));
}
