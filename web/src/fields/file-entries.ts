import type { Field } from '@huella/domain/model/field';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { endingOf, endingsOf, maxFilesOf, underwayMark } from '@huella/domain/engine/fields/file';
import { isFiles, type FileRef, type Value } from '@huella/domain/model/value';
import { fitsEnding } from '@huella/domain/engine/files/contents';
import type { Upload } from './file-uploads';

/** Why a file is not taken. */
export type RefusalReason = 'fileTooLarge' | 'fileEmpty' | 'wrongEnding' | 'tooManyFiles';

export interface RefusedFile {
  readonly name: string;
  readonly reason: RefusalReason;
}

/** What a file field holds: files that are there, and in their place those that are on their way in. */
export function entriesOf(value: Value): readonly FileRef[] {
  return isFiles(value) ? value : [];
}

/** Represents a file while it is on its way in: the form is not saved before it is there. */
export function underwayEntry(uploadId: string, originalName: string): FileRef {
  return { storageName: underwayMark + uploadId, originalName };
}

/** The upload that an entry represents; null for a file that is there. */
export function uploadIdOf({ storageName }: FileRef): string | null {
  return storageName.startsWith(underwayMark) ? storageName.slice(underwayMark.length) : null;
}

/** Of files that were chosen, those that a field with so many entries takes, and why it does not take the others. */
export function sortChosen<Chosen extends Pick<File, 'name' | 'size'>>(
  chosen: readonly Chosen[],
  field: Field,
  held: number,
): { readonly taken: readonly Chosen[]; readonly refused: readonly RefusedFile[] } {
  const taken: Chosen[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const reason = reasonAgainst(file, field, held + taken.length);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}

function reasonAgainst(
  { name, size }: Pick<File, 'name' | 'size'>,
  field: Field,
  held: number,
): RefusalReason | null {
  if (!endingsOf(field).includes(endingOf(name))) return 'wrongEnding';
  if (size === 0) return 'fileEmpty';
  if (size > maxFileBytes) return 'fileTooLarge';
  return held >= maxFilesOf(field) ? 'tooManyFiles' : null;
}

/** A file that has come in, if it is what its ending says; null while it has not, and when it is something else. */
function broughtBy(upload: Upload | null): FileRef | null {
  if (upload?.now.state !== 'done') return null;
  const { storageName, originalName, content } = upload.now.file;
  return fitsEnding(content, endingOf(originalName)) ? { storageName, originalName } : null;
}

/** Puts the files that have come in where they were awaited; answers the uploads that are over with that. */
export function settleEntries(
  entries: readonly FileRef[],
  find: (id: string) => Upload | null,
): { readonly entries: readonly FileRef[]; readonly over: readonly string[] } {
  const over: string[] = [];
  const settled = entries.map((entry) => {
    const id = uploadIdOf(entry);
    const file = id === null ? null : broughtBy(find(id));
    if (id === null || file === null) return entry;
    over.push(id);
    return file;
  });
  return { entries: settled, over };
}

/** The state of an entry: there, on its way, or in need of somebody. */
export function uploadStateOf(
  entry: FileRef,
  find: (id: string) => Upload | null,
): 'there' | 'underway' | 'failed' {
  const id = uploadIdOf(entry);
  if (id === null) return 'there';
  const state = find(id)?.now.state;
  return state === 'waiting' || state === 'uploading' ? 'underway' : 'failed';
}
