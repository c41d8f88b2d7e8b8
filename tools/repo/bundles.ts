import { resolveImport } from '../zones.mjs';
import { listImports } from './imports';
import type { RepoFile, RepoRule } from './project';

/** What a browser loads before anybody is signed in, and what draws the public pages. */
const openScreens = [
  'web/src/begin.ts',
  'web/src/main.tsx',
  'web/src/features/access/SignInPage.tsx',
  'web/src/public/client.ts',
  'web/src/public/render.tsx',
];

const catalogue = /^domain\/src\/catalogue\//;

/**
 * The first load stays small: neither the sign-in nor a public page loads models. What is imported lazily is a chunk of
 * its own, and types are no code.
 */
export const openScreensLoadNoCatalogue: RepoRule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return openScreens
    .filter((path) => byPath.has(path))
    .flatMap((path) => {
      const trail = findTrail(byPath, path);
      return trail === null ? [] : [`${path}: loads the catalogue: ${trail.join(' -> ')}`];
    });
};

/** The shortest way from a file to the catalogue by what it loads at once, or null. */
function findTrail(byPath: ReadonlyMap<string, RepoFile>, start: string): readonly string[] | null {
  const seen = new Set([start]);
  const trails: (readonly string[])[] = [[start]];
  for (const trail of trails) {
    const file = byPath.get(trail.at(-1) ?? '');
    if (file === undefined) continue;
    if (catalogue.test(file.path)) return trail;
    for (const path of listLoaded(byPath, file)) {
      if (!seen.has(path)) trails.push([...trail, path]);
      seen.add(path);
    }
  }
  return null;
}

function listLoaded(byPath: ReadonlyMap<string, RepoFile>, file: RepoFile): readonly string[] {
  return listImports(file)
    .filter(({ isLazy, isType }) => !isLazy && !isType)
    .flatMap(({ specifier }) => resolveImport(file.path, specifier).path ?? [])
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((name) => byPath.has(name)));
}
