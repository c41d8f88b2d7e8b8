import { posix } from 'node:path';
import type { RepoFile, RepoRule } from './project';

const megabyte = 1024 * 1024;

/** Big files make every clone slow for ever. The lock file is made by npm and read by nobody. */
export const noBigFiles: RepoRule = (files) =>
  files
    .filter(({ path, size }) => size > megabyte && path !== 'package-lock.json')
    .map(({ path, size }) => `${path}: ${(size / megabyte).toFixed(1)} MB, more than 1 MB`);

/** Migrations run in the order of their numbers, so these start at 1 and leave no gap. */
export const migrationsAreNumbered: RepoRule = (files) => {
  const names = files.flatMap(({ path }) => /^api\/migrations\/(.+)$/.exec(path)?.[1] ?? []).sort();
  return names.flatMap((name, index) => {
    const wanted = String(index + 1).padStart(4, '0');
    return name.startsWith(`${wanted}_`) && /^\d{4}_[a-z0-9_]+\.sql$/.test(name)
      ? []
      : [`api/migrations/${name}: should be ${wanted}_<name>.sql`];
  });
};

/** A decision record is read in two minutes. */
export const decisionsAreShort: RepoRule = (files) =>
  files
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 60)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than 60`);

/** The records that a stranger looks for first are there and say something. */
export const recordsExist: RepoRule = (files) =>
  ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
    .filter((wanted) => !files.some(({ path, text }) => path === wanted && text.trim() !== ''))
    .map((wanted) => `${wanted}: is missing or empty`);

/** Spanish and English have a file each for every area; the compiler compares what is inside. */
export const phrasesComeInPairs: RepoRule = (files) => {
  const namesIn = (language: string): string[] =>
    files.flatMap(({ path }) => new RegExp(`^domain/src/phrases/${language}/(.+)$`).exec(path)?.[1] ?? []);
  const [es, en] = [namesIn('es'), namesIn('en')];
  return [
    ...es.filter((name) => !en.includes(name)).map((name) => `phrases/es/${name}: has no English file`),
    ...en.filter((name) => !es.includes(name)).map((name) => `phrases/en/${name}: has no Spanish file`),
  ];
};

/** Every relative link of the documents leads to a file or folder of the repository. */
export const linksLead: RepoRule = (files) => {
  const places = new Set(files.flatMap(({ path }) => [path, ...foldersAbove(path)]));
  return files
    .filter(({ path }) => /^[^/]+\.md$|^docs\/.*\.md$/.test(path))
    .flatMap((file) =>
      relativeLinks(file)
        .filter((link) => !places.has(posix.join(posix.dirname(file.path), link).replace(/\/$/, '')))
        .map((link) => `${file.path}: ${link} leads nowhere`),
    );
};

function relativeLinks({ text }: RepoFile): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)]
    .flatMap(([, link]) => link ?? [])
    .filter((link) => !/^([a-z]+:|#|\/\/)/i.test(link))
    .map((link) => decodeURI(link.replace(/[#?].*$/, '')));
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
