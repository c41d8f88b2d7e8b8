import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The names of the files that lie in a folder itself, sorted; none where there is no folder. */
export async function listLoose(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(missing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** The bytes of a file, or null when it is gone. */
export async function findLoose(file: string): Promise<Uint8Array | null> {
  return readFile(file).catch(missing);
}

/** Writes a file for our eyes only, with its folder. */
export async function writeLoose(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, bytes, { mode: 0o600 });
}

/** Whether a folder, at any depth, holds a file. */
export async function holdsFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(missing);
  return (entries ?? []).some((entry) => !entry.isDirectory());
}

/** Removes a file or a folder with all that is in it. */
export async function removeAll(place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
