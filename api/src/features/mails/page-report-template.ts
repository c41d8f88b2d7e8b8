import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { fill } from '@huella/domain/phrases/phrase';
import { findCompanyForMail } from '../ownership/ownership.store';
import { findReportForMail } from '../qr/reports.store';
import type { TemplateLoader } from './mail-template';

/** To the owners of a company: somebody who scanned a code of theirs says that its page does not fit. */
export const loadPageReportTemplate: TemplateLoader = async (
  db,
  _context,
  { userId, companyId, reportId },
) => {
  if (userId === null || companyId === null || reportId === null) return null;
  const found = await findCompanyForMail(db, userId, companyId);
  const report = await findReportForMail(db, reportId);
  if (found === null || report === null) return null;
  const { coded } = report;
  return {
    to: found.email,
    language: found.language,
    firstname: found.firstname,
    path: `/${coded.of === 'asset' ? 'assets' : 'lots'}/edit?pk=${String(coded.id)}&mode=view`,
    write: (say, product) => {
      const slots = {
        product,
        company: withoutAddresses(found.companyName),
        box: withoutAddresses(report.box),
      };
      return {
        subject: fill(say.pageReportedSubject, slots),
        paragraphs: [
          fill(say.pageReportedText, slots),
          // Anybody may write it: nothing in it leads anywhere.
          `«${withoutAddresses(report.text)}»`,
          say[report.contact === null ? 'pageReportedNobody' : 'pageReportedContact'],
        ],
        button: say.pageReportedButton,
        last: [say.pageReportedMore],
      };
    },
  };
};
