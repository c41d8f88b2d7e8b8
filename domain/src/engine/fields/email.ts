import { issue, type Issue } from '../../model/errors';

/** What an e-mail looks like: up to 64 characters, an at sign, a name with dots (document 1 section 5). */
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const maxEmailLength = 254;

/** What is wrong with an e-mail that an account would have, at the field of a name. */
export function checkEmail(email: string, field = 'email'): readonly Issue[] {
  const text = email.trim();
  if (text === '') return [issue(field, 'emailRequired')];
  const dotted = /^\.|\.\.|\.@/.test(text);
  return emailShape.test(text) && !dotted && text.length <= maxEmailLength
    ? []
    : [issue(field, 'wrongEmailFormat')];
}
