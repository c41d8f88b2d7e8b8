import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import type { FileContent } from '@huella/domain/engine/files/contents';
import { limitConcurrency } from '../limit-concurrency';

/** Sizes of the copies of a picture, in pixels of the longer side. */
export const pictureSizes = { thumbnail: 320, page: 1_080, public: 2_048 } as const;

/** A copy for a page is not heavier than this: it is drawn coarser until it fits. */
const maxPageBytes = 95_000;
const qualities = [80, 60, 40, 20] as const;

/** The media type of every copy. */
export const pictureType = 'image/webp';

/** More pixels are not drawn: a small file can claim to be a picture that fills the memory. */
const maxPixels = 50_000_000;
/** These are unpacked by us, at once and in the memory of the server. */
const maxBmpPixels = 12_000_000;
const seconds = 10;

/** Pictures drawn at a time, and those that may wait for their turn. */
const inTurn = limitConcurrency(2, 60);

/** What the drawing calls the contents; whatever else it could read is never given to it. */
const formats: Partial<Record<FileContent, string>> = { jpg: 'jpeg', png: 'png', gif: 'gif', tif: 'tiff' };

sharp.cache(false);

/**
 * A copy of a picture as WebP, not larger than so many pixels a side, turned the right way up, and without anything
 * that the camera wrote beside it: where it was taken above all. Null when it cannot be drawn within the limits of
 * pixels and time. With too many waiting it refuses with `unavailable`.
 */
export async function drawCopy(
  bytes: Uint8Array,
  content: FileContent,
  size: number,
): Promise<Uint8Array | null> {
  return inTurn(async () => {
    try {
      const picture = content === 'bmp' ? openBmp(bytes) : await openPicture(bytes, content);
      if (picture === null) return null;
      return await pack(
        picture.autoOrient().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true }),
        size === pictureSizes.page ? maxPageBytes : Infinity,
      );
    } catch {
      return null; // damaged, or not what its first bytes say: there is no picture to show
    }
  });
}

/** As WebP, of so many bytes at most where coarser drawing can reach that. */
async function pack(picture: Sharp, maxBytes: number): Promise<Uint8Array> {
  let packed: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    packed = await picture.clone().webp({ quality }).timeout({ seconds }).toBuffer();
    if (packed.byteLength <= maxBytes) break;
  }
  return packed;
}

async function openPicture(bytes: Uint8Array, content: FileContent): Promise<Sharp | null> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  return format === formats[content] && width * height <= maxPixels ? picture : null;
}

/** Offsets of width and height in the head of a BMP file, and how long a head is that has them. */
const bmpWidth = 18;
const bmpHeight = 22;
const bmpHead = 26;

function openBmp(bytes: Uint8Array): Sharp | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < bmpHead) return null;
  const [width, height] = [buffer.readInt32LE(bmpWidth), Math.abs(buffer.readInt32LE(bmpHeight))];
  if (width <= 0 || height === 0 || width * height > maxBmpPixels) return null;
  const { data, width: decodedWidth, height: decodedHeight } = decode(buffer, { toRGBA: true });
  const raw = { width: decodedWidth, height: Math.abs(decodedHeight), channels: 4 } as const;
  // Most bitmaps leave the fourth byte of a pixel at nothing, which would be see-through.
  return sharp(data, { raw }).removeAlpha();
}
