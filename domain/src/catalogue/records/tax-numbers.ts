import { hasRightDigit, isTaxCheck } from '../../engine/fields/check-digits';
import { taxIds } from '../../reference/tax-ids';

/** How the tax numbers of companies begin in a country, and how many digits follow. */
const forms: Readonly<Record<string, readonly [start: string, digits: number]>> = {
  AR: ['30', 9],
  PY: ['80', 7],
  UY: ['21', 10],
  ES: ['A', 8],
  BE: ['04', 8],
  DK: ['2', 7],
};

/** A tax number of a country with its right check digit; the same name has the same. Null where none are known. */
function taxNumberOf(country: string, name: string): string | null {
  const form = forms[country];
  const check = taxIds[country]?.masks[0]?.check;
  if (form === undefined || check === undefined || !isTaxCheck(check)) return null;
  const [start, digits] = form;
  const size = 10 ** digits;
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % size, 7);
  // Every eleventh number or so has the digit that it must have.
  for (let step = 0; step < 1_000; step += 1) {
    const number = start + String((seed + step) % size).padStart(digits, '0');
    if (hasRightDigit(check, number)) return number;
  }
  return null;
}

/**
 * What a made-up company, of the demo or of a sandbox, has besides its name: a tax number that nobody has, by which it
 * can be edited as it is. The same name has the same.
 */
export function registered({ country, name }: { readonly country: string; readonly name: string }) {
  const taxId = taxNumberOf(country, name);
  return { taxId, fields: taxId === null ? {} : { [`tax_id_${country.toLowerCase()}`]: taxId } };
}
