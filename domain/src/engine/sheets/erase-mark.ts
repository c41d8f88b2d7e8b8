import { foldKey } from '../../fold';
import type { Words } from '../../words';

/**
 * What a person writes into a cell of a sheet of changes to leave its field empty: a blank cell never does. One in each
 * language, and both are read in either. It is never a value of a field.
 */
const eraseMark: Words = { es: '(borrar)', en: '(erase)' };

const marks: ReadonlySet<string> = new Set(Object.values(eraseMark));

/** Whether a text of a cell is the mark that leaves a field empty, whatever its case and the blanks around it. */
export function isEraseMark(text: string): boolean {
  return text.includes('(') && marks.has(foldKey(text).replaceAll(' ', '').trim());
}
