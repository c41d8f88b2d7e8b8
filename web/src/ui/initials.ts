/** Forms of company that are no part of a name: `S.A.`, `BV`, `A/S`, `Hnos.` are left out only when dotted or slashed. */
const legalForm = /^(?:(?:\p{L}\.){2,}|\p{L}\/\p{L})$/u;

/**
 * The two letters of a name: of a company the first two words that begin with a capital (`Estancias del Salado
 * S.A.` is ES), of a person the first and the last (`María Belén Aguirre` is MA).
 */
export function initialsOf(name: string, kind: 'person' | 'company'): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !legalForm.test(word));
  const capital = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const chosen = capital.length > 0 ? capital : words;
  const [first = '', second = ''] = chosen;
  const other = kind === 'person' ? (chosen.length > 1 ? (chosen.at(-1) ?? '') : '') : second;
  return [first, other].map(firstLetter).join('').toLocaleUpperCase('es');
}

function firstLetter(word: string): string {
  const [letter = ''] = word;
  return letter;
}
