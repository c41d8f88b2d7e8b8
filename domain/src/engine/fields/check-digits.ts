import type { Mask, TaxCheck } from '../../model/field';

/**
 * The check digits of tax numbers, by the name that a mask has for them. Each takes the stripped number, whose form the
 * mask has checked already.
 */
const taxChecks = {
  /** Argentina, CUIT: eleven digits. */
  cuit: (digits) => complementOf11(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]),
  /** Uruguay, RUT: twelve digits. */
  rut: (digits) => complementOf11(digits, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
  /** Paraguay, RUC: up to eight digits, weighed from 2 at the right, and the check digit. */
  ruc: (digits) => {
    const number = numbersOf(digits);
    const rest = sum(number.slice(0, -1).map((digit, at, { length }) => digit * (length - at + 1))) % 11;
    return number.at(-1) === (rest > 1 ? 11 - rest : 0);
  },
  /** Spain, NIF: of persons by the letter of the number, of companies by the sum of the digits. */
  nif: (text) =>
    /^[XYZ\d]/.test(text) ? text.at(-1) === personLetter(text.slice(0, -1)) : isCompanyNif(text),
  /** Belgium, enterprise number: the last two digits complete the others to a multiple of 97. */
  belgian: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  /** Denmark, CVR: eight digits whose weighed sum is a multiple of 11. */
  cvr: (digits) => sum(weighed(digits, [2, 7, 6, 5, 4, 3, 2, 1])) % 11 === 0,
} as const satisfies Record<TaxCheck, (stripped: string) => boolean>;

/** Whether the check of a mask is that of a tax number. */
export function isTaxCheck(check: NonNullable<Mask['check']>): check is TaxCheck {
  return check in taxChecks;
}

/** Whether the check digit of a tax number is right. */
export function hasRightDigit(check: TaxCheck, stripped: string): boolean {
  return taxChecks[check](stripped);
}

/**
 * Whether the last digit of a GTIN is right (GS1 General Specifications, 7.9): the others count three times and once by turns, from
 * the right, to a multiple of ten.
 */
export function hasRightGtinDigit(digits: string): boolean {
  const weights = numbersOf(digits).map((digit, at, { length }) => digit * ((length - at) % 2 === 0 ? 3 : 1));
  return sum(weights) % 10 === 0;
}

/** What the letters of a vehicle identification number count for; I, O and Q are none. */
const vinLetters = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';

function vinValue(character: string): number {
  return /\d/.test(character) ? Number(character) : (vinLetters.indexOf(character) % 10) + 1;
}

const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether position 9 of a vehicle identification number is right, where its market uses it (49 CFR 565.15: North America,
 * whose numbers begin with 1 to 5). Elsewhere it says something else, and is right always.
 */
export function hasRightVinDigit(vin: string): boolean {
  if (!/^[1-5]/.test(vin)) return true;
  const rest = sum([...vin].map((character, at) => vinValue(character) * (vinWeights[at] ?? 0))) % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const numbersOf = (digits: string) => [...digits].map(Number);
const weighed = (digits: string, weights: readonly number[]) =>
  weights.map((weight, at) => weight * Number(digits[at]));

/** The last digit is what the weighed sum of the others lacks to a multiple of 11; ten is no digit. */
function complementOf11(digits: string, weights: readonly number[]): boolean {
  return (11 - (sum(weighed(digits, weights)) % 11)) % 11 === Number(digits.at(-1));
}

/** The letter of a Spanish person's number; those of foreigners begin with X, Y or Z. */
function personLetter(number: string): string | undefined {
  const digits = number.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23];
}

/** Digits at odd places count double, by the sum of their digits; the control is a digit, or the letter of it. */
function isCompanyNif(text: string): boolean {
  const total = sum(
    numbersOf(text.slice(1, 8)).map((digit, at) => {
      if (at % 2 === 1) return digit;
      return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    }),
  );
  const control = (10 - (total % 10)) % 10;
  const last = text.at(-1);
  return last === String(control) || last === 'JABCDEFGHI'[control];
}
