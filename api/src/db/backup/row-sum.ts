import { createHash } from 'node:crypto';

/** What a table's rows come to, whatever their order. */
export interface RowSum {
  readonly rows: number;
  /** 32 hexadecimal digits: the hashes of all rows, added up. */
  readonly sum: string;
}

export interface RowAdder {
  /** Takes the next bytes of rows that each end with a line feed, as COPY writes them in its text format. */
  readonly add: (bytes: Buffer) => void;
  readonly result: () => RowSum;
}

const lineFeed = 0x0a;
const mask = (1n << 64n) - 1n;

/**
 * Adds up rows as they pass, in memory of one row. Two tables with the same rows have the same sum, in whatever order a
 * server reads them; a sum of rows that differ would take a search for collisions.
 */
export function openRowSum(): RowAdder {
  let rows = 0;
  let high = 0n;
  let low = 0n;
  let begun: Buffer[] = [];
  const take = (row: Buffer) => {
    const hash = createHash('sha256');
    for (const piece of begun) hash.update(piece);
    const digest = hash.update(row).digest();
    begun = [];
    rows += 1;
    high = (high + digest.readBigUInt64BE(0)) & mask;
    low = (low + digest.readBigUInt64BE(8)) & mask;
  };
  return {
    add: (bytes) => {
      let from = 0;
      for (;;) {
        const at = bytes.indexOf(lineFeed, from);
        if (at < 0) break;
        take(bytes.subarray(from, at + 1));
        from = at + 1;
      }
      if (from < bytes.length) begun.push(bytes.subarray(from));
    },
    result: () => {
      const hex = (half: bigint) => half.toString(16).padStart(16, '0');
      return { rows, sum: hex(high) + hex(low) };
    },
  };
}
