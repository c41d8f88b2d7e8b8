import { errorStatus } from '@huella/domain/model/errors';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import type { DelegationPlace } from './delegation-address';

/** Gives a user a role in a place, at once. Throws the refusal. */
export async function giveRole(place: DelegationPlace, user: number, rol: string): Promise<void> {
  if (place.type === 'BOX') await call('delegations.give', { body: { user, rol, box: place.id } });
  else await call('delegations.giveOverCompany', { body: { user, rol, company: place.id } });
}

/** Invites an e-mail to a role in a place. Throws the refusal. */
export async function inviteTo(place: DelegationPlace, email: string, rol: string): Promise<void> {
  const body = { email, permission_template_id: rol };
  if (place.type === 'BOX') {
    await call('invitations.createBox', { body: { ...body, box_id: place.id } });
  } else await call('invitations.createCompany', { body: { ...body, company_id: place.id } });
}

/** Whether a refusal is about the user (document 3 section 8: a 403 is the warning of a user who is not valid). */
export function isInvalidUser(error: Error): boolean {
  return error instanceof CallError && errorStatus[error.code] === 403;
}

/** What one of many was refused for. */
export interface Refusal<Of> {
  readonly of: Of;
  readonly error: Error;
}

/** Does something for each of many, one after the other; what is refused for one does not stop the others. */
export async function forEachOf<Of>(
  many: readonly Of[],
  work: (one: Of) => Promise<void>,
): Promise<{ readonly done: readonly Of[]; readonly refused: readonly Refusal<Of>[] }> {
  const done: Of[] = [];
  const refused: Refusal<Of>[] = [];
  for (const one of many) {
    try {
      await work(one);
      done.push(one);
    } catch (error) {
      refused.push({ of: one, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  return { done, refused };
}
