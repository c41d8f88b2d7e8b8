import type * as Library from 'libphonenumber-js';

/** What reads and writes telephone numbers by the plans of all countries. */
export type PhoneNumbering = Pick<typeof Library, 'isSupportedCountry' | 'parsePhoneNumberFromString'>;

let known: PhoneNumbering | null = null;

/** Makes the plans known: they are large, and a browser has lists to show that hold no number. */
export function knowPhoneNumbering(numbering: PhoneNumbering): void {
  known = numbering;
}

/** The plans, null before they are known (`phone-plans`). */
export function phoneNumbering(): PhoneNumbering | null {
  return known;
}
