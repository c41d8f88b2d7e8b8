import { issue, type Issue } from '../model/errors';

/** Passkeys that a user may have. */
export const maxPasskeys = 10;
const maxPasskeyNameLength = 60;

/** What is wrong with the name of a passkey, by which its owner knows the device. */
export function checkPasskeyName(name: string): readonly Issue[] {
  const { length } = name.trim();
  if (length === 0) return [issue('name', 'mandatory')];
  return length > maxPasskeyNameLength ? [issue('name', 'tooLong', { max: maxPasskeyNameLength })] : [];
}
