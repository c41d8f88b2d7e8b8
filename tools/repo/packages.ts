import { resolveImport } from '../zones.mjs';
import { listImports } from './imports';
import { isCode, isFactory, isTest, type RepoFile, type RepoRule } from './project';

type Manifest = Record<string, unknown>;

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Every version is exact, so that the lock file and the package files never contradict each other. */
export const versionsAreExact: RepoRule = (files) =>
  manifestsOf(files).flatMap(({ path, manifest }) =>
    Object.entries(dependenciesOf(manifest))
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} is ${version}, not one exact version`),
  );

/** The workspaces are one product with one version, and the change log begins with it and its date. */
export const versionsAgree: RepoRule = (files) => {
  const versions = manifestsOf(files).map(({ manifest }) => String(manifest['version']));
  const different = [...new Set(versions)];
  if (different.length > 1) return [`package.json files disagree on the version: ${different.join(', ')}`];
  const log = files.find(({ path }) => path === 'CHANGELOG.md');
  const newest = log && /^## (\d+\.\d+\.\d+), \d{4}-\d{2}-\d{2}$/m.exec(log.text)?.[1];
  return log === undefined || newest === different[0]
    ? []
    : [`CHANGELOG.md: begins with ${newest ?? 'no version and date'}, not with ${String(different[0])}`];
};

/** One lock file, at the top, and npm's. */
export const oneLockFile: RepoRule = (files) => {
  const locks = files
    .map(({ path }) => path)
    .filter((path) =>
      /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(path),
    );
  if (locks.length === 0) return ['package-lock.json is missing'];
  return locks.filter((path) => path !== 'package-lock.json').map((path) => `${path}: a second lock file`);
};

/** A workspace imports only what its own package.json names; tests and their factories may use the tools of the root. */
export const importsAreDeclared: RepoRule = (files) => {
  const declared = new Map(
    manifestsOf(files).map(({ path, manifest }) => [
      folderOf(path),
      new Set(Object.keys(dependenciesOf(manifest))),
    ]),
  );
  const anywhere = new Set([...declared.values()].flatMap((names) => [...names]));
  const knows = (file: RepoFile, name: string): boolean => {
    const own = declared.get(file.path.split('/')[0] ?? '');
    if (!own) return anywhere.has(name);
    const isOfTests = isTest(file.path) || isFactory(file.path);
    return own.has(name) || (isOfTests && declared.get('')?.has(name) === true);
  };
  return files
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      packagesOf(file)
        .filter((name) => !knows(file, name))
        .map((name) => `${file.path}: imports ${name}, which no package.json in charge names`),
    );
};

function packagesOf(file: RepoFile): string[] {
  return listImports(file)
    .flatMap(({ specifier }) => resolveImport(file.path, specifier).package ?? [])
    .filter((name) => !/^(node|virtual):/.test(name));
}

// JSON.parse knows no types; every use below checks or prints what it finds.
const parseManifest = (text: string): Manifest => JSON.parse(text) as Manifest;

function manifestsOf(files: readonly RepoFile[]): { path: string; manifest: Manifest }[] {
  return files
    .filter(({ path }) => /^([^/]+\/)?package\.json$/.test(path))
    .map(({ path, text }) => ({ path, manifest: parseManifest(text) }));
}

function dependenciesOf(manifest: Manifest): Record<string, string> {
  const pairs = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
  return Object.fromEntries(pairs.map(([name, version]) => [name, String(version)]));
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}
