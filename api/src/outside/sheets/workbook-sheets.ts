import type { RowSpan } from './row-collector';
import { elements, unescaped } from './xml-elements';

/** A sheet of a workbook (.xlsx), by its place among all of them. */
export interface WorkbookSheet {
  readonly index: number;
  readonly name: string;
  readonly hidden: boolean;
  /** The part that holds its cells; null where the workbook does not say. */
  readonly part: string | null;
}

export const workbookPart = 'xl/workbook.xml';
export const workbookLinksPart = 'xl/_rels/workbook.xml.rels';

/** The sheets that a workbook lists, in its order. Only what lies at the usual places is found. */
export function listWorkbookSheets(texts: ReadonlyMap<string, string>): readonly WorkbookSheet[] {
  const links = new Map(
    named(texts.get(workbookLinksPart) ?? '', 'Relationship').map((link) => [
      link.get('Id') ?? '',
      partOf(link.get('Target') ?? ''),
    ]),
  );
  return named(texts.get(workbookPart) ?? '', 'sheet').map((sheet, index) => ({
    index,
    name: unescaped(sheet.get('name') ?? ''),
    hidden: (sheet.get('state') ?? 'visible') !== 'visible',
    part: links.get(sheet.get('r:id') ?? '') ?? null,
  }));
}

function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The elements of a name, whatever their prefix. */
function named(xml: string, name: string) {
  return elements(xml).flatMap((each) => (each.name.split(':').at(-1) === name ? [each.attributes] : []));
}

/** The spans of merged ranges (`B1:B2`) that go over several rows and begin among the first ones. */
export function spansOf(ranges: readonly string[], rowsAbove: number): readonly RowSpan[] {
  return ranges.flatMap((range) => {
    const [first, last] = range.split(':').map(placeOf);
    if (first === undefined || first === null || last === undefined || last === null) return [];
    const span = { column: first.column, firstRow: first.row, lastRow: last.row };
    return span.lastRow > span.firstRow && span.firstRow < rowsAbove ? [span] : [];
  });
}

/** The place of a cell (`B2`), from 0; null where it is written otherwise. */
export function placeOf(reference: string): { readonly row: number; readonly column: number } | null {
  const found = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference);
  if (found === null) return null;
  const [, letters = '', row = ''] = found;
  return { row: Number(row) - 1, column: columnOf(letters) };
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
