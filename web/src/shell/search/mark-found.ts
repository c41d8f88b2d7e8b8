import { foldKey } from '@huella/domain/fold';

/** Where in a label a text was found, from and to; null where its letters are not in it one after the other. */
export function findMark(label: string, text: string): readonly [number, number] | null {
  const sought = bare(text);
  if (sought === '') return null;
  const places: number[] = [];
  let held = '';
  let at = 0;
  for (const letter of label) {
    const key = bare(letter);
    for (let unit = 0; unit < key.length; unit += 1) places.push(at);
    held += key;
    at += letter.length;
  }
  // Who types the last characters of an identifier means those, also where the same are in its middle.
  const from = held.startsWith(sought) ? 0 : held.lastIndexOf(sought);
  const [first, last] = [places[from], places[from + sought.length - 1]];
  if (first === undefined || last === undefined) return null;
  return [first, last + ([...label.slice(last)][0]?.length ?? 1)];
}

/** As identifiers are compared: folded, without blanks and dashes. */
function bare(text: string): string {
  return foldKey(text).replace(/[\s\p{Pd}]/gu, '');
}
