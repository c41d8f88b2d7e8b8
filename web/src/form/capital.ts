/** A word as it begins a sentence: 'animal' is 'Animal'. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toLocaleUpperCase('es')}${text.slice(1)}`;
}

/** A sentence as it goes on after a colon: 'El máximo es 5' is 'el máximo es 5'. Names in capitals stay. */
export function lowerStart(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text)
    ? `${text.slice(0, 1).toLocaleLowerCase('es')}${text.slice(1)}`
    : text;
}
