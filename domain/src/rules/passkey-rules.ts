import { issue, type Issue } from '../model/errors';

/** Passkeys that a user may have. */
export const mostPasskeys = 10;
export const longestPasskeyName = 60;

/** What is wrong with the name of a passkey, by which its owner knows the device. */
export function checkPasskeyName(name: string): readonly Issue[] {
  const { length } = name.trim();
  if (length === 0) return [issue('name', 'mandatory')];
  return length > longestPasskeyName ? [issue('name', 'tooLong', { max: longestPasskeyName })] : [];
}
