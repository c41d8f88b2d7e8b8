import type { RightsChangeRow } from '@huella/domain/calls/rights';
import type { PhraseKey, Say } from '@huella/domain/phrases/areas';
import { refusalWords } from '@huella/domain/rules/attempts';
import type { RightsLogKind } from '@huella/domain/rules/rights-changes';
import { companyTiers } from '@huella/domain/catalogue/lookups/tiers';
import { actorName } from '../../words/actor-name';
import { roleWords } from './right-words';

/** Somebody by their name and e-mail; of an erased account neither is left, of an invitation the e-mail alone. */
function personWords(person: RightsChangeRow['person'], say: Say): string {
  const { name, email } = person ?? { name: '', email: '' };
  if (name !== '' && email !== '') return say('rights:named', { name, email });
  return actorName(name === '' ? email : name, say);
}

/** Who did it. What comes by the link of a mail was done by whom it is about. */
function actorWords({ done_by: doneBy, actor, person }: RightsChangeRow, say: Say): string {
  if (doneBy === 'operator') return say('rights:operator');
  return doneBy === 'link' ? personWords(person, say) : actorName(actor?.name ?? '', say);
}

const tierNames = {
  basic: 'organisation:tierBasic',
  plus: 'organisation:tierPlus',
  certified: 'organisation:tierCertified',
} as const satisfies Record<(typeof companyTiers)[number], PhraseKey>;

function tierWords(tiers: readonly string[] | null, say: Say): string {
  const known = companyTiers.filter((tier) => tiers?.includes(tier) === true);
  return known.length === 0 ? say('rights:noTiers') : known.map((tier) => say(tierNames[tier])).join(', ');
}

/** Which fields were disabled in an establishment, and which were enabled again. */
function fieldsWords(change: RightsChangeRow, actor: string, where: string, say: Say): string {
  const [before, after] = [change.before ?? [], change.after ?? []].map((names) => names.join(', '));
  const slots = {
    actor,
    where,
    assetType: change.asset_type ?? '',
    before: before ?? '',
    after: after ?? '',
  };
  if (slots.before === '') return say('rights:saysFieldsDisabled', slots);
  return say(slots.after === '' ? 'rights:saysFieldsOpened' : 'rights:saysFieldsTurned', slots);
}

/** What was changed, in a sentence: who did what to whom, and where. */
export function changeWords(change: RightsChangeRow, say: Say): string {
  const actor = actorWords(change, say);
  const person = personWords(change.person, say);
  const rol = roleWords(change.rol ?? '');
  const where =
    change.box === null ? say('rights:inCompany') : say('rights:inBox', { name: change.box.name });
  const sentences: Readonly<Record<RightsLogKind, () => string>> = {
    companyOpened: () => say('rights:saysCompanyOpened', { actor }),
    invited: () => say('rights:saysInvited', { actor, person, rol, where }),
    invitationResent: () => say('rights:saysInvitationResent', { actor, person, rol, where }),
    invitationWithdrawn: () => say('rights:saysInvitationWithdrawn', { actor, person, rol, where }),
    invitationAccepted: () => say('rights:saysInvitationAccepted', { person, rol, where }),
    invitationDeclined: () => say('rights:saysInvitationDeclined', { person, rol, where }),
    given: () => say('rights:saysGiven', { actor, person, rol, where }),
    taken: () => say('rights:saysTaken', { actor, person, rol, where }),
    left: () => say('rights:saysLeft', { person, rol, where }),
    authorizationConfirmed: () => say('rights:saysAuthorizationConfirmed', { person }),
    companyOffered: () => say('rights:saysCompanyOffered', { actor, person }),
    companyOfferWithdrawn: () => say('rights:saysCompanyOfferWithdrawn', { actor, person }),
    companyOfferDeclined: () => say('rights:saysCompanyOfferDeclined', { person }),
    companyHandedOver: () => say('rights:saysCompanyHandedOver', { actor, person }),
    companyClosed: () => say('rights:saysCompanyClosed', { actor }),
    companyReopened: () => say('rights:saysCompanyReopened', { actor }),
    tiersSet: () =>
      say('rights:saysTiersSet', {
        actor,
        before: tierWords(change.before, say),
        after: tierWords(change.after, say),
      }),
    fieldPermissions: () => fieldsWords(change, actor, where, say),
    refused: () => refusedWords(change, actor, say),
  };
  return sentences[change.kind]();
}

/** What somebody tried and may not; more often than once in that minute with how often. */
function refusedWords({ attempt, box }: RightsChangeRow, actor: string, say: Say): string {
  const { act, reason, tries } = attempt ?? { act: 'giveRole', reason: '', tries: 1 };
  const where = box === null ? say('rights:inTheCompany') : say('rights:inBox', { name: box.name });
  const slots = { actor, where, act: say(`rights:${act}`), reason: say(`rights:${refusalWords(reason)}`) };
  if (tries === 1) return say('rights:saysRefused', slots);
  return say('rights:saysRefusedOften', { ...slots, times: say('rights:triedTimes', { count: tries }) });
}

/** Changes of one day, in the order in which they come. */
export interface ChangeDay {
  /** In ISO form. */
  readonly day: string;
  readonly changes: readonly RightsChangeRow[];
}

/** Parts changes that come in the order of time by the day on which they were made. */
export function byDay(
  changes: readonly RightsChangeRow[],
  dayOf: (moment: string) => string,
): readonly ChangeDay[] {
  const days = new Map<string, RightsChangeRow[]>();
  for (const change of changes) {
    const day = dayOf(change.at);
    const known = days.get(day);
    if (known === undefined) days.set(day, [change]);
    else known.push(change);
  }
  return [...days].map(([day, own]) => ({ day, changes: own }));
}
