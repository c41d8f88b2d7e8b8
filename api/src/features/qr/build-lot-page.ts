import type { AssetType } from '@huella/domain/assets/asset-type';
import type { QrPage } from '@huella/domain/calls/qr';
import { lotEvents } from '@huella/domain/events/engine-events';
import { localeTag } from '@huella/domain/fields/value';
import { joiningLot } from '@huella/domain/lots/lot-events';
import { emptyLotSentence, lotSentence } from '@huella/domain/lots/lot-qr';
import { fill } from '@huella/domain/phrases/phrase';
import type { Words } from '@huella/domain/words';
import { buildQrPage } from './build-page';
import type { QrEvent, QrLot, QrPlace } from './qr.store';
import { inBoth } from './tell';

/** All that the page of a lot is built from, read by the store. */
export interface QrLotSubject {
  readonly model: AssetType;
  readonly lot: QrLot;
  /** What all its assets went through together. */
  readonly events: readonly QrEvent[];
  readonly places: ReadonlyMap<number, QrPlace>;
  readonly place: QrPlace;
  readonly now: Date;
}

/**
 * The data of the public page of a lot (decisions section 5, Identeco Trupo): told like an asset that has only what
 * all of them have alike, under the name of the lot, with how many they are. There is no chain of a lot to prove.
 */
export function buildLotPage({ lot, ...subject }: QrLotSubject): QrPage | null {
  const { id, assetType, boxId, attributes, createdAt, updatedAt, name } = lot;
  const asset = { id, assetType, boxId, attributes, chainHash: null, createdAt, updatedAt };
  const page = buildQrPage({
    ...subject,
    model: { ...subject.model, events: [...subject.model.events, joiningLot] },
    events: withMaking(lot, subject.events),
    asset,
    chainHolds: null,
  });
  if (page === null) return null;
  return {
    ...page,
    name: { es: name, en: name },
    label: name,
    sentence: sentenceOf(lot, subject.model, page),
  };
}

/** The making of the lot among what its assets went through: where it was before it first moved. */
function withMaking({ createdAt, boxId }: QrLot, events: readonly QrEvent[]): readonly QrEvent[] {
  const moved = events.find((event) => event.targetBoxId !== null && event.eventTime > createdAt);
  const making: QrEvent = {
    sequence: 0,
    eventType: lotEvents.join,
    eventTime: createdAt,
    recordTime: createdAt,
    boxId: moved?.boxId ?? boxId,
    targetBoxId: null,
    after: {},
    hash: '',
  };
  return [...events.filter(({ eventType }) => eventType !== lotEvents.join), making];
}

function sentenceOf({ count }: QrLot, { noun }: AssetType, page: QrPage): Words {
  if (count === 0) return emptyLotSentence;
  return inBoth((language) => {
    const figure = new Intl.NumberFormat(localeTag[language]).format(count);
    const slots = { figure, noun: (count === 1 ? noun.one : noun.many)[language] };
    const more = page.sentence === null ? '' : ` ${page.sentence[language]}`;
    return fill(lotSentence[language], slots) + more;
  });
}
