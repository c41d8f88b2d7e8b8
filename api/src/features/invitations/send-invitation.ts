import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { mails as en } from '@huella/domain/phrases/en/mails';
import { mails as es } from '@huella/domain/phrases/es/mails';
import { fill } from '@huella/domain/phrases/phrase';
import { findTemplate } from '@huella/domain/rules/relations';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { secretOf } from '../../http/link-secrets';
import { composeMail } from '../../outside/mail/compose-mail';
import { MailError, type Mail } from '../../outside/mail/mailer';
import { getTenant, type Tenant } from '../tenants/tenants.store';
import { lockWaitingInvitation, markInvitation, type WaitingInvitation } from './invitations.store';
import { invitationHours } from './invite';

type Sender = Pick<Deps, 'db' | 'config' | 'clock' | 'mailer'>;

const words = { es, en } as const;
const told = z.object({ invitationId: z.number() });

/** The work of invitations, as the queue knows it. */
export function invitationTasks(deps: Sender): TaskList {
  return { send_invitation: (payload) => sendInvitation(deps, told.parse(payload).invitationId) };
}

/** Hands the mail of an invitation over, once, as other mails: one that will never be taken is marked and left. */
async function sendInvitation(deps: Sender, id: number): Promise<void> {
  await transact(deps.db, async (db) => {
    const waiting = await lockWaitingInvitation(db, id);
    if (waiting === null) return;
    const look = await getTenant(db, undefined);
    const became = await deps.mailer.send(writeInvitation(deps, id, waiting, look)).then(
      () => 'sent' as const,
      (error: unknown) => {
        if (error instanceof MailError && error.lasting) return 'refused' as const;
        throw error;
      },
    );
    await markInvitation(db, id, became, deps.clock());
  });
}

function writeInvitation({ config }: Sender, id: number, waiting: WaitingInvitation, look: Tenant): Mail {
  const { language, firstname, boxName } = waiting;
  const say = words[language];
  const secret = secretOf(config.tokenSecret, 'invitation', waiting.nonce);
  const slots = {
    product: look.name,
    inviter: inert(waiting.inviter),
    email: waiting.inviterEmail,
    company: inert(waiting.companyName),
    box: inert(boxName ?? ''),
    role: (findTemplate(waiting.template)?.name[language] ?? '').split('|').join(', '),
  };
  return composeMail({
    id: `invitation.${String(id)}`,
    to: waiting.email,
    language,
    product: look.name,
    accent: look.blueAccent,
    subject: fill(say.inviteSubject, slots),
    paragraphs: [
      firstname === null ? say.greetingNobody : fill(say.greeting, { name: firstname }),
      fill(boxName === null ? say.inviteCompany : say.inviteBox, slots),
      say.inviteHow,
      fill(say.inviteLife, { count: invitationHours }),
    ],
    button: { label: say.inviteButton, address: new URL(`/register/${secret}`, config.publicUrl).href },
    typed: say.linkTyped,
    last: [say.inviteNot, fill(say.foot, slots)],
  });
}

/** A name as a mail may show it: mail programs make links of what looks like an address, and none is theirs to give. */
function inert(name: string): string {
  return name.replaceAll(/\p{Cc}|[:/\\@]|\.(?=[\p{L}\d]{2,})/gu, ' ').slice(0, 100);
}
