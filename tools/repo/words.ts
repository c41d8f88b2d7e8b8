import { isCode, type RepoFile, type RepoRule } from './project';

/** What no source may hold, and what to do instead. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bconsole\.(log|debug|info)\b/, 'write to the log, or to process.stdout in a tool'],
  [/\b(TODO|FIXME|XXX)\b/, 'do it now, or write it down where work is planned'],
  [/\bdangerouslySetInnerHTML\b/, 'let React escape the text'],
  [/\bwaitForTimeout\b/, 'wait for what the user sees'],
  [/\.only\(/, 'run one test by its name, from the command line'],
  [/\.(skip|fixme|todo)\(/, 'a test that does not run proves nothing'],
  [/@ts-(ignore|nocheck)\b/, 'let the compiler speak'],
];

/** These files name the words in order to refuse them. */
const namesTheWords = /^tools\/(repo\/|(repo|lint)\.test\.ts)/;

/** No source holds a refused word. */
export const noRefusedWords: RepoRule = (files) =>
  linesOf(files).flatMap(({ place, line }) =>
    refused
      .filter(([pattern]) => pattern.test(line))
      .map(([pattern, instead]) => `${place}: ${pattern.source} (${instead})`),
  );

/** A check that is switched off says why: after ` -- ` on the same line, or in a comment right above. */
export const switchedOffChecksSayWhy: RepoRule = (files) =>
  linesOf(files)
    .filter(({ line }) => /oxlint-disable|@ts-expect-error/.test(line))
    .filter(({ line, above }) => !/( -- |@ts-expect-error )\S.{8,}/.test(line) && !isComment(above))
    .map(({ place }) => `${place}: switches a check off without saying why`);

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(line);
}

interface Line {
  readonly place: string;
  readonly line: string;
  readonly above: string;
}

function linesOf(files: readonly RepoFile[]): Line[] {
  return files
    .filter(({ path }) => isCode(path) && !namesTheWords.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index, all) => ({ place: `${path}:${index + 1}`, line, above: all[index - 1] ?? '' })),
    );
}
