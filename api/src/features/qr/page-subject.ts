import type { QrPage, QrSource } from '@huella/domain/calls/qr-page';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { EngineEvent } from '@huella/domain/model/event-model';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import type { QrAsset, QrEvent, QrPlace } from './qr.store';

/** All that a page is built from, read by the store. */
export interface QrSubject {
  readonly model: AssetType;
  /** Events that are shown beside those of the model. */
  readonly engineEvents?: readonly EngineEvent[];
  readonly asset: QrAsset;
  readonly events: readonly QrEvent[];
  readonly places: ReadonlyMap<number, QrPlace>;
  /** Where the asset is. */
  readonly place: QrPlace;
  /** Whether its chain of hashes holds; null where nobody has looked. */
  readonly chainHolds: boolean | null;
  /** What it came from, as far as that has pages. */
  readonly sources: readonly QrSource[];
  /** What the establishment says of such pages; null leaves it to the model. */
  readonly template: QrTemplate | null;
  /** The pictures that it chose, beside those of the thing itself. */
  readonly chosen: QrPage['pictures'];
  readonly now: Date;
}

/** An establishment as rules about its day want it. */
export function zoned({ zone, subtype }: QrPlace) {
  return { timezone: zone, subtype };
}
