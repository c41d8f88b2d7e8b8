import type { RowSpan } from './row-collector';

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
    elements(texts.get(workbookLinksPart) ?? '', 'Relationship').map((link) => [
      link.get('Id') ?? '',
      partOf(link.get('Target') ?? ''),
    ]),
  );
  return elements(texts.get(workbookPart) ?? '', 'sheet').map((sheet, index) => ({
    index,
    name: unescaped(sheet.get('name') ?? ''),
    hidden: (sheet.get('state') ?? 'visible') !== 'visible',
    part: links.get(sheet.get('r:id') ?? '') ?? null,
  }));
}

function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The attributes of all elements of a name, as they are written. */
function elements(xml: string, name: string): readonly ReadonlyMap<string, string>[] {
  const found = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'));
  return [...found].map(
    ([, attributes = '']) =>
      new Map([...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text])),
  );
}

/** The spans of merged ranges (`B1:B2`) that go over several rows and begin among the first ones. */
export function spansOf(ranges: readonly string[], rowsAbove: number): readonly RowSpan[] {
  return ranges.flatMap((range) => {
    const corners = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range);
    if (corners === null) return [];
    const [, letters = '', first = '', last = ''] = corners;
    const span = { column: columnOf(letters), firstRow: Number(first) - 1, lastRow: Number(last) - 1 };
    return span.lastRow > span.firstRow && span.firstRow < rowsAbove ? [span] : [];
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
