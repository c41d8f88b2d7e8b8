import type { Field } from '../../model/field';
import { clean } from '../../clean';
import { issue, type Issue } from '../../model/errors';
import { attachmentEndings } from '../files/contents';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { entriesOf, parseJson } from './json-text';
import { isFiles, type FileRef, type Value } from '../../model/value';

/** Longest name that a file may have come with. */
const maxNameLength = 200;
/** Never a name that starts with a point: those mean something to file systems. */
const storageNamePattern = /^[\w-][\w.-]{0,119}$/;
/** A name, not a path, and on one line: it is in headers of answers. */
const originalNamePattern = /^[^\t\r\n/\\]+$/;

/** In place of a storage name: the file is still on its way in, and the record waits for it. No stored name is like it. */
export const underwayMark = 'underway:';

/** Endings that a field takes, without the dot, in lower case. */
export function endingsOf(field: Field): readonly string[] {
  return field.files?.endings ?? attachmentEndings;
}

/** How many files a field takes. */
export function maxFilesOf(field: Field): number {
  return field.files?.max ?? 1;
}

/** The ending of a file's name in lower case, without the dot; empty when it has none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function readFile(raw: unknown, field: Field): Reading {
  if (typeof raw === 'string' && raw.trim() === '') return kept(null);
  const given = typeof raw === 'string' ? parseJson(raw) : raw;
  const entries: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (entries.some(isUnderway)) return faulty(null, issue(field.name, 'filesUnderway'));
  const files = entries.flatMap((entry) => refOf(entry) ?? []);
  if (files.length < entries.length) return faulty(null, issue(field.name, 'badFile'));
  if (files.length === 0) return kept(null);
  const unique = [...new Map(files.map((file) => [file.storageName, file])).values()];
  return faulty(unique, ...checkFiles(unique, field));
}

function checkFiles(files: readonly FileRef[], field: Field): readonly Issue[] {
  const max = maxFilesOf(field);
  if (files.length > max) return [issue(field.name, 'tooManyFiles', { max })];
  const endings = endingsOf(field);
  const wrong = files.find(({ originalName }) => !endings.includes(endingOf(originalName)));
  if (wrong === undefined) return [];
  return [issue(field.name, 'wrongEnding', { file: wrong.originalName, endings: endings.join(', ') })];
}

function isUnderway(entry: unknown): boolean {
  const name = entriesOf(entry)?.get('storageName');
  return typeof name === 'string' && name.startsWith(underwayMark);
}

/** A file by its two names, as we or as the documents write them. */
function refOf(entry: unknown): FileRef | null {
  const names = entriesOf(entry);
  const storageName = names?.get('storageName') ?? names?.get('storage_name');
  const given = names?.get('originalName') ?? names?.get('original_name');
  const originalName = typeof given === 'string' ? clean(given)?.trim() : undefined;
  if (typeof storageName !== 'string' || !storageNamePattern.test(storageName)) return null;
  if (originalName === undefined || !originalNamePattern.test(originalName)) return null;
  if (originalName.length > maxNameLength) return null;
  return { storageName, originalName };
}

/** `acta.pdf <Xk2_9>`: a file in the text of a cell. */
const writtenFile = /([^<]+?) <([^<>]+)>(?:, |$)/y;

/** Files as the cell of a grid holds them; where a name has the mark itself, as JSON. */
function writeFiles(value: Value): string {
  if (!isFiles(value)) return '';
  if (value.some(({ originalName }) => originalName.includes('<'))) return JSON.stringify(value);
  return value.map(({ originalName, storageName }) => `${originalName} <${storageName}>`).join(', ');
}

/** The files that the text of a cell names; the text itself where it names none. */
function filesIn(text: string): readonly FileRef[] | string {
  const whole = text.trim();
  const files: FileRef[] = [];
  for (let at = 0; at < whole.length; at = writtenFile.lastIndex) {
    writtenFile.lastIndex = at;
    const [, originalName = '', storageName = ''] = writtenFile.exec(whole) ?? [];
    if (storageName === '') return text;
    files.push({ storageName, originalName });
  }
  return files.length === 0 ? text : files;
}

/** The names of the files alone. */
function showFiles(text: string): string {
  const found = filesIn(text);
  const files = typeof found === 'string' ? parseJson(found) : found;
  const names = Array.isArray(files) ? files.map((each: unknown) => refOf(each)?.originalName) : [undefined];
  return names.includes(undefined) ? text : names.join(', ');
}

/** Uploaded files. Whether they are there, whose they are and what is in them is the server's to say. */
export const file: FieldKind = {
  name: 'file',
  leadsTo: 'file',
  slots: null,
  operator: null,
  isText: false,
  isWide: true,
  inGrid: { write: writeFiles, read: filesIn, show: showFiles },
  read: readFile,
  format: (value) => (isFiles(value) ? value.map(({ originalName }) => originalName).join(', ') : ''),
};
