import type { DataValidation, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { maxSheetRows } from '@huella/domain/rules/limits';
import type { CellOut } from './write-sheet';

/** What a cell of a column may hold, for the program that the sheet is filled in. */
export type CellRule =
  /** With `isOpen` another text may be typed, too: the list only offers. */
  | { readonly kind: 'list'; readonly values: readonly string[]; readonly isOpen: boolean }
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly min: number | null;
      readonly max: number | null;
    }
  | { readonly kind: 'day'; readonly untilToday: boolean };

export interface TemplateColumn {
  readonly heading: string;
  /** What people see beside the heading. */
  readonly note: string;
  readonly rule: CellRule | null;
  /** What is said to who types something else. */
  readonly refusal: string;
}

export interface Template {
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
  /** Rows that are there already. */
  readonly rows: readonly (readonly CellOut[])[];
  /** A sheet that says what each column takes. */
  readonly help: { readonly name: string; readonly rows: readonly (readonly string[])[] };
  /** The name of the hidden sheet with the values of the lists. */
  readonly lists: string;
}

const bold = { font: { bold: true } };
const lastRow = maxSheetRows + 1;

/**
 * A spreadsheet (.xlsx) to be filled in: its headings with notes, lists to choose from, what numbers and days may be, and a
 * sheet of help.
 */
export async function writeTemplateSheet(template: Template): Promise<Uint8Array> {
  const { columns, rows, help, lists } = template;
  const name = sheetName(template.name);
  const main: WriteSheet = {
    name,
    columns: columns.map(({ heading, rule }) => ({
      width: widthOf(heading),
      ...(rule?.kind === 'day' && { numFmt: 'dd/mm/yyyy' }),
    })),
    rows: [columns.map(({ heading }) => heading), ...rows.map((row) => [...row])],
    cells: new Map(
      columns.map(({ note }, at) => [`0,${String(at)}`, { style: bold, comment: { text: note } }]),
    ),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, at) => validationOf(column, at, lists) ?? []),
  };
  const written = await writeXlsx({ sheets: [main, helpSheet(help), listsSheet(lists, columns)] });
  return written;
}

function helpSheet({ name, rows }: Template['help']): WriteSheet {
  const [head = []] = rows;
  return {
    name,
    columns: [{ width: 32 }, { width: 28 }, { width: 52 }, { width: 28 }],
    rows: rows.map((row) => [...row]),
    cells: new Map(head.map((_heading, at) => [`0,${String(at)}`, { style: bold }])),
    freezePane: { rows: 1 },
  };
}

/** A column for each column with a list, at the same place. */
function listsSheet(name: string, columns: Template['columns']): WriteSheet {
  const lists = columns.map(({ rule }) => (rule?.kind === 'list' ? rule.values : []));
  const height = Math.max(0, ...lists.map((values) => values.length));
  const rows = Array.from({ length: height }, (_, at) => lists.map((values) => values[at] ?? null));
  return { name, rows: [columns.map(({ heading }) => heading), ...rows], hidden: true };
}

function validationOf({ rule, refusal }: TemplateColumn, at: number, lists: string): DataValidation | null {
  if (rule === null) return null;
  const letter = letterOf(at);
  const asked = { range: `${letter}2:${letter}${String(lastRow)}`, allowBlank: true };
  const refusing = { showErrorMessage: true, errorStyle: 'stop', errorMessage: refusal } as const;
  if (rule.kind === 'list') {
    const formula1 = `${lists}!$${letter}$2:$${letter}$${String(rule.values.length + 1)}`;
    return { ...asked, type: 'list', formula1, ...(!rule.isOpen && refusing) };
  }
  if (rule.kind === 'day')
    return rule.untilToday
      ? { ...asked, ...refusing, type: 'date', operator: 'lessThanOrEqual', formula1: 'TODAY()' }
      : null;
  const bounds = boundsOf(rule);
  return bounds === null
    ? null
    : { ...asked, ...refusing, type: rule.isWhole ? 'whole' : 'decimal', ...bounds };
}

function boundsOf({ min, max }: Extract<CellRule, { kind: 'number' }>) {
  if (min !== null && max !== null)
    return { operator: 'between', formula1: String(min), formula2: String(max) } as const;
  if (min !== null) return { operator: 'greaterThanOrEqual', formula1: String(min) } as const;
  return max === null ? null : ({ operator: 'lessThanOrEqual', formula1: String(max) } as const);
}

/** The letters of a column: `A`, `AB`. */
function letterOf(at: number): string {
  return (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

function widthOf(heading: string): number {
  return Math.min(40, Math.max(12, heading.length + 4));
}

/** What a sheet may be called: up to 31 letters, and none of those that formulas use. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}
