import { foldKey } from '../../fold';

/** How well a name answers words: as the whole, by its beginning, by the beginning of a word in it, or by any part. */
export function rankOfName(name: string, text: string): 0 | 1 | 2 | 3 | null {
  const [key, sought] = [foldKey(name), foldKey(text)];
  if (sought === '') return null;
  if (key === sought) return 0;
  if (key.startsWith(sought)) return 1;
  if (key.includes(` ${sought}`)) return 2;
  return sought.split(' ').every((word) => key.includes(word)) ? 3 : null;
}
