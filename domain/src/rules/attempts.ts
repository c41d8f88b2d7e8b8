/** What somebody may try of rights, companies and establishments, as it is written down when it is refused (security R66). */
export const attemptActs = [
  'giveRole',
  'takeRole',
  'invite',
  'resendInvitation',
  'withdrawInvitation',
  'acceptInvitation',
  'resendAuthorization',
  'addBox',
  'editPlace',
  'removePlace',
  'shutFields',
  'offerCompany',
  'closeCompany',
] as const;

export type AttemptAct = (typeof attemptActs)[number];

/** What an audited call names: a place, an invitation to a role over one, or the link of such an invitation. */
export type AttemptTarget = 'company' | 'box' | 'invitation' | 'link';

/** Days for which a refused attempt is kept. */
export const attemptDays = 400;

/** How somebody learns why they were refused. A person who reads "not there" has nothing to do with the place. */
const refusals = {
  notAllowed: 'refusedNotAllowed',
  notFound: 'refusedStranger',
  userNotValid: 'refusedPerson',
  sandboxOnly: 'refusedSandbox',
  invitationOfOther: 'refusedOfOther',
} as const;

/** The words for why an attempt was refused, by the code of the refusal. */
export function refusalWords(reason: string): (typeof refusals)[keyof typeof refusals] {
  const known = Object.entries(refusals).find(([code]) => code === reason);
  return known?.[1] ?? 'refusedNotAllowed';
}
