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

/** What does not hold of a chain; the words are for the operator of the platform. */
export type ChainFault =
  /** The link of that number is not there, and a later one is. */
  | 'missing'
  /** It has the number of another link, or none that a link can have. */
  | 'order'
  /** It names another link before it than the one that is there. */
  | 'previous'
  /** Its hash is not that of what it covers. */
  | 'hash'
  /** What the event changed of the asset is not what was written. */
  | 'changes'
  /** The fields or the comment of the event are not what was written. */
  | 'payload'
  /** The header of the event does not name its payload. */
  | 'header'
  /** The asset names another end, so that links were taken off or put on. */
  | 'end';

/** The check of one chain, link after link, in memory that does not grow with it. */
export interface ChainCheck {
  /** What is wrong with the next link, or null. Take no more of a chain that is broken. */
  readonly take: (link: StoredLink) => ChainFault | null;
  /** What is wrong with the end that the asset row names, once all links were taken. */
  readonly end: (end: Buffer | null) => ChainFault | null;
}

/** Begins to check an asset's chain; hand the links over in the order of their sequence. */
export function openChainCheck(): ChainCheck {
  let previous: Buffer | null = null;
  let taken = 0;
  return {
    take: (link) => {
      const fault = faultOf(link, taken + 1, previous);
      taken += 1;
      previous = link.hash;
      return fault;
    },
    end: (end) => (isSame(previous, end) ? null : 'end'),
  };
}

function faultOf(link: StoredLink, sequence: number, previous: Buffer | null): ChainFault | null {
  if (link.sequence !== sequence) return link.sequence > sequence ? 'missing' : 'order';
  if (!isSame(link.previousHash, previous)) return 'previous';
  if (!isSame(link.hash, linkOf(previous, hashOfHeader(link.header), link.digest))) return 'hash';
  if (!hasDigest(link.salt, link.changes, link.digest)) return 'changes';
  if (!hasDigest(link.eventSalt, link.payload, link.eventDigest)) return 'payload';
  return link.header.includes(link.eventDigest.toString('hex')) ? null : 'header';
}

/**
 * Whether an asset's chain holds: every link is there, in order, over the one before; what is not erased has its
 * digest; and the end is the one that the asset row names. Pass the links in the order of their sequence.
 */
export function verifyChain(links: readonly StoredLink[], end: Buffer | null): boolean {
  const check = openChainCheck();
  return links.every((link) => check.take(link) === null) && check.end(end) === null;
}

/** Erased text has no salt either; text that is there must be the one that was digested. */
function hasDigest(salt: Buffer | null, text: string | null, digest: Buffer): boolean {
  if (salt === null || text === null) return salt === null && text === null;
  return isSame(digestOf(salt, text), digest);
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
