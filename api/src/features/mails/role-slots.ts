import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { templateName } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';

/** A role that somebody is offered or was given, as its mail describes it. */
export interface RoleTold {
  readonly template: string;
  readonly companyName: string;
  /** The establishment; null where the role is over the company. */
  readonly boxName: string | null;
  /** Who offers or gave it, by name and e-mail. */
  readonly by: { readonly name: string; readonly email: string };
}

/** What the phrases about a role say, without links of their own in names that a stranger typed. */
export function roleSlots(
  { template, companyName, boxName, by }: RoleTold,
  language: Language,
  product: string,
) {
  return {
    product,
    inviter: withoutAddresses(by.name),
    email: by.email,
    company: withoutAddresses(companyName),
    box: withoutAddresses(boxName ?? ''),
    role: templateName(template, language).split('|').join(', '),
  };
}
