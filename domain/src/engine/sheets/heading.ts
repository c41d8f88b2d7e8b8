import { foldKey } from '../../fold';
import { isBlankCell, type SheetCell } from './cell';

/** A heading longer than this is cut. */
const maxHeading = 200;

/** Words that say "number" before or behind what is numbered. */
const numberSigns = /(?<![\p{L}\p{N}])(?:n°|n\.°|nro|num|numero|no\.|#)(?![\p{L}\p{N}])/gu;

/**
 * A heading as pairing compares it and as choices of pairs are remembered: case, accents, punctuation, `*`, what
 * is in brackets such as `(kg)`, and number signs such as `N°` and `Nro.` make no difference. `$` and `%` do.
 */
export function foldHeading(heading: string): string {
  // `Nº` is a sign, and no word: folded, its second letter would be one as others.
  const folded = foldKey(heading.slice(0, maxHeading).replaceAll('º', '°')).replace(/\u007f/g, '');
  const outside = folded.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const bare = outside.replace(numberSigns, ' ');
  return [bare, outside, folded].map(spaced).find((text) => text !== '') ?? '';
}

function spaced(text: string): string {
  return text.replace(/[^\p{L}\p{N}$%]+/gu, ' ').trim();
}

/** A column of the sheet by its place; without a heading the name is null. */
export interface NamedColumn {
  readonly index: number;
  readonly name: string | null;
}

/** Names the columns of a header row so that no two are called the same: `Peso`, `Peso (2)`. */
export function nameHeaders(headers: readonly SheetCell[]): readonly NamedColumn[] {
  const texts = headers.map((cell) =>
    isBlankCell(cell) ? null : String(cell).trim().replace(/\s+/g, ' ').slice(0, maxHeading),
  );
  const taken = new Set<string>();
  return texts.map((text, index) => {
    if (text === null) return { index, name: null };
    const name = freeName(text, taken, texts);
    taken.add(name.toLowerCase());
    return { index, name };
  });
}

function freeName(text: string, taken: ReadonlySet<string>, texts: readonly (string | null)[]): string {
  if (!taken.has(text.toLowerCase())) return text;
  const present = new Set(texts.map((each) => each?.toLowerCase()));
  let number = 2;
  const name = () => `${text} (${number})`;
  while (taken.has(name().toLowerCase()) || present.has(name().toLowerCase())) number += 1;
  return name();
}
