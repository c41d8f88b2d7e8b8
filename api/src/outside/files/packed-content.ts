import { inflateRawSync } from 'node:zlib';
import { Refusal } from '@huella/domain/model/errors';
import type { FileContent } from '@huella/domain/engine/files/contents';
import { listZipParts, type ZipPart } from '../sheets/zip-parts';

/** What a packed file says that it is: an Office document of its main part, an OpenDocument of itself. */
const byType: ReadonlyMap<string, FileContent> = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
]);

const head = Buffer.from('PK\u0003\u0004');
const typesPart = '[Content_Types].xml';
const mainType = /ContentType\s*=\s*["']([^"']+)\.main\+xml["']/g;
/** Parts of a document, and bytes of the one that says what it is: more than any real one has. */
const maxParts = 20_000;
const maxBytes = 1024 * 1024;

/** Whether a file is packed as zip: Office documents since 2007 and OpenDocument are, and much else. */
export function isPacked(file: Buffer): boolean {
  return file.subarray(0, head.length).equals(head);
}

/**
 * What is in a packed file; null for anything but documents without macros, and for one that is damaged. Its directory
 * and one small part are looked at, whatever its size: to walk the parts one after the other takes a long look at every
 * byte where they were written as a stream.
 */
export function packedContentOf(file: Buffer): FileContent | null {
  const said = new Set(typesSaid(file));
  const [type] = said;
  return said.size === 1 && type !== undefined ? (byType.get(type) ?? null) : null;
}

/** The types that the file claims to be of; a document claims one. */
function typesSaid(file: Buffer): readonly string[] {
  const parts = findParts(file);
  const types = parts.find(({ name }) => name === typesPart);
  if (types !== undefined) return [...(textOf(types) ?? '').matchAll(mainType)].map(([, type]) => type ?? '');
  const type = parts.find(({ name }) => name === 'mimetype');
  return type === undefined ? [] : [(textOf(type) ?? '').trim()];
}

function findParts(file: Buffer): readonly ZipPart[] {
  try {
    return listZipParts(file, maxParts);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** A part as text; null where it is locked, broken or too large. */
function textOf({ packed, method, encrypted }: ZipPart): string | null {
  if (encrypted) return null;
  if (method === 'stored') return packed.length > maxBytes ? null : Buffer.from(packed).toString('utf8');
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    return null; // broken, or more than it claimed
  }
}
