import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import type { MailTemplate, TemplateLoader } from './mail-template';
import { findTransferForMail, type TransferForMail } from '../transfers/readers.store';

/** What the phrases about a transfer say, without links of their own in names that others typed. */
function slotsOf(transfer: TransferForMail, product: string) {
  const noun = findAssetType(transfer.assetType)?.noun;
  const words = transfer.sent === 1 ? noun?.one : noun?.many;
  return {
    product,
    count: transfer.sent,
    noun: words?.[transfer.language] ?? '',
    box: withoutAddresses(transfer.targetName),
    company: withoutAddresses(transfer.targetCompany),
    source: withoutAddresses(transfer.sourceName),
    sender: withoutAddresses(transfer.sourceCompany),
    received: transfer.received ?? 0,
    returned: transfer.sent - (transfer.received ?? 0),
    counted: transfer.counted ?? 0,
    reason: withoutAddresses(transfer.reason ?? ''),
  };
}

/** Where a transfer is looked at from a side of it: anyone who works elsewhere is led there. */
function pathOf(transferId: number, boxId: number, assetType: number): string {
  const search = new URLSearchParams({ box: String(boxId), type: String(assetType) });
  return `/transfers/${String(transferId)}?${search.toString()}`;
}

/** Writes what a mail says of a transfer; null where it is of no use any more. */
type WriterOf = (transfer: TransferForMail, now: Date) => MailTemplate['write'] | null;

/** The template of a mail about a transfer, which leads to it as it is seen from a side. */
const aboutTransfer =
  (side: 'sourceBoxId' | 'targetBoxId', writerOf: WriterOf): TemplateLoader =>
  async (db, { clock }, { transferId, userId }) => {
    if (transferId === null || userId === null) return null;
    const transfer = await findTransferForMail(db, transferId, userId);
    const write = transfer === null ? null : writerOf(transfer, clock());
    if (transfer === null || write === null) return null;
    const { email: to, language, firstname } = transfer;
    return { to, language, firstname, path: pathOf(transferId, transfer[side], transfer.assetType), write };
  };

/** What was done longer ago is no news: nothing has to be done about it. */
const newsMs = 3 * 24 * 3_600_000;

/** To who receives: that something arrived, or waits to be confirmed. One that was answered meanwhile is of no use. */
const writeArrived: WriterOf = (transfer, now) => {
  const waits = transfer.state === 'in_transit';
  const isNews = now.getTime() - transfer.createdAt.getTime() < newsMs;
  if (!waits && (transfer.state !== 'completed' || !isNews)) return null;
  return (say, product) => {
    const slots = slotsOf(transfer, product);
    return {
      subject: fill(waits ? say.arrivalSubject : say.arrivedSubject, slots),
      paragraphs: [fill(waits ? say.arrivalText : say.arrivedText, slots)],
      button: waits ? say.arrivalButton : say.arrivedButton,
      last: [say.transferNot],
    };
  };
};

const answers = {
  completed: 'answeredAll',
  partly: 'answeredPart',
  returned: 'answeredNone',
} as const;

/** To who sent: what became of it. */
const writeAnswered: WriterOf = (transfer) => {
  const { state } = transfer;
  if (state !== 'completed' && state !== 'partly' && state !== 'returned') return null;
  return (say, product) => {
    const slots = slotsOf(transfer, product);
    return {
      subject: fill(say.answeredSubject, slots),
      paragraphs: [
        fill(say[answers[state]], slots),
        ...(transfer.reason === null ? [] : [fill(say.answeredReason, slots)]),
        ...(transfer.counted === null || transfer.counted === transfer.sent
          ? []
          : [fill(say.answeredCounts, slots)]),
      ],
      button: say.arrivedButton,
      last: [],
    };
  };
};

/** How the mails about transfers are written. */
export const transferTemplates = {
  transferArrived: aboutTransfer('targetBoxId', writeArrived),
  transferAnswered: aboutTransfer('sourceBoxId', writeAnswered),
} as const;
