import { createHash } from 'node:crypto';

/**
 * The hash chain of an asset. Each link covers the link before it, the header of the event and a salted digest of
 * what the event changed: so the order, the facts and the authors cannot be altered unseen, while a person's data
 * can be erased (text and salt go, the digest stays) and the chain still holds.
 */
export function digestOf(salt: Buffer, text: string): Buffer {
  return createHash('sha256').update(salt).update(text, 'utf8').digest();
}

/** The next link over the one before (null at the start), the event's header bytes and the digest of the changes. */
export function linkOf(previous: Buffer | null, headerHash: Buffer, digest: Buffer): Buffer {
  const hash = createHash('sha256');
  if (previous !== null) hash.update(previous);
  return hash.update(headerHash).update(digest).digest();
}

/** The hash of an event's header, the same for all its assets. */
export function hashOfHeader(header: string): Buffer {
  return createHash('sha256').update(header, 'utf8').digest();
}

/** One stored link with the event it belongs to. */
export interface StoredLink {
  readonly sequence: number;
  readonly changes: string | null;
  readonly salt: Buffer | null;
  readonly digest: Buffer;
  readonly previousHash: Buffer | null;
  readonly hash: Buffer;
  readonly header: string;
  readonly eventDigest: Buffer;
  readonly payload: string | null;
  readonly eventSalt: Buffer | null;
}

/**
 * Whether an asset's chain holds: every link is there, in order, over the one before; what is not erased has its
 * digest; and the end is the one that the asset row names. Pass the links in the order of their sequence.
 */
export function verifyChain(links: readonly StoredLink[], end: Buffer | null): boolean {
  let previous: Buffer | null = null;
  for (const [at, link] of links.entries()) {
    if (link.sequence !== at + 1 || !isSame(link.previousHash, previous)) return false;
    if (!isSame(link.hash, linkOf(previous, hashOfHeader(link.header), link.digest))) return false;
    if (!hasDigest(link.salt, link.changes, link.digest)) return false;
    if (!hasDigest(link.eventSalt, link.payload, link.eventDigest)) return false;
    if (!link.header.includes(link.eventDigest.toString('hex'))) return false;
    previous = link.hash;
  }
  return isSame(previous, end);
}

/** Erased text has no salt either; text that is there must be the one that was digested. */
function hasDigest(salt: Buffer | null, text: string | null, digest: Buffer): boolean {
  if (salt === null || text === null) return salt === null && text === null;
  return isSame(digestOf(salt, text), digest);
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
