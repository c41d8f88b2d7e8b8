import { fail } from '@huella/domain/model/errors';

/** A part of a packed sheet as the directory at the end of the file lists it. */
export interface ZipPart {
  readonly name: string;
  /** The size it claims to have once unpacked. */
  readonly claimedBytes: number;
  readonly packed: Uint8Array;
  readonly method: 'stored' | 'deflated';
  readonly encrypted: boolean;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const maxCommentLength = 65_535;

/**
 * The parts that the directory of a packed file lists, at most so many (`sheetTooLarge`). A directory that lies about
 * where things are, or uses a packing that no spreadsheet uses, is a damaged file (`sheetUnreadable`).
 */
export function listZipParts(file: Uint8Array, maxParts: number): readonly ZipPart[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxParts) fail('sheetTooLarge');
  let at = view.getUint32(end + 16, true);
  const parts: ZipPart[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > file.length || view.getUint32(at, true) !== entryMark) fail('sheetUnreadable');
    const nameLength = view.getUint16(at + 28, true);
    parts.push(readEntry(file, view, at, nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - maxCommentLength);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return fail('sheetUnreadable');
}

function readEntry(file: Uint8Array, view: DataView, at: number, nameLength: number): ZipPart {
  const method = view.getUint16(at + 10, true);
  const sizes = sizesOf(view, at, nameLength);
  const local = sizes.offset;
  if (local + 30 > file.length || view.getUint32(local, true) !== localMark) fail('sheetUnreadable');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + sizes.packed > file.length) fail('sheetUnreadable');
  if (method !== 0 && method !== 8) fail('sheetUnreadable');
  return {
    name: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength)),
    claimedBytes: sizes.claimed,
    packed: file.subarray(start, start + sizes.packed),
    method: method === 0 ? 'stored' : 'deflated',
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
  };
}

/** Sizes too large for their place are in an extra field (ZIP64), in this order; some writers always do so. */
function sizesOf(view: DataView, at: number, nameLength: number) {
  const longs = longsOf(view, at + 46 + nameLength, view.getUint16(at + 30, true));
  const [claimed, packed, offset] = [24, 20, 42].map((place) => {
    const short = view.getUint32(at + place, true);
    return short === 0xffffffff ? (longs.shift() ?? fail('sheetUnreadable')) : short;
  });
  return { claimed: claimed ?? 0, packed: packed ?? 0, offset: offset ?? 0 };
}

function longsOf(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length && at + 4 <= view.byteLength;) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1 && at + 4 + size <= view.byteLength)
      return Array.from({ length: Math.floor(size / 8) }, (_, n) =>
        Number(view.getBigUint64(at + 4 + n * 8, true)),
      );
    at += 4 + size;
  }
  return [];
}
