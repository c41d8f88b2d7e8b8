import type { Words } from '../../words';

/** A paper with labels: all lengths in millimetres, from its left and upper edge. */
export interface LabelSheet {
  readonly title: Words;
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  /** Between two labels beside each other; those under each other touch. */
  readonly gap: number;
}

const a4 = { width: 210, height: 297 } as const;
/** One label a page: what comes off a roll, or is cut by itself. */
const single = (width: number, height: number) =>
  ({
    page: { width, height },
    columns: 1,
    rows: 1,
    label: { width, height },
    ...{ left: 0, top: 0, gap: 0 },
  }) as const;

const thermal: Words = { es: 'Impresora térmica', en: 'Thermal printer' };
/** A grid of an A4 sheet: so many labels, in so many columns of so many. */
const grid = (
  count: string,
  columns: number,
  rows: number,
  places: Pick<LabelSheet, 'label' | 'left' | 'top' | 'gap'>,
): LabelSheet => ({
  title: { es: `A4, ${count} por hoja`, en: `A4, ${count} a sheet` },
  ...{ page: a4, columns, rows },
  ...places,
});

/**
 * The papers that labels are printed on: the grids of the common makers on A4, and single ones for thermal printers, ear tags
 * and bags.
 */
export const labelSheets = {
  a4x24: grid('24', 3, 8, { label: { width: 70, height: 37 }, left: 0, top: 0.5, gap: 0 }),
  a4x21: grid('21', 3, 7, { label: { width: 63.5, height: 38.1 }, left: 7.25, top: 15.15, gap: 2.5 }),
  a4x65: grid('65', 5, 13, { label: { width: 38.1, height: 21.2 }, left: 4.75, top: 10.7, gap: 2.5 }),
  a4x40: grid('40', 4, 10, { label: { width: 48.5, height: 25.4 }, left: 8, top: 21.5, gap: 0 }),
  a4x30: grid('30', 3, 10, { label: { width: 70, height: 29.7 }, left: 0, top: 0, gap: 0 }),
  a4x24Spaced: grid('24', 3, 8, { label: { width: 63.5, height: 33.9 }, left: 7.25, top: 12.9, gap: 2.5 }),
  a4x16: grid('16', 2, 8, { label: { width: 99.1, height: 33.9 }, left: 4.65, top: 12.9, gap: 2.5 }),
  a4x14: grid('14', 2, 7, { label: { width: 99.1, height: 38.1 }, left: 4.65, top: 15.15, gap: 2.5 }),
  a4x12: grid('12', 3, 4, { label: { width: 63.5, height: 72 }, left: 7.25, top: 4.5, gap: 2.5 }),
  a4x10: grid('10', 2, 5, { label: { width: 105, height: 57 }, left: 0, top: 6, gap: 0 }),
  a4x8: grid('8', 2, 4, { label: { width: 99.1, height: 67.7 }, left: 4.65, top: 13.1, gap: 2.5 }),
  earTag: { title: { es: 'Caravana de oreja', en: 'Ear tag' }, ...single(58, 75) },
  earTagSmall: { title: { es: 'Caravana de oreja chica', en: 'Small ear tag' }, ...single(45, 55) },
  bagTag: { title: { es: 'Etiqueta de bolsa', en: 'Bag tag' }, ...single(100, 60) },
  bigBagTag: { title: { es: 'Etiqueta de bolsón', en: 'Big bag tag' }, ...single(100, 150) },
  thermal: { title: thermal, ...single(50, 30) },
  thermal50x25: { title: thermal, ...single(50, 25) },
  thermal62x29: { title: thermal, ...single(62, 29) },
  thermal100x50: { title: thermal, ...single(100, 50) },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetId = keyof typeof labelSheets;
export const labelSheetIds = Object.keys(labelSheets) as [LabelSheetId, ...LabelSheetId[]]; // a const table

/** Labels of a page. */
export function labelsPerPage({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Where a label is: its page from 0 on, and its corner. */
export interface LabelPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Where the labels are, row by row, from a place of the first page on: those before it were used. */
export function placeOfLabel(sheet: LabelSheet, at: number, start: number): LabelPlace {
  const perPage = labelsPerPage(sheet);
  const place = at + start - 1;
  const onPage = place % perPage;
  const [row, column] = [Math.floor(onPage / sheet.columns), onPage % sheet.columns];
  return {
    page: Math.floor(place / perPage),
    x: sheet.left + column * (sheet.label.width + sheet.gap),
    y: sheet.top + row * sheet.label.height,
  };
}

/** A box of a label, from its corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is where on a label. */
export interface LabelLayout {
  /** The code with the quiet zone around it, which is a square. */
  readonly code: { readonly x: number; readonly y: number; readonly size: number };
  readonly words: Box;
  readonly logo: Box | null;
  /** Heights of the letters: of what names it, and of the lines under that. */
  readonly letters: { readonly name: number; readonly line: number };
}

/** Printers leave an edge blank; cutters are not exact. */
const edge = 1.5;
/** Most that a code takes: larger ones read no better at arm's length. */
const largestCode = 50;

/** How a label is laid out: the code beside its words, or over them where the label is high. */
export function layLabel({ label }: LabelSheet, hasLogo: boolean): LabelLayout {
  const [width, height] = [label.width - 2 * edge, label.height - 2 * edge];
  const isHigh = label.height > label.width;
  const name = label.height < 25 ? 2.4 : label.height < 45 ? 3.2 : 4.6;
  const letters = { name, line: name * 0.72 };
  if (isHigh) {
    const size = Math.min(width, largestCode);
    const left = edge + size;
    const words = { x: edge, y: left, width, height: label.height - edge - left };
    const logo = hasLogo ? { x: edge + width - 12, y: label.height - edge - 8, width: 12, height: 8 } : null;
    return { code: { x: edge + (width - size) / 2, y: edge, size }, words, logo, letters };
  }
  const size = Math.min(height, width * 0.6, largestCode);
  const x = edge + size + 0.5;
  const logoHeight = hasLogo ? Math.min(8, height * 0.28) : 0;
  const side = { x, width: label.width - edge - x };
  return {
    code: { x: edge, y: edge + (height - size) / 2, size },
    words: { ...side, y: edge + 1, height: height - 1 - logoHeight },
    logo: hasLogo ? { ...side, y: edge + height - logoHeight, height: logoHeight } : null,
    letters,
  };
}

/** Most lines under the name of a label. */
export const maxLabelFields = 4;
/** Most copies of one label. */
export const maxCopies = 20;
/** Most lots of which labels are printed at once. */
export const maxLabelLots = 1_000;
/** Most labels of a file: some hundred sheets. */
export const maxLabels = 5_000;
