import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { lotCodeOf, lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType } from '@huella/domain/engine/qr/lot-pages';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import { qrLinkOf, type QrType } from '@huella/domain/model/qr-types';
import type { Values } from '@huella/domain/model/value';

/** An asset or a lot, as far as its code says it. */
interface CodedRecord {
  readonly assetType: number;
  readonly publicId: string;
  readonly attributes: Values;
}

/** What the code of an asset or of a lot holds where it is (decision 102). */
export function codeHeldBy(site: string, type: QrType, record: CodedRecord, boxSubtype: number): string {
  const model = findAssetType(record.assetType);
  return isLotQrType(type) && model !== null
    ? lotCodeOf(site, lotQrTypesOf(model, boxSubtype), type, record)
    : shortLinkOf(qrLinkOf(site, type, record.publicId));
}
