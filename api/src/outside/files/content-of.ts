import { fileTypeFromBuffer } from 'file-type';
import type { FileContent } from '@huella/domain/engine/files/contents';
import { isPacked, packedContentOf } from './packed-content';

/** What the detection calls the contents that we know, by its own names. */
const byDetected: ReadonlyMap<string, FileContent> = new Map([
  ['jpg', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['tif', 'tif'],
  ['bmp', 'bmp'],
  ['pdf', 'pdf'],
]);

/** The streams by which the old office files are distinguished inside their common wrapping. */
const oldOffice: readonly (readonly [stream: string, content: FileContent])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
];
const oldOfficeHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * What is in a file, by its bytes and not by its name; null for what no record may hold. Texts count only when they are
 * plain UTF-8 (decisions section 4); whether a picture can be drawn is asked apart.
 */
export async function contentOf(bytes: Uint8Array): Promise<FileContent | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, oldOfficeHead.length).equals(oldOfficeHead)) return oldOfficeOf(buffer);
  if (isPacked(buffer)) return packedContentOf(buffer);
  const detected = await fileTypeFromBuffer(bytes);
  if (detected === undefined) return isPlainText(buffer) ? 'txt' : null;
  return byDetected.get(detected.ext) ?? null;
}

function oldOfficeOf(buffer: Buffer): FileContent | null {
  const found = oldOffice.find(([stream]) => buffer.includes(Buffer.from(`${stream}\0`, 'utf16le')));
  return found?.[1] ?? null;
}

/** What a text begins with when it is meant to be run or drawn by something: markup, scripts, instructions. */
const meantToRun = /^\s*(?:<[!?%a-z]|#!|\{\\rtf|%!)/i;
// Control characters are what this pattern is for: none but tab, line ends and form feed are in a text.
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

function isPlainText(buffer: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer);
    return !control.test(text) && !meantToRun.test(text);
  } catch {
    return false; // not UTF-8
  }
}
