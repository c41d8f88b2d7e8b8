/**
 * Whose row of a genealogy it is, in the words of document 2 section 3 (genealogy record): the animal, its parents and
 * theirs. The path says how to get there from the animal: `s` the sire, `d` the dam.
 */
export const relatives = [
  { path: '', word: 'Datos Propios' },
  { path: 's', word: 'Padre' },
  { path: 'd', word: 'Madre' },
  { path: 'ss', word: 'Abuelo Paterno' },
  { path: 'sd', word: 'Abuela Paterna' },
  { path: 'ds', word: 'Abuelo Materno' },
  { path: 'dd', word: 'Abuela Materna' },
] as const;
export type RelativePath = (typeof relatives)[number]['path'];

/** The word of a relative. */
export function wordOfRelative(path: RelativePath): string {
  return relatives.find((relative) => relative.path === path)?.word ?? '';
}
