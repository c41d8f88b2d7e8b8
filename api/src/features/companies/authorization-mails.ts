import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { withoutAddresses } from '@huella/domain/accounts/account-rules';
import { mails as en } from '@huella/domain/phrases/en/mails';
import { mails as es } from '@huella/domain/phrases/es/mails';
import { fill } from '@huella/domain/phrases/phrase';
import type { Config } from '../../config';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { secretOf } from '../../http/link-secrets';
import { composeMail } from '../../outside/mail/compose-mail';
import { MailError, type Mail } from '../../outside/mail/mailer';
import { getTenant, type Tenant } from '../tenants/tenants.store';
import { linkDays } from './authorize-persons';
import { lockAuthorizationMail, markAuthorizationMail, type AuthorizationMail } from './authorizations.store';

const words = { es, en } as const;
const written = z.object({ mailId: z.number() });

type Sender = Pick<Deps, 'db' | 'config' | 'clock' | 'mailer'>;

/** The work of mails to authorized persons, as the queue knows it. */
export function authorizationTasks(deps: Sender): TaskList {
  return { send_authorization: (payload) => sendMail(deps, written.parse(payload).mailId) };
}

/**
 * Hands a mail over, once: it is locked meanwhile, and marked in the same transaction. One that will never be taken is
 * left, and so is one with nothing to confirm any more.
 */
async function sendMail(deps: Sender, mailId: number): Promise<void> {
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    const mail = await lockAuthorizationMail(inside, mailId, now);
    if (mail === null) return;
    const became = mail.isOpen ? await handOver(inside, deps, mailId, mail) : 'refused';
    await markAuthorizationMail(inside, mailId, became, now);
  });
}

async function handOver(
  inside: Inside,
  { config, mailer }: Sender,
  id: number,
  mail: AuthorizationMail,
): Promise<'sent' | 'refused'> {
  // Persons are authorized in the name of their company, at whatever host it was done.
  const tenant = await getTenant(inside, undefined);
  try {
    await mailer.send(writeMail(config, tenant, id, mail));
    return 'sent';
  } catch (error) {
    if (error instanceof MailError && error.lasting) return 'refused';
    throw error;
  }
}

/** The mail with the link, by the configured address of the product, whatever host was asked. */
function writeMail(config: Config, tenant: Tenant, id: number, mail: AuthorizationMail): Mail {
  const { to, language, nonce } = mail;
  const say = words[language];
  const secret = secretOf(config.tokenSecret, 'authorization', nonce);
  // Names that a stranger typed must not become links of their own.
  const company = withoutAddresses(mail.company);
  return composeMail({
    id: `authorization.${String(id)}`,
    to,
    language,
    product: tenant.name,
    accent: tenant.blueAccent,
    subject: fill(say.authorizationSubject, { product: tenant.name }),
    paragraphs: [
      fill(say.greeting, { name: withoutAddresses(mail.firstname) }),
      fill(say.authorizationText, { company }),
      fill(say.authorizationLife, { count: linkDays }),
    ],
    button: {
      label: say.authorizationButton,
      address: new URL(`/autorization/${secret}`, config.publicUrl).href,
    },
    typed: say.linkTyped,
    last: [fill(say.authorizationNot, { company }), fill(say.foot, { product: tenant.name })],
  });
}
