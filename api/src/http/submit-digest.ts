import { createHash } from 'node:crypto';
import { canonicalJson } from '@huella/domain/engine/events/canonical';

/** SHA-256 of what a submit says, without the key that it is known by: other content under its key is another submit. */
export function submitDigest({
  submitKey: _key,
  ...content
}: {
  readonly submitKey?: string | undefined;
}): Buffer {
  return createHash('sha256').update(canonicalJson(content)).digest();
}
