import {
  labelSheets,
  labelsPerPage,
  maxCopies,
  maxLabelFields,
  type LabelSheetId,
} from '@huella/domain/engine/labels/label-sheets';

/** What labels shall be like, as it is filled in. */
export interface LabelWish {
  readonly sheet: LabelSheetId;
  readonly fields: readonly string[];
  readonly place: boolean;
  readonly address: boolean;
  readonly logo: boolean;
  /** As they are typed. */
  readonly start: string;
  readonly copies: string;
}

export const firstWish: LabelWish = {
  sheet: 'a4x24',
  fields: [],
  place: true,
  address: false,
  logo: false,
  start: '1',
  copies: '1',
};

/** A whole number within bounds; null of anything else. */
function wholeOf(text: string, max: number): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}

/** The highest first label of a paper. */
export function maxStart(sheet: LabelSheetId): number {
  return labelsPerPage(labelSheets[sheet]);
}

/** The numbers of a wish; null where what is typed is none. */
export function numbersOf({ sheet, start, copies }: LabelWish): {
  readonly start: number | null;
  readonly copies: number | null;
} {
  return { start: wholeOf(start, maxStart(sheet)), copies: wholeOf(copies, maxCopies) };
}

/** How many labels and sheets some assets come to. */
export function amountOf(
  sheet: LabelSheetId,
  assets: number,
  { start, copies }: { readonly start: number; readonly copies: number },
): { readonly labels: number; readonly sheets: number } {
  const labels = assets * copies;
  return { labels, sheets: Math.ceil((labels + start - 1) / labelsPerPage(labelSheets[sheet])) };
}

/** The same with an attribute under the name, as long as there is room, or without it. */
export function withFields(wish: LabelWish, fields: readonly string[]): LabelWish {
  return { ...wish, fields: fields.slice(0, maxLabelFields) };
}

/** A wish as calls take it. Its numbers were checked before. */
export function sentWish(wish: LabelWish) {
  const { sheet, fields, place, address, logo } = wish;
  const { start, copies } = numbersOf(wish);
  return { sheet, fields: [...fields], place, address, logo, start: start ?? 1, copies: copies ?? 1 };
}
