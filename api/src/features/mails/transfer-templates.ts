import { withoutAddresses } from '@huella/domain/rules/account-rules';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fill } from '@huella/domain/phrases/phrase';
import type { TemplateLoader, MailPhrases } from './mail-template';
import { findToldTransfer, type ToldTransfer } from '../transfers/readers.store';

/** What the phrases about a transfer say, without links of their own in names that others typed. */
function slotsOf(told: ToldTransfer, product: string) {
  const noun = findAssetType(told.assetType)?.noun;
  const words = told.sent === 1 ? noun?.one : noun?.many;
  return {
    product,
    count: told.sent,
    noun: words?.[told.language] ?? '',
    box: withoutAddresses(told.targetName),
    company: withoutAddresses(told.targetCompany),
    source: withoutAddresses(told.sourceName),
    sender: withoutAddresses(told.sourceCompany),
    received: told.received ?? 0,
    returned: told.sent - (told.received ?? 0),
    counted: told.counted ?? 0,
    reason: withoutAddresses(told.reason ?? ''),
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
  const told = transferId === null || userId === null ? null : await findToldTransfer(db, transferId, userId);
  if (told === null || transferId === null) return null;
  const waits = told.state === 'in_transit';
  const isNews = clock().getTime() - told.createdAt.getTime() < newsMs;
  if (!waits && (told.state !== 'completed' || !isNews)) return null;
  const write = (say: MailPhrases, product: string) => {
    const slots = slotsOf(told, product);
    return {
      subject: fill(waits ? say.arrivalSubject : say.arrivedSubject, slots),
      paragraphs: [fill(waits ? say.arrivalText : say.arrivedText, slots)],
      button: waits ? say.arrivalButton : say.arrivedButton,
      last: [say.transferNot],
    };
  };
  const { email: to, language, firstname } = told;
  return { to, language, firstname, path: pathOf(transferId, told.targetBoxId, told.assetType), write };
};

const answers = {
  completed: 'answeredAll',
  partly: 'answeredPart',
  returned: 'answeredNone',
} as const;

/** The mail to who sent: what became of it. */
const findAnswered: TemplateLoader = async (db, _deps, { transferId, userId }) => {
  const told = transferId === null || userId === null ? null : await findToldTransfer(db, transferId, userId);
  if (told === null || transferId === null) return null;
  const { state } = told;
  if (state !== 'completed' && state !== 'partly' && state !== 'returned') return null;
  const write = (say: MailPhrases, product: string) => {
    const slots = slotsOf(told, product);
    return {
      subject: fill(say.answeredSubject, slots),
      paragraphs: [
        fill(say[answers[state]], slots),
        ...(told.reason === null ? [] : [fill(say.answeredReason, slots)]),
        ...(told.counted === null || told.counted === told.sent ? [] : [fill(say.answeredCounts, slots)]),
      ],
      button: say.arrivedButton,
      last: [],
    };
  };
  const { email: to, language, firstname } = told;
  return { to, language, firstname, path: pathOf(transferId, told.sourceBoxId, told.assetType), write };
};

/** How the mails about transfers are written. */
export const transferTemplates = {
  transferArrived: findArrived,
  transferAnswered: findAnswered,
} as const;
