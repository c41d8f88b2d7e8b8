import { foldKey } from '@huella/domain/fold';

/** How names of places are compared: without case, accents and punctuation, and `ñ` is `n` to who types it so. */
export function foldName(text: string): string {
  return foldKey(text)
    .replaceAll('\u007F', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
