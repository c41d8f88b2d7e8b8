import type { AssetType } from '@huella/domain/assets/asset-type';
import type { QrPage } from '@huella/domain/calls/qr';
import { localeTag } from '@huella/domain/fields/value';
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
  const page = buildQrPage({ ...subject, asset, chainHolds: null });
  if (page === null) return null;
  return {
    ...page,
    name: { es: name, en: name },
    label: name,
    sentence: sentenceOf(lot, subject.model, page),
  };
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
