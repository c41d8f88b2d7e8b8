import { fail } from '@huella/domain/model/errors';
import { findTemplate } from '@huella/domain/rules/relations';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { chooseFirstContext } from '../users/first-context.store';
import { emailKey, isSandboxUser } from '../users/users.store';
import { acceptInvitation, getInvitation } from './invitations-check';
import { invite } from './invite';
import { presentSent, resend, revoke } from './sent-invitations';

type InvitationCall =
  | 'invitations.createBox'
  | 'invitations.createCompany'
  | 'invitations.list'
  | 'invitations.resend'
  | 'invitations.revoke'
  | 'invitations.get'
  | 'invitations.accept';

const sent = { message: 'invitationSent', data: { message: 'invitationSent' } } as const;

/** Inviting people by e-mail, and accepting (document 3 section 7). */
export function invitationRoutes(deps: Deps): Pick<Handlers, InvitationCall> {
  return {
    'invitations.createBox': async (request) => {
      const { email, box_id: boxId, permission_template_id: templateId } = request.body;
      const offer = { email, companyId: null, boxId, templateId };
      await invite(deps, request.caller, offer, await readOrigin(request));
      return sent;
    },
    'invitations.createCompany': async (request) => {
      const { email, company_id: companyId, permission_template_id: templateId } = request.body;
      const offer = { email, companyId, boxId: null, templateId };
      await invite(deps, request.caller, offer, await readOrigin(request));
      return sent;
    },
    'invitations.list': ({ caller }) => presentSent(deps, caller),
    'invitations.resend': async (request) => ({
      ok: true,
      id: await resend(deps, request.caller, request.params.id, await readOrigin(request)),
    }),
    'invitations.revoke': async (request) => {
      await revoke(deps, request.caller, request.params.id, await readOrigin(request));
      return { ok: true };
    },
    'invitations.get': async ({ params }) => {
      const found = await getInvitation(deps.db, params.hash, deps.clock());
      return {
        email: found.email,
        company_name: found.companyName,
        boxname: found.boxName,
        chain: found.chain,
        id_template: found.template,
        rol: findTemplate(found.template)?.name ?? fail('invitationNotValid'),
        invited_by: found.inviter.trim(),
        expires_at: found.expiresAt.toISOString(),
        hasAccount: found.hasAccount,
      };
    },
    'invitations.accept': async (request) => {
      const { params, caller } = request;
      const origin = await readOrigin(request);
      return transact(deps.db, async (db) => {
        const now = deps.clock();
        const found = await getInvitation(db, params.hash, now, 'locked');
        // A sandbox reaches no company but its own.
        const isTheirs =
          emailKey(caller.email) === found.emailKey && !(await isSandboxUser(db, caller.userId));
        if (!isTheirs) fail('invitationOfOther');
        const { userId, sessionId } = caller;
        await acceptInvitation(db, found, { userId, sessionId, origin }, now);
        await chooseFirstContext(db, userId, found);
        return { ok: true as const, company_id: found.ofCompanyId, box_id: found.boxId, chain: found.chain };
      });
    },
  };
}
