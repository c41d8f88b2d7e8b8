import type PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;

/** What our documents are written with. */
export const colours = { text: '#0f172a', quiet: '#64748b', line: '#e2e8f0', head: '#f1f5f9' } as const;
export const fonts = { text: 'text', strong: 'strong' } as const;

/** From here on Unicode has scripts, signs and pictures that the typeface lacks. */
const firstOfOthers = 0x2e80;
const known = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;

function isWritable(letter: string): boolean {
  return known.test(letter) && (letter.codePointAt(0) ?? 0) < firstOfOthers;
}

/** A text in the letters that there are: others as what they mean, or as a question mark; line ends as blanks. */
export function writable(text: string): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' '), (letter) => {
    if (isWritable(letter)) return letter;
    const plain = letter.normalize('NFKD');
    return Array.from(plain).every(isWritable) ? plain : '?';
  });
  return letters.join('');
}
