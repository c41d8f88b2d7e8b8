import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { issue } from '../errors';
import { faulty, kept, type FieldKind } from './field-kind';
import { readText } from './text';
import type { Locale } from './value';

/** Where numbers without a prefix are from, when nothing says it. */
const defaultCountry = 'AR';

/** The country whose numbers may be written without their prefix. */
export function phoneCountry({ country }: Locale): CountryCode {
  return country !== undefined && isSupportedCountry(country) ? country : defaultCountry;
}

/** A telephone number, stored as `+541148391234`; the prefix may be left out in the country of the place. */
export const phone: FieldKind = {
  name: 'phone',
  slots: 't',
  operator: '=',
  read: (raw, field, locale) => {
    const reading = readText(raw, field);
    if (typeof reading.value !== 'string' || reading.issues.length > 0) return reading;
    const number = parsePhoneNumberFromString(reading.value, phoneCountry(locale));
    if (number?.isValid() !== true) return faulty(reading.value, issue(field.name, 'notAPhone'));
    return kept(number.number);
  },
  format: (value) =>
    typeof value === 'string' ? (parsePhoneNumberFromString(value)?.formatInternational() ?? value) : '',
};
