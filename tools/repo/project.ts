import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from '../sources.mjs';

/** One file of the repository: its path with slashes, its size in bytes and (read when asked for) its text. */
export interface RepoFile {
  readonly path: string;
  readonly size: number;
  readonly text: string;
}

/** A repository rule: the faults it finds, each as "path: what is wrong". An empty list means that it holds. */
export type RepoRule = (files: readonly RepoFile[]) => string[];

/** Every file that belongs to the project; what is installed, built or kept as data is left out. */
export function readProject(): RepoFile[] {
  return listFiles(['.']).map(toRepoFile);
}

function toRepoFile(path: string): RepoFile {
  const full = join(root, path);
  let text: string | undefined;
  return {
    path,
    size: statSync(full).size,
    get text() {
      return (text ??= readFileSync(full, 'utf8'));
    },
  };
}

/** A file that exists only in a test of a rule. */
export function buildFile(path: string, text = ''): RepoFile {
  return { path, text, size: Buffer.byteLength(text) };
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || /^(e2e|(api|web)\/test)\//.test(path);
}

/** What tests alone use, beside what they test: factories of values. */
export function isFactory(path: string): boolean {
  return /^domain\/src\/(?:[^/]+\/)*build-[^/]+\.ts$/.test(path);
}

export function isCode(path: string): boolean {
  return /\.([mc]?[jt]s|tsx)$/.test(path);
}

/** Code of the product itself, without its tests. */
export function isProductCode(path: string): boolean {
  return isCode(path) && /^(domain|api|web)\/src\//.test(path) && !isTest(path);
}
