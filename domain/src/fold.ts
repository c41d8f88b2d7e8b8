/** Words of nothing but ASCII, parted by single blanks: most identifiers and keys. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The sort and search key of a text: lower case, accents off, `ñ` after `n`, so that byte order (`COLLATE "C"`)
 * is Spanish order on every server. `ñ` becomes `n` and DEL, which no inbound text can hold.
 */
export function foldKey(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'n\u007f')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
