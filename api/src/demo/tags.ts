/** Weights of the digits from the right: the check digit is what is missing to a multiple of eleven. */
const weights = [2, 3, 4, 5, 6, 7];
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** An official visual tag: the CUIG, a letter, three digits and the check digit, `KD482C3176`. */
export function visualTagOf(cuig: string, letter: string, serial: number): string {
  const digits = `${cuig.slice(2)}${String(serial).padStart(3, '0')}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${cuig}${letter}${digits.slice(3)}${check % 10}`;
}

/** The electronic tag that came in the same pair: Argentina's country code and twelve digits (ISO 11784). */
export function electronicTagOf(visualTag: string): string {
  const series = String(letters.indexOf(visualTag.slice(5, 6))).padStart(2, '0');
  return `0320100${visualTag.slice(2, 5)}${series}${visualTag.slice(6, 9)}`;
}
