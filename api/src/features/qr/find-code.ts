import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType, type LotQrType } from '@huella/domain/engine/qr/lot-pages';
import type { QrType } from '@huella/domain/model/qr-types';
import type { Deps } from '../../deps';
import { findQrLotSpot, type QrLotSpot } from './qr-lots.store';
import { findQrAsset } from './qr.store';
import type { Coded } from './scans.store';

/** What a code is of, and where that is. */
export interface ScannedCode {
  readonly code: Coded;
  readonly boxId: number;
  readonly assetType: number;
}

/** What a page is of, and where that is; null when there is no such page. */
export async function findScannedCode(
  { db }: Pick<Deps, 'db'>,
  type: QrType,
  publicId: string,
): Promise<ScannedCode | null> {
  if (isLotQrType(type)) {
    const lot = await findQrLotSpot(db, publicId);
    if (lot === null || !hasPage(lot, type)) return null;
    return { code: { of: 'lot', id: lot.id }, boxId: lot.boxId, assetType: lot.assetType };
  }
  const asset = await findQrAsset(db, publicId);
  return asset && { code: { of: 'asset', id: asset.id }, boxId: asset.boxId, assetType: asset.assetType };
}

/** Whether a lot has a page of a type: where it is, or where it came from with its labels on. */
export function hasPage({ assetType, subtypes }: QrLotSpot, type: LotQrType): boolean {
  const model = findAssetType(assetType);
  return model !== null && subtypes.some((subtype) => lotQrTypesOf(model, subtype).includes(type));
}
