import type { UploadColumn } from '@huella/domain/calls/upload-view';
import { labelOfMeaning } from '@huella/domain/engine/sheets/meanings';
import { useSay } from '../../words/use-say';
import { fieldOf, type ImportSubject } from './import-subject';

/** '«M» se leyó como Macho, como la última vez', for each text of a column that is no option and is read as one. */
export function useReadAs({
  format,
  locale,
}: ImportSubject): (column: Pick<UploadColumn, 'field' | 'meanings'>) => readonly string[] {
  const { say } = useSay('imports');
  return ({ field: name, meanings = [] }) => {
    const field = fieldOf(format, name);
    if (field === undefined) return [];
    return meanings.map(({ text, option, how }) =>
      say(how === 'remembered' ? 'imports:readAsBefore' : 'imports:readAs', {
        text,
        option: labelOfMeaning(option, field, locale) ?? option,
      }),
    );
  };
}
