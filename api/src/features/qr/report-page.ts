import { fail } from '@huella/domain/model/errors';
import { isPublicId, type QrType } from '@huella/domain/model/qr-types';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { queueMail } from '../mails/mails.store';
import { listOwners } from '../ownership/ownership.store';
import { findScannedCode } from './find-code';
import { countReports, getCompanyOfBox, insertReport } from './reports.store';

/** Reports that a page takes in a day: a crowd that says the same is heard without them all. */
const maxPerDay = 20;
const dayMs = 24 * 3600_000;

/** What somebody says of a page. */
export interface Report {
  readonly text: string;
  readonly contact: string | null;
}

/**
 * Keeps what somebody says of a page, and tells the owners of its company: the first of a day by mail, all of them where
 * the code is shown. `notFound` for a page that is not there, `tooManyRequests` once it took its share of a day.
 */
export async function reportPage(deps: Deps, type: QrType, publicId: string, report: Report): Promise<void> {
  const found = isPublicId(publicId) ? await findScannedCode(deps, type, publicId) : null;
  if (found === null) return fail('notFound');
  const { code, boxId } = found;
  const at = deps.clock();
  await transact(deps.db, async (inside) => {
    const today = await countReports(inside, code, new Date(at.getTime() - dayMs));
    if (today >= maxPerDay) fail('tooManyRequests', { seconds: dayMs / 1000 });
    const reportId = await insertReport(inside, { qrType: type, code, boxId, ...report, at });
    if (today > 0) return;
    const companyId = await getCompanyOfBox(inside, boxId);
    for (const userId of await listOwners(inside, companyId))
      await queueMail(inside, { kind: 'pageReported', userId, companyId, reportId }, at);
  });
}
