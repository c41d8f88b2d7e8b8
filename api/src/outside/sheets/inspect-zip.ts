import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { fail, Refusal } from '@huella/domain/model/errors';
import { seekFormulas, type UnsolvedFormula } from './seek-formulas';
import { seekTables, type TableSeeker } from './seek-tables';
import type { SheetLimits } from './sheet-limits';
import type { ZipPart } from './zip-parts';

/** What a look through all parts of a packed sheet found. */
export interface Inspected {
  readonly unpackedBytes: number;
  /** The contents of the parts that were asked for, as far as they are small. */
  readonly texts: ReadonlyMap<string, string>;
  /** The merged ranges that the worksheets name first, by part: `A1:A2`. */
  readonly merges: ReadonlyMap<string, readonly string[]>;
  /** The formulas of worksheets that have no result, by part. */
  readonly unsolved: ReadonlyMap<string, readonly UnsolvedFormula[]>;
  /** The sheets that the contents of an .ods name, in their order. */
  readonly tables: ReturnType<TableSeeker['sheets']>;
}

/** What holds the sheets of an .ods. */
export const odsPart = 'content.xml';

const smallBytes = 1024 * 1024;
const maxMerges = 500;
const doctype = Buffer.from('<!DOCTYPE');
const mergeTag = Buffer.from('mergeCell ref="');
const maxRangeLength = 32;

/**
 * Unpacks every part once, counting what really comes out, before any reader may: sizes in a directory can lie. More
 * than the limits refuse with `sheetTooLarge`, a document type (the way to entity bombs and outside files) and broken
 * packing with `sheetUnreadable`. Nothing is kept but the few small texts that are asked for.
 */
export async function inspectZip(
  parts: readonly ZipPart[],
  limits: SheetLimits,
  wanted: ReadonlySet<string>,
): Promise<Inspected> {
  const claimed = parts.reduce((sum, part) => sum + part.claimedBytes, 0);
  if (claimed > limits.unpackedBytes) fail('sheetTooLarge');
  if (parts.some((part) => part.encrypted)) fail('sheetEncrypted');
  const texts = new Map<string, string>();
  const merges = new Map<string, string[]>();
  const unsolved = new Map<string, readonly UnsolvedFormula[]>();
  const tables = seekTables();
  let unpackedBytes = 0;
  for (const part of parts) {
    const isXml = /\.(?:xml|rels)$/i.test(part.name);
    const streamed = isWorksheet(part.name);
    const maxBytes = Math.min(
      limits.unpackedBytes - unpackedBytes,
      streamed || !isXml ? Infinity : limits.partBytes,
    );
    const kept: Buffer[] = [];
    const ranges: string[] = [];
    const formulas = seekFormulas();
    let size = 0;
    let tail: Buffer = Buffer.alloc(0);
    for await (const piece of unpack(part)) {
      size += piece.length;
      if (size > maxBytes) fail('sheetTooLarge');
      if (wanted.has(part.name) && size <= smallBytes) kept.push(piece);
      if (!isXml) continue;
      const window = Buffer.concat([tail, piece]);
      if (window.includes(doctype)) fail('sheetUnreadable');
      if (streamed) {
        collectMerges(window, tail.length, ranges);
        formulas.take(piece);
      }
      if (part.name === odsPart) tables.take(piece);
      tail = window.subarray(Math.max(0, window.length - mergeTag.length - maxRangeLength));
    }
    unpackedBytes += size;
    if (wanted.has(part.name)) texts.set(part.name, Buffer.concat(kept).toString('utf8'));
    if (ranges.length > 0) merges.set(part.name, ranges);
    if (formulas.found.length > 0) unsolved.set(part.name, formulas.found);
  }
  return { unpackedBytes, texts, merges, unsolved, tables: tables.sheets() };
}

/** Worksheets are read piece by piece; all other parts at once. */
function isWorksheet(name: string): boolean {
  return /^xl\/worksheets\/[^/]+\.xml$/i.test(name);
}

async function* unpack(part: ZipPart): AsyncGenerator<Buffer> {
  if (part.method === 'stored') {
    yield Buffer.from(part.packed.buffer, part.packed.byteOffset, part.packed.byteLength);
    return;
  }
  const inflating = Readable.from([part.packed]).pipe(createInflateRaw({ chunkSize: 256 * 1024 }));
  try {
    // What a zlib stream gives are buffers; the type of a stream loses it.
    for await (const piece of inflating as AsyncIterable<Buffer>) yield piece;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('sheetUnreadable', {}, []);
  }
}

/** The ranges that begin in a window and end in it; one that does not is found with the next piece. */
function collectMerges(window: Buffer, tailLength: number, ranges: string[]): void {
  for (let at = window.indexOf(mergeTag); at >= 0; at = window.indexOf(mergeTag, at + 1)) {
    if (ranges.length >= maxMerges) return;
    const from = at + mergeTag.length;
    const end = window.indexOf('"', from);
    const seenBefore = end < tailLength;
    if (end > from && end - from <= maxRangeLength && !seenBefore)
      ranges.push(window.toString('latin1', from, end));
  }
}
