import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import { isFiles, type Value } from '@huella/domain/model/value';
import type { FileStore } from '../files/file-store';

/** Larger ones are no logo that a label could show. */
const maxPixels = 50_000_000;
const logoPixels = 600;

interface Reading {
  readonly files: Pick<FileStore, 'read'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The logo that a company holds, as it can be printed; null where there is none, or none that can be read. */
export async function readLogo({ files, log }: Reading, held: Value): Promise<Buffer | null> {
  const [file] = isFiles(held) ? held : [];
  if (file === undefined) return null;
  try {
    const bytes = await files.read(file.storageName);
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize(logoPixels, logoPixels, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (error) {
    // Labels without a logo serve as well.
    log.warn({ err: error, storageName: file.storageName }, 'a logo was not printed');
    return null;
  }
}
