import type { RightsChangeRow, RightsHolder } from '@huella/domain/calls/rights';
import { codesOf, findTemplate, templateName } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import { boxOf, groupByUser, type HeldRole } from '../delegations/delegations.store';
import type { RecordedChange } from './rights.store';
import { wordsOfChange } from './field-change-words';

/**
 * Everybody with what they may do and why. Of a company the codes are those over the company itself: what the role over
 * one of its establishments gives is with the role.
 */
export function presentHolders(
  roles: readonly HeldRole[],
  of: 'box' | 'company',
  language: Language,
): RightsHolder[] {
  return groupByUser(roles).map((own) => {
    const [{ userId: id, firstname, lastname, email }] = own;
    const counted = own.filter(({ boxId }) => of === 'box' || boxId === null);
    return {
      id,
      firstname,
      lastname,
      email,
      codes: [...codesOf(counted.map(({ template }) => template))],
      roles: own.map((role) => presentReason(role, language)),
    };
  });
}

/** Somebody with their name and roles, for a colleague who may not know more; oneself as one is. */
export function withNameAlone(holder: RightsHolder, askedBy: number): RightsHolder {
  if (holder.id === askedBy) return holder;
  return { ...holder, email: '', roles: holder.roles.map((role) => ({ ...role, given_by: null })) };
}

function presentReason(role: HeldRole, language: Language): RightsHolder['roles'][number] {
  const template = findTemplate(role.template);
  const { giverId, giverName: name, giverEmail: email } = role;
  return {
    id_template: role.template,
    rol: templateName(role.template, language),
    relation: template?.relation ?? 'BOX_DELEGATE',
    codes: [...(template?.codes ?? [])],
    box: boxOf(role),
    given_by: giverId === null ? null : { id: giverId, name, email },
    since: role.createdAt.toISOString(),
  };
}

/** A change as it is shown. */
export function presentChange(change: RecordedChange, language: Language): RightsChangeRow {
  const { actorId, actorName, actorEmail, boxId, boxName, userId, personName, personEmail } = change;
  const { id, at, kind, doneBy, template, device, browser, os, country } = change;
  const { assetType, before, after } = wordsOfChange(change, language);
  const { act, reason, tries } = change;
  const concerns = userId !== null || personEmail !== '';
  return {
    id,
    at: at.toISOString(),
    kind,
    done_by: doneBy,
    actor: actorId === null ? null : { id: actorId, name: actorName, email: actorEmail },
    box: boxId === null ? null : { id: boxId, name: boxName ?? '' },
    person: concerns ? { id: userId, name: personName, email: personEmail } : null,
    id_template: template,
    rol: template === null ? null : templateName(template, language),
    asset_type: assetType,
    before: before === null ? null : [...before],
    after: after === null ? null : [...after],
    attempt: act === null || reason === null ? null : { act, reason, tries },
    device,
    browser,
    os,
    country,
  };
}
