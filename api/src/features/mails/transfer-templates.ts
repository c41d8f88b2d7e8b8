import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import type { TemplateLoader, MailPhrases } from './mail-template';
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

/** What was done longer ago is no news: nothing has to be done about it. */
const newsMs = 3 * 24 * 3_600_000;

/** The mail to who receives: that something arrived, or waits to be confirmed. One that was answered meanwhile is of no use. */
const findArrived: TemplateLoader = async (db, { clock }, { transferId, userId }) => {
  const transfer =
    transferId === null || userId === null ? null : await findTransferForMail(db, transferId, userId);
  if (transfer === null || transferId === null) return null;
  const waits = transfer.state === 'in_transit';
  const isNews = clock().getTime() - transfer.createdAt.getTime() < newsMs;
  if (!waits && (transfer.state !== 'completed' || !isNews)) return null;
  const write = (say: MailPhrases, product: string) => {
    const slots = slotsOf(transfer, product);
    return {
      subject: fill(waits ? say.arrivalSubject : say.arrivedSubject, slots),
      paragraphs: [fill(waits ? say.arrivalText : say.arrivedText, slots)],
      button: waits ? say.arrivalButton : say.arrivedButton,
      last: [say.transferNot],
    };
  };
  const { email: to, language, firstname } = transfer;
  return {
    to,
    language,
    firstname,
    path: pathOf(transferId, transfer.targetBoxId, transfer.assetType),
    write,
  };
};

const answers = {
  completed: 'answeredAll',
  partly: 'answeredPart',
  returned: 'answeredNone',
} as const;

/** The mail to who sent: what became of it. */
const findAnswered: TemplateLoader = async (db, _deps, { transferId, userId }) => {
  const transfer =
    transferId === null || userId === null ? null : await findTransferForMail(db, transferId, userId);
  if (transfer === null || transferId === null) return null;
  const { state } = transfer;
  if (state !== 'completed' && state !== 'partly' && state !== 'returned') return null;
  const write = (say: MailPhrases, product: string) => {
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
  const { email: to, language, firstname } = transfer;
  return {
    to,
    language,
    firstname,
    path: pathOf(transferId, transfer.sourceBoxId, transfer.assetType),
    write,
  };
};

/** How the mails about transfers are written. */
export const transferTemplates = {
  transferArrived: findArrived,
  transferAnswered: findAnswered,
} as const;
