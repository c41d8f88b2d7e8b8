import type { AssetType } from '../../model/asset-type';
import { qrLinkOf } from '../../model/qr-types';
import type { Values } from '../../model/value';
import type { Words } from '../../words';
import { digitalLinkOf, readTradedLot } from '../gs1/digital-link';
import { shortLinkOf } from '../qr/short-links';
import { isLotQrType, type LotQrType } from '../qr/lot-pages';

/** The public pages that a lot has in an establishment of a subtype, the main one first (decisions section 5). */
export function lotQrTypesOf(
  { qrTypes, qrSubtypes = {} }: Pick<AssetType, 'qrTypes' | 'qrSubtypes'>,
  boxSubtype: number,
): readonly LotQrType[] {
  return qrTypes.filter(isLotQrType).filter((type) => qrSubtypes[type]?.includes(boxSubtype) !== false);
}

/** The page of a lot that a product of it leads to: that of the product, where there is one. */
export function mainLotQrType(types: readonly LotQrType[]): LotQrType | null {
  return types.find((type) => type !== 'identecoTrupo') ?? types[0] ?? null;
}

/**
 * What a code of a lot holds for one of its pages: the GS1 address of its product and lot where both are known and this is the page
 * of that product, else its short address.
 */
export function lotCodeOf(
  site: string,
  types: readonly LotQrType[],
  type: LotQrType,
  { publicId, attributes }: { readonly publicId: string; readonly attributes: Values },
): string {
  const traded = type === mainLotQrType(types) ? readTradedLot(attributes['gtin'], attributes['name']) : null;
  return traded === null ? shortLinkOf(qrLinkOf(site, type, publicId)) : digitalLinkOf(site, traded);
}

/** What the public page of a lot says once its assets have left it. */
export const emptyLotSentence: Words = { es: 'Hoy este lote está vacío.', en: 'This lot is empty today.' };
