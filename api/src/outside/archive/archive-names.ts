/** The last entry of an archive: one without it was cut off. */
export const endName = 'end.json';

/** How many entries a list of sums is about. */
export const sumsEvery = 1_000;

/** The name of a list of sums, from 1 on; the lists can be read by `sha256sum -c`. */
export function sumsName(at: number): string {
  return `sums/${String(at).padStart(6, '0')}.txt`;
}

/** Whether an entry is a list of sums. */
export function isSums(name: string): boolean {
  return name.startsWith('sums/');
}
