import type { MailKind } from '../../db/access-tables';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { MailError } from '../../outside/mail/mailer';
import { accountTemplates } from './account-templates';
import { loadAuthorizationTemplate } from './authorization-template';
import { loadCodesCopiedTemplate } from './codes-copied-template';
import { loadInvitationTemplate } from './invitation-template';
import { loadOracleDoubtsTemplate } from './oracle-doubts-template';
import { loadOracleDownTemplate } from './oracle-down-template';
import { loadPledgeDoubtsTemplate } from './pledge-doubts-template';
import { ownershipTemplates } from './ownership-templates';
import { loadPageReportTemplate } from './page-report-template';
import { loadReportSentTemplate, loadReportTroubleTemplate } from './saved-report-templates';
import { loadRoleTakenTemplate } from './role-taken-template';
import { loadRoleTemplate } from './role-template';
import { transferTemplates } from './transfer-templates';
import { renderMail, type TemplateLoader } from './mail-template';
import { lockWaitingMail, markMail, type WaitingMail } from './mails.store';

/** What sending needs of the server. */
export type Sender = Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'mailer'>;

/** How each kind of mail is written. */
const templates: Readonly<Record<MailKind, TemplateLoader>> = {
  ...accountTemplates,
  invitation: loadInvitationTemplate,
  authorization: loadAuthorizationTemplate,
  role: loadRoleTemplate,
  roleTaken: loadRoleTakenTemplate,
  ...transferTemplates,
  ...ownershipTemplates,
  pageReported: loadPageReportTemplate,
  codesCopied: loadCodesCopiedTemplate,
  oracleDoubts: loadOracleDoubtsTemplate,
  oracleDown: loadOracleDownTemplate,
  pledgeDoubts: loadPledgeDoubtsTemplate,
  reportSent: loadReportSentTemplate,
  reportTrouble: loadReportTroubleTemplate,
};

/**
 * Hands a mail over, once: it is locked meanwhile, and marked in the same transaction. A process that dies in between
 * leaves it to be sent again under the same message id. One that will never be taken, or is of no use any more, is
 * marked and left.
 */
export async function sendMail(deps: Sender, mailId: number): Promise<void> {
  await transact(deps.db, async (db) => {
    const mail = await lockWaitingMail(db, mailId);
    if (mail === null) return;
    const became = await handOver(db, deps, mail);
    await markMail(db, mailId, became, deps.clock());
  });
}

async function handOver(db: Inside, deps: Sender, mail: WaitingMail): Promise<'sent' | 'refused'> {
  const template = await templates[mail.kind](db, deps, mail);
  if (template === null) return 'refused';
  try {
    await deps.mailer.send(renderMail(deps.config.publicUrl, mail, template));
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailError) || !error.lasting) throw error;
    // What the server said names the address, which is in no log.
    deps.log.warn({ mailId: mail.id, kind: mail.kind }, 'a mail was refused for good');
    return 'refused';
  }
}
