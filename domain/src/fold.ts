/** Words of nothing but ASCII, parted by single blanks: most identifiers and keys. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Letters that are not a letter with an accent, by what they are written with where a keyboard lacks them. */
const spelled = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
]);

/**
 * The sort and search key of a text: lower case, accents off, full-width letters as the usual ones, `æ` as `ae`, `ñ` after `n`, so that byte order (`COLLATE "C"`)
 * is Spanish order on every server. `ñ` becomes `n` and DEL, which no inbound text can hold.
 */
export function foldKey(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'n\u007f')
    .replace(/\p{M}/gu, '')
    .replace(/[æœßøłđðþ]/g, (letter) => spelled.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
