import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../api/src/db/connect';
import { addressOf, openDatabase } from './open-database';
import { insertOwner, type Target } from './owner';

/** An empty database of somebody who owns some establishments, and what a server on it is started with. */
export interface OwnedDatabase {
  readonly connection: Connection;
  /** The first of the establishments. */
  readonly target: Target;
  readonly settings: Readonly<Record<string, string>>;
}

/** Opens a new database with an owner and some establishments, for what is brought in by the product's own calls. */
export async function openOwned(folder: string, boxes: number): Promise<OwnedDatabase> {
  const connection = await openDatabase(folder);
  const owned = await insertOwner(connection.db, boxes);
  const settings = {
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'server'),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  };
  return { connection, target: { owned, boxId: owned.boxIds[0] ?? 0 }, settings };
}

/** Measures in a folder that is gone afterwards, where the kernel says what memory a process takes. */
export async function measureInFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    if (process.platform !== 'linux') throw new Error('It reads /proc: Linux only');
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
