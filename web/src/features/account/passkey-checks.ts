import { checkPasskeyName } from '@huella/domain/rules/passkey-rules';
import type { IssueCode, IssueSlots } from '@huella/domain/model/errors';
import type { Say } from '@huella/domain/phrases/areas';

/** What is wrong with the first field that is, in its order; what is not given is not asked for. */
export function checkFields(
  typed: { readonly name?: string; readonly password?: string },
  say: Say,
): { readonly place: 'name' | 'password'; readonly text: string } | null {
  const [found] = typed.name === undefined ? [] : checkPasskeyName(typed.name);
  if (found !== undefined)
    // An issue carries the slots of its own phrase.
    return { place: 'name', text: say(`issues:${found.code}`, found.slots as IssueSlots<IssueCode>) };
  return typed.password === '' ? { place: 'password', text: say('passkeys:passwordMissing') } : null;
}
