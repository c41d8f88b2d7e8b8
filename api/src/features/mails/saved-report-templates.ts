import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { findSavedForMail, type SavedInMail } from '../panel/saved-reports.store';
import type { MailTemplate, TemplateLoader } from './mail-template';
import { findAttachment } from './mails.store';

const troubleWords = {
  readerLost: 'reportTroubleReaderLost',
  rightLost: 'reportTroubleRightLost',
  failed: 'reportTroubleFailed',
} as const;

/** Brings a saved report; of no use without what it brings. */
export const loadReportSentTemplate: TemplateLoader = async (db, _context, mail) => {
  const { id, userId, savedReportId } = mail;
  if (userId === null || savedReportId === null) return null;
  const found = await findSavedForMail(db, savedReportId, userId);
  const file = await findAttachment(db, id);
  if (found === null || file === null) return null;
  const isOwn = found.ownerId === userId;
  return {
    ...addressed(found, isOwn ? savedReportId : null),
    attachments: [{ filename: file.name, contentType: file.type, content: file.bytes }],
    write: (say, product) => {
      const slots = { name: withoutAddresses(found.name), owner: withoutAddresses(found.owner), product };
      return {
        subject: fill(say.reportSentSubject, slots),
        paragraphs: [fill(isOwn ? say.reportSentOwn : say.reportSentText, slots)],
        button: say.reportSentButton,
        last: [say.reportSentHow],
      };
    },
  };
};

/** Tells who saved a report what kept it from somebody. */
export const loadReportTroubleTemplate: TemplateLoader = async (db, _context, { userId, savedReportId }) => {
  if (userId === null || savedReportId === null) return null;
  const found = await findSavedForMail(db, savedReportId, userId);
  if (found === null || found.trouble === null) return null;
  const { trouble, name } = found;
  return {
    ...addressed(found, savedReportId),
    write: (say) => ({
      subject: fill(say.reportTroubleSubject, { name: withoutAddresses(name) }),
      paragraphs: [say[troubleWords[trouble]]],
      button: say.reportTroubleButton,
      last: [],
    }),
  };
};

function addressed(
  { assetType, email: to, language, firstname }: SavedInMail,
  savedId: number | null,
): Pick<MailTemplate, 'to' | 'language' | 'firstname' | 'path'> {
  const menu = findAssetType(assetType)?.menu ?? [];
  const screen = menu.find(({ path }) => path.startsWith('/reports'))?.path ?? '/reports';
  return { to, language, firstname, path: savedId === null ? screen : `${screen}?saved=${String(savedId)}` };
}
