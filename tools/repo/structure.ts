import { findImportFault, findPlaceFault, resolveImport } from '../zones.mjs';
import { listImports } from './imports';
import { isCode, isTest, type RepoFile, type RepoRule } from './project';

/** Dependencies point down, as the table of zones says. */
export const importsPointDown: RepoRule = (files) =>
  codeOf(files).flatMap((file) =>
    listImports(file).flatMap(({ specifier }) => {
      const fault = findImportFault(file.path, specifier);
      return fault ? [`${file.path}: ${fault}`] : [];
    }),
  );

/** Every code file is in a folder of the plan, none in a dump. */
export const filesHaveTheirPlace: RepoRule = (files) =>
  codeOf(files).flatMap(({ path }) => {
    const fault = findPlaceFault(path);
    return fault ? [`${path}: ${fault}`] : [];
  });

const registries = /^domain\/src\/(catalogue\/assets|engine\/fields|calls)\/index\.ts$/;

/** An index file is a registry of models or kinds, never a barrel. */
export const noBarrels: RepoRule = (files) =>
  codeOf(files)
    .filter(({ path }) => /\/index\.tsx?$/.test(path) && !registries.test(path))
    .map(({ path }) => `${path}: is a barrel; import from the file itself`);

/** No two files need each other, not even for a type. Lazy imports do not count. */
export const noImportCycles: RepoRule = (files) => {
  const graph = new Map(codeOf(files).map((file) => [withoutExtension(file.path), needsOf(file)]));
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) faults.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return faults;
};

/** No two folders of domain import each other, not even types: each is below the other or beside it. */
export const noMutualFolders: RepoRule = (files) => {
  const found = new Map<string, string>();
  for (const file of codeOf(files)) {
    if (!inDomain.test(file.path) || isTestCode(file.path)) continue;
    for (const { specifier } of listImports(file)) {
      const target = resolveImport(file.path, specifier).path;
      const [from, to] = [folderOf(file.path), folderOf(target ?? '')];
      if (target !== undefined && inDomain.test(target) && from !== to)
        found.set(`${from} ${to}`, `${file.path} -> ${target}`);
    }
  }
  return [...found].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = found.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${example}, and ${back}`] : [];
  });
};

const inDomain = /^domain\/src\//;

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Tests, and the factories beside them. */
function isTestCode(path: string): boolean {
  return isTest(path) || /\/build-[^/]+$/.test(path);
}

function needsOf(file: RepoFile): string[] {
  return listImports(file)
    .filter(({ isLazy }) => !isLazy)
    .flatMap(({ specifier }) => resolveImport(file.path, specifier).path ?? []);
}

function withoutExtension(path: string): string {
  return path.replace(/\.[mc]?[jt]sx?$/, '');
}

function codeOf(files: readonly RepoFile[]): RepoFile[] {
  return files.filter(({ path }) => isCode(path));
}

/** No two names differ only by case: on some disks they are one file, and everywhere they are taken for each other. */
export const namesDifferByMoreThanCase: RepoRule = (files) => {
  const seen = new Map<string, string>();
  return codeOf(files).flatMap(({ path }) => {
    const name = withoutExtension(path);
    const twin = seen.get(name.toLowerCase()) ?? name;
    seen.set(name.toLowerCase(), name);
    return twin === name ? [] : [`${path}: differs from ${twin} only by case`];
  });
};

const dataFolders = /^domain\/src\/(catalogue|reference|phrases)\//;
const maxLines = 300;

/** Nobody reads a long file; only pure data and tests may be one. */
export const noLongFiles: RepoRule = (files) =>
  files
    .filter(({ path }) => (isCode(path) || path.endsWith('.css')) && !isTest(path) && !dataFolders.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${maxLines}`);
