import { findReport } from '@huella/domain/catalogue/reports/find-report';
import { nextDue, valuesOfPeriod } from '@huella/domain/engine/reports/schedule';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { Refusal } from '@huella/domain/model/errors';
import { reportInputs } from '@huella/domain/model/report';
import type { Actor } from '../../db/actors';
import { addJob } from '../../db/queue';
import type { ReportTrouble } from '../../db/report-tables';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import { queueMail, type MailAttachment } from '../mails/mails.store';
import { readAskedReport } from './asked-report';
import { keysOf } from './report-entities';
import { presentInputs } from './report-inputs';
import { listReportPlaces } from './report-places';
import {
  dropReaders,
  findDue,
  findReader,
  insertDelivery,
  isDelivered,
  listDue,
  moveOn,
  type SavedRecord,
} from './saved-reports.store';
import { writeReport } from './write-report';

/** How often a report is tried that cannot be built, before its owner hears of it. */
const maxTries = 3;

/** Queues the reports whose day has come, each once however many processes ask. */
export async function queueDueReports({ db, clock }: Deps): Promise<void> {
  for (const savedReportId of await listDue(db, clock()))
    await addJob(db, 'send_report', { savedReportId }, `report:${String(savedReportId)}`);
}

/** A report on its day. */
type DueReport = SavedRecord & { readonly every: 'week' | 'month'; readonly dueOn: string };

/**
 * Sends a saved report to whom it goes, to each as they may ask for it themselves at that moment, and once for a day (decision
 * 120). Who may see nothing of it any more is taken off its list; where that is its owner it ends. The owner hears of it.
 * @param tries how often it was tried, this time included
 */
export async function sendReport(deps: Deps, savedReportId: number, tries: number): Promise<void> {
  const due = await findDue(deps.db, savedReportId, deps.clock());
  if (due === null || due.every === null || due.dueOn === null) return;
  const saved: DueReport = { ...due, every: due.every, dueOn: due.dueOn };
  const owner = await findReader(deps.db, saved.userId);
  try {
    if (owner === null || (await isBeyond(deps, saved, owner))) {
      await end(deps, saved, null, 'rightLost');
      return;
    }
    const lost: number[] = [];
    const readers = saved.readers.length === 0 ? [saved.userId] : saved.readers.map(({ id }) => id);
    for (const userId of readers) {
      const reader = userId === owner.userId ? owner : await findReader(deps.db, userId);
      if (reader === null || !(await sendTo(deps, saved, reader))) lost.push(userId);
    }
    const next = lost.length === readers.length ? null : nextOf(deps, saved, owner);
    await end(deps, saved, next, lost.length > 0 ? 'readerLost' : null, lost);
  } catch (error) {
    if (tries < maxTries) throw error;
    deps.faults.record('queue', error, 'a saved report could not be sent', { savedReportId });
    await end(deps, saved, nextOf(deps, saved, owner), 'failed');
  }
}

async function isBeyond(deps: Deps, saved: DueReport, reader: Actor): Promise<boolean> {
  return (await valuesFor(deps, saved, reader)) === null;
}

/** What a report asks for on its day by somebody: the entities that they may choose; null where there is none. */
async function valuesFor(deps: Deps, saved: DueReport, reader: Actor): Promise<ReportValues | null> {
  const report = findReport(saved.assetType, saved.reportId);
  if (report === null) return null;
  const values = valuesOfPeriod(saved.inputs, saved.every, saved.dueOn);
  const places = await listReportPlaces(deps, reader, report);
  const inputs = await presentInputs(deps, report, places, { language: reader.language, today: saved.dueOn });
  const offered = inputs.find(({ name }) => name === reportInputs.selected)?.options ?? [];
  const grouping = values[reportInputs.grouping];
  const mine = keysOf(values[reportInputs.selected]).filter((key) =>
    offered.some((option) => option.key === key && option.fk === grouping),
  );
  return mine.length === 0 ? null : { ...values, [reportInputs.selected]: mine };
}

/** Sends a report to somebody, unless it went already; false where they may see nothing of it. */
async function sendTo(deps: Deps, saved: DueReport, reader: Actor): Promise<boolean> {
  const delivery = { id: saved.id, dueOn: saved.dueOn, userId: reader.userId };
  if (await isDelivered(deps.db, delivery)) return true;
  const values = await valuesFor(deps, saved, reader);
  if (values === null) return false;
  const attachment = await attachmentFor(deps, saved, reader, values);
  if (attachment === null) return false;
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    if (!(await insertDelivery(inside, delivery, now))) return;
    const mail = { kind: 'reportSent', userId: reader.userId, savedReportId: saved.id, attachment } as const;
    await queueMail(inside, mail, now);
  });
  return true;
}

/** The report as a file; null where what it asks for is refused to them, such as a value that a field has no more. */
async function attachmentFor(
  deps: Deps,
  { assetType, reportId, format }: DueReport,
  reader: Actor,
  values: ReportValues,
): Promise<MailAttachment | null> {
  const fieldsInputs = Object.entries(values).map(([name, value]) => ({ name, value }));
  try {
    const asked = await readAskedReport(deps, reader, { reportId, assetType, fieldsInputs });
    const { name, type, bytes } = await writeReport(deps, asked, reader, format);
    const parts: Uint8Array[] = [];
    for await (const part of bytes) parts.push(part);
    return { name, type, bytes: Buffer.concat(parts) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalidInput') return null;
    throw error;
  }
}

/** After today, however late it went: what was missed meanwhile is not made up for. */
function nextOf({ clock }: Deps, { every, dueOn }: DueReport, owner: Actor | null) {
  const today = owner === null ? dueOn : dayIn(clock(), owner.timezone);
  return { every, dueOn: nextDue(every, today) };
}

/** Moves a report on to its next day, or ends its schedule, and tells its owner what was in its way: once. */
async function end(
  deps: Deps,
  { id, dueOn, userId }: DueReport,
  next: Parameters<typeof moveOn>[2],
  trouble: ReportTrouble | null,
  lost: readonly number[] = [],
): Promise<void> {
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    if (!(await moveOn(inside, { id, dueOn }, next, trouble))) return;
    if (lost.length > 0) await dropReaders(inside, id, lost);
    if (trouble !== null) await queueMail(inside, { kind: 'reportTrouble', userId, savedReportId: id }, now);
  });
}
