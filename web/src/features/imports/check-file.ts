import { maxFileBytes } from '@huella/domain/rules/limits';

/** Endings of the spreadsheets that are read (document 2 section 5). */
export const sheetEndings = ['.csv', '.xlsx', '.xls', '.ods'] as const;

/** The size limit as people say it. */
export const maxMegabytes = maxFileBytes / 1024 / 1024;

export type FileFault = 'wrongType' | 'tooLarge' | 'empty' | 'onlyOne';

/** What can be said of chosen files before anything is sent (document 2 section 5); null when they are one good file. */
export function checkFiles(files: readonly Pick<File, 'name' | 'size'>[]): FileFault | null {
  const [file, ...more] = files;
  if (file === undefined) return null;
  if (more.length > 0) return 'onlyOne';
  const name = file.name.toLowerCase();
  if (!sheetEndings.some((ending) => name.endsWith(ending))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxFileBytes ? 'tooLarge' : null;
}
