import type { Issue } from '@huella/domain/model/errors';
import { doubtOf } from './doubts';
import type { CellChange, RowCounts, SheetColumn, SheetRow } from './sheet-store';

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

/** Whether what is said of a cell quotes what it holds: where it could not be read, or was completed. */
export function saysText({ issue, text }: Pick<Problem, 'issue' | 'text'>): boolean {
  return [issue.slots['text'], issue.slots['value']].includes(text.trim());
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

/**
 * All that is wrong, errors before warnings, each row by row in the order of the columns; of a filter those alone that it
 * shows. Fields without a column belong to the row.
 */
export function listProblems(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  filter: RowFilter = 'all',
): readonly Problem[] {
  const places = new Map(columns.map(({ field }, at) => [field.name, at]));
  const placeOf = (issue: Issue) => (issue.field === null ? -1 : (places.get(issue.field) ?? -1));
  const found: Record<Issue['level'], Problem[]> = { error: [], warning: [] };
  for (const { row, issues, texts } of rows) {
    if (issues.length === 0) continue;
    const inOrder =
      issues.length === 1 ? issues : [...issues].sort((one, other) => placeOf(one) - placeOf(other));
    for (const issue of inOrder) {
      const field = issue.field !== null && places.has(issue.field) ? issue.field : null;
      found[issue.level].push({ row, field, issue, text: field === null ? '' : (texts[field] ?? '') });
    }
  }
  return [...(filter === 'warnings' ? [] : found.error), ...(filter === 'errors' ? [] : found.warning)];
}

/** Where the focus is; null before anything has the focus. */
export interface FocusedCell {
  readonly row: number;
  readonly field: string | null;
  /** Which of the problems of the cell is meant, where one was gone to. */
  readonly issue?: Issue;
}

/** The place of the problem where the focus is; -1 for none. */
export function problemAt(problems: readonly Problem[], focused: FocusedCell | null): number {
  if (focused === null) return -1;
  const isHere = ({ row, field }: Problem) => row === focused.row && field === focused.field;
  const exact = problems.findIndex((each) => isHere(each) && each.issue === focused.issue);
  return exact >= 0 ? exact : problems.findIndex(isHere);
}

/**
 * The place of the next problem, round the end; -1 when there is none. From a sound cell it is the next error of the rows
 * below, and a warning only where no error is left.
 */
export function nextProblem(
  problems: readonly Problem[],
  columns: readonly SheetColumn[],
  from: FocusedCell | null,
  step: 1 | -1,
): number {
  if (problems.length === 0) return -1;
  const here = problemAt(problems, from);
  if (here >= 0) return (here + step + problems.length) % problems.length;
  if (from === null) return step === 1 ? 0 : problems.length - 1;
  const at = (field: string | null) => columns.findIndex((column) => column.field.name === field);
  const distance = (problem: Problem) =>
    problem.row === from.row ? at(problem.field) - at(from.field) : problem.row - from.row;
  const [worst] = problems;
  const last = problems.findLastIndex(({ issue }) => issue.level === worst?.issue.level);
  const walked = problems.slice(0, last + 1);
  if (step === 1)
    return Math.max(
      0,
      walked.findIndex((problem) => distance(problem) > 0),
    );
  const before = walked.findLastIndex((problem) => distance(problem) < 0);
  return before < 0 ? last : before;
}

/** What makes two problems alike: the same fault of the same text in the same column. */
function likeness({ field, issue, text }: Problem): string {
  return `${field ?? ''}\n${issue.code}\n${text}`;
}

/** Problems that say the same of the same text in the same column, as one. */
export interface ProblemGroup {
  readonly first: Problem;
  readonly problems: readonly Problem[];
}

/** Folds equal problems into one, at the place of the first of them. */
export function foldProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = new Map<string, { readonly first: Problem; readonly problems: Problem[] }>();
  for (const problem of problems) {
    const { level, slots } = problem.issue;
    // Those that name another row, or another limit, say something else.
    const said =
      doubtOf(problem.issue, problem.text) ??
      `${level}\n${likeness(problem)}\n${Object.values(slots).join('\n')}`;
    const known = groups.get(said);
    if (known === undefined) groups.set(said, { first: problem, problems: [problem] });
    else known.problems.push(problem);
  }
  return [...groups.values()];
}

/** The problem of a group to go to: the one after the focus, round the end. */
export function nextOfGroup({ first, problems }: ProblemGroup, current: Problem | undefined): Problem {
  const at = current === undefined ? -1 : problems.indexOf(current);
  return problems[(at + 1) % problems.length] ?? first;
}

/** The rows of problems that are alike, by what makes them so. */
export interface Alike {
  readonly rowsLike: (problem: Problem) => readonly number[];
  /** Those of which it is the same doubt. */
  readonly rowsInDoubt: (problem: Problem) => readonly number[];
}

/** Groups problems, so that one fix serves all that are alike. */
export function groupAlike(problems: readonly Problem[]): Alike {
  const alike = groupBy(problems, likeness);
  let inDoubt: ReadonlyMap<string, readonly number[]> | null = null;
  return {
    rowsLike: (problem) => alike.get(likeness(problem)) ?? [problem.row],
    rowsInDoubt: (problem) => {
      // Few look at a warning: it is worked out for the first who does.
      inDoubt ??= groupBy(
        problems.filter(({ issue }) => issue.level === 'warning'),
        nameOfDoubt,
      );
      return inDoubt.get(nameOfDoubt(problem)) ?? [problem.row];
    },
  };
}

const nameOfDoubt = ({ issue, text }: Problem) => doubtOf(issue, text) ?? '';

/** The rows of problems by a key of each. */
function groupBy(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => string,
): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, [problem.row]);
    else known.push(problem.row);
  }
  return rows;
}

/** What taking a suggestion changes: one cell, or all that are alike. */
export function planFix(problem: Problem, text: string, rows: readonly number[]): readonly CellChange[] {
  const { field } = problem;
  return field === null ? [] : rows.map((row) => ({ row, field, text }));
}
