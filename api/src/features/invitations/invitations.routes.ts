import { fail } from '@huella/domain/model/errors';
import { findTemplate, templateName } from '@huella/domain/rules/relations';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { emailKey, isSandboxUser } from '../users/users.store';
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  getReceived,
  listReceived,
  provesEmail,
} from './invitations-check';
import type { OpenInvitation } from './invitations.store';
import { invite } from './invite';
import { presentSent, resend, revoke } from './sent-invitations';

type InvitationCall =
  | 'invitations.createBox'
  | 'invitations.createCompany'
  | 'invitations.list'
  | 'invitations.resend'
  | 'invitations.revoke'
  | 'invitations.get'
  | 'invitations.received'
  | 'invitations.acceptReceived'
  | 'invitations.declineReceived'
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
        provesEmail: provesEmail(found, deps.clock()),
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
        return reached(found);
      });
    },
    ...receivedRoutes(deps),
  };
}

/** The place that somebody came to by accepting. */
function reached({ ofCompanyId, boxId, chain }: OpenInvitation) {
  return { ok: true as const, company_id: ofCompanyId, box_id: boxId, chain };
}

type ReceivedCall = Extract<InvitationCall, 'invitations.received' | `invitations.${string}Received`>;

/** The invitations of one's own e-mail, which whoever signs in has proved to be theirs (decisions section 8). */
function receivedRoutes(deps: Deps): Pick<Handlers, ReceivedCall> {
  return {
    'invitations.received': async ({ caller }) =>
      (await listReceived(deps.db, caller, deps.clock())).map((found) => ({
        id: found.id,
        company_name: found.companyName,
        boxname: found.boxName,
        id_template: found.template,
        rol: templateName(found.template, caller.language),
        invited_by: found.inviter.trim(),
        created_at: found.createdAt.toISOString(),
        expires_at: found.expiresAt.toISOString(),
      })),
    'invitations.acceptReceived': async (request) => {
      const { caller, params } = request;
      const origin = await readOrigin(request);
      return transact(deps.db, async (db) => {
        const now = deps.clock();
        const found = await getReceived(db, caller, params.id, now);
        await acceptInvitation(db, found, { ...caller, origin }, now);
        return reached(found);
      });
    },
    'invitations.declineReceived': async (request) => {
      const { caller, params } = request;
      const origin = await readOrigin(request);
      await transact(deps.db, async (db) => {
        const now = deps.clock();
        const found = await getReceived(db, caller, params.id, now);
        await declineInvitation(db, found, { ...caller, origin }, now);
      });
      return { ok: true };
    },
  };
}
