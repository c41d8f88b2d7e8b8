import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { knowPhoneNumbering } from './phone-numbering';

knowPhoneNumbering({ isSupportedCountry, parsePhoneNumberFromString });
