import type { CountryCode } from 'libphonenumber-js';
import { issue } from '../../model/errors';
import { faulty, kept, type FieldKind } from './field-kind';
import { phoneNumbering, type PhoneNumbering } from './phone-numbering';
import { readText } from './text';
import { writeTrimmed } from './write-cell';
import type { Locale } from '../../model/value';

/** Where numbers without a prefix are from, when nothing says it. */
const defaultCountry = 'AR';

/** The country whose numbers may be written without their prefix. */
export function phoneCountry({ country }: Locale): CountryCode {
  return country !== undefined && plans().isSupportedCountry(country) ? country : defaultCountry;
}

function plans(): PhoneNumbering {
  const known = phoneNumbering();
  if (known === null) throw new Error('telephone numbers are read without phone-plans');
  return known;
}

/**
 * Reads a telephone number as `+541148391234`; null when the text is none, or says more than the number: an extension
 * would be lost.
 */
function parsePhone(text: string, country: CountryCode): string | null {
  const found = plans().parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return found?.isValid() === true && found.ext === undefined ? found.number : null;
}

/** Telephone numbers are kept by their digits; the 0 that people dial before the area is not among them. */
function bareNumber(folded: string): string {
  const digits = folded.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? folded : digits;
}

/** A telephone number, stored as `+541148391234`; the prefix may be left out in the country of the place. */
export const phone: FieldKind = {
  name: 'phone',
  slots: 't',
  operator: '=',
  isText: true,
  isTyped: true,
  bareText: bareNumber,
  writeCell: writeTrimmed,
  widest: 'short',
  read: (raw, field, locale) => {
    const reading = readText(raw, field);
    if (typeof reading.value !== 'string' || reading.issues.length > 0) return reading;
    const number = parsePhone(reading.value, phoneCountry(locale));
    return number === null ? faulty(reading.value, issue(field.name, 'notAPhone')) : kept(number);
  },
  format: (value) =>
    typeof value === 'string'
      ? (phoneNumbering()?.parsePhoneNumberFromString(value)?.formatInternational() ?? value)
      : '',
};
