import type { AssetType } from '../../model/asset-type';
import type { Words } from '../../words';
import { isLotQrType, type LotQrType } from '../qr/lot-pages';

/** The public pages that a lot has in an establishment of a subtype, the main one first (decisions section 5). */
export function lotQrTypesOf(
  { qrTypes, qrSubtypes = {} }: Pick<AssetType, 'qrTypes' | 'qrSubtypes'>,
  boxSubtype: number,
): readonly LotQrType[] {
  return qrTypes.filter(isLotQrType).filter((type) => qrSubtypes[type]?.includes(boxSubtype) !== false);
}

/** What the public page of a lot says once its assets have left it. */
export const emptyLotSentence: Words = { es: 'Hoy este lote está vacío.', en: 'This lot is empty today.' };
