import type { Language } from '@huella/domain/words';

/** The largest file of a reader: ten thousand lines are a tenth of it. */
const maxBytes = 5 * 1024 * 1024;

/** A workbook begins as what is packed by zip, or as the older documents of offices do. */
const bookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** The text of a file of a reader or a scale, or the lines of its workbook; null of what is neither. */
export async function readTableFile(file: File, language: Language): Promise<string | null> {
  if (file.size > maxBytes) return null;
  const bytes = await file.arrayBuffer();
  const begin = new Uint8Array(bytes.slice(0, 4));
  if (!bookMarks.some((mark) => mark.every((byte, at) => begin[at] === byte))) return readTextFile(file);
  const { readWorkbook } = await import('./read-workbook');
  return readWorkbook(bytes, language);
}

/** The text of a file as readers and sheets write it: UTF-8, else UTF-16 by its mark, else as Windows does; null of what is none. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > maxBytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // A sheet or a picture is no text, whatever its name says.
  return text.includes('\u0000') ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
