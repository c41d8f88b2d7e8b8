import type { Authorization } from '@huella/domain/calls/authorizations';
import { fail } from '@huella/domain/model/errors';
import { formatTaxId } from '@huella/domain/catalogue/records/record-parts';
import type { Deps } from '../../deps';
import { hashOf } from '../../http/link-secrets';
import type { Handlers } from '../../http/serve';
import { transact } from '../../db/transact';
import { readOrigin } from '../../outside/visitor';
import { recordRightsChange } from '../rights/rights-changes.store';
import { canSeePersons, sendAgain, waitOf } from './authorize-persons';
import {
  confirm,
  findAuthorization,
  listAuthorized,
  type Authorized,
  type FoundAuthorization,
} from './authorizations.store';

type AuthorizationCall =
  | 'authorizations.listResendable'
  | 'authorizations.resend'
  | 'authorizations.get'
  | 'authorizations.confirm';

/** Persons who are authorized by e-mail (document 2 section 7; document 3 section 2). */
export function authorizationRoutes(deps: Deps): Pick<Handlers, AuthorizationCall> {
  return {
    'authorizations.listResendable': async ({ params: { objectType, pk }, caller: { userId } }) => {
      // Companies alone write to the persons on their list; the lists of other records are only lists.
      const isShown = objectType === 'company' && (await canSeePersons(deps.db, userId, pk));
      const found = isShown ? await listAuthorized(deps.db, pk) : [];
      const persons = found.map((person) => presentPerson(person, deps.clock()));
      return { ids: persons.filter(({ state }) => state !== 'confirmed').map(({ key }) => key), persons };
    },
    'authorizations.resend': async ({ params, caller }) => {
      await sendAgain(deps, caller, { companyId: params.pk, rowKey: params.rowKey });
      return { ok: true };
    },
    'authorizations.get': async ({ params }) => {
      const found = await findAuthorization(deps.db, hashOf(params.hash));
      return presentAuthorization(requireOpen(found, deps.clock()), true);
    },
    'authorizations.confirm': async (request) => {
      const now = deps.clock();
      const hash = hashOf(request.params.hash);
      const origin = await readOrigin(request);
      const done = await transact(deps.db, async (db) => {
        const confirmed = await confirm(db, hash, now);
        if (confirmed === null) return false;
        const { companyId, emailKey: email } = confirmed;
        const change = { kind: 'authorizationConfirmed', companyId, email } as const;
        await recordRightsChange(db, { ...change, at: now, by: 'link', origin });
        return true;
      });
      const found = await findAuthorization(deps.db, hash);
      const shown = done ? (found ?? fail('JsonWebTokenError')) : requireOpen(found, now);
      return presentAuthorization(shown, !done);
    },
  };
}

function presentPerson(person: Authorized, now: Date) {
  const { key, confirmedAt, expiresAt } = person;
  const state = confirmedAt !== null ? 'confirmed' : expiresAt > now ? 'pending' : 'expired';
  return {
    key,
    state,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    wait: state === 'confirmed' ? 0 : waitOf(person, now),
  } as const;
}

/** Refuses as the page of document 3 section 8 says: confirmed already, too late, or no such link. */
function requireOpen(found: FoundAuthorization | null, now: Date): FoundAuthorization {
  if (found === null) return fail('JsonWebTokenError');
  if (found.confirmedAt !== null) return fail('TokenAuthorized');
  return found.expiresAt > now ? found : fail('TokenExpiredError');
}

function presentAuthorization(found: FoundAuthorization, open: boolean): Authorization {
  const { company, country, companyTaxId, firstname, lastname, taxId } = found;
  return {
    entity: { name: company, cuit: companyTaxId && formatTaxId(country, companyTaxId) },
    userToAuthorize: { firstname, lastname, cuit: taxId },
    open,
  };
}
