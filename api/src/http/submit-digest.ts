import { createHash, type Hash } from 'node:crypto';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { createYielder } from '../yielder';

/**
 * SHA-256 of the canonical JSON of what a submit says, without the key that it is known by: other content under its key is another
 * submit. Lets others have their turn between the rows of a long one.
 */
export async function submitDigest({
  submitKey: _key,
  ...content
}: {
  readonly submitKey?: string | undefined;
}): Promise<Buffer> {
  const hash = createHash('sha256');
  const said = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [at, [name, value]] of said.entries()) {
    hash.update(`${at === 0 ? '{' : ','}${canonicalJson(name)}:`);
    await update(hash, value);
  }
  return hash.update(said.length === 0 ? '{}' : '}').digest();
}

async function update(hash: Hash, value: unknown): Promise<void> {
  if (!Array.isArray(value)) {
    hash.update(canonicalJson(value));
    return;
  }
  const yieldIfDue = createYielder();
  hash.update('[');
  for (const [at, each] of value.entries()) {
    hash.update(`${at === 0 ? '' : ','}${canonicalJson(each)}`);
    await yieldIfDue();
  }
  hash.update(']');
}
