/**
 * What an input shows of a value that is typed: as it was typed while that means the value or nothing yet, so that
 * nobody's typing is rewritten; else the value as it is written.
 */
export function shownText<Value>(
  typed: string | null,
  value: Value | undefined,
  written: string,
  parse: (text: string) => Value | null,
): { readonly text: string; readonly isWrong: boolean } {
  if (typed === null) return { text: written, isWrong: false };
  const means = typed.trim() === '' ? undefined : parse(typed);
  if (means === null) return { text: typed, isWrong: true };
  return { text: means === value ? typed : written, isWrong: false };
}
