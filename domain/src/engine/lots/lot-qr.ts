import type { AssetType } from '../../model/asset-type';
import type { QrType } from '../../model/qr-types';
import type { Words } from '../../words';

/** Lots of an asset type whose model says nothing else have the page that describes any lot. */
const usual: NonNullable<AssetType['lotQrTypes']> = [{ type: 'identecoTrupo' }];

/** The public pages that a lot has in an establishment of a subtype, the main one first (decisions section 5). */
export function lotQrTypesOf(model: AssetType, boxSubtype: number): readonly QrType[] {
  const rows = model.lotQrTypes ?? usual;
  return rows
    .filter(({ subtypes }) => subtypes === undefined || subtypes.includes(boxSubtype))
    .map(({ type }) => type);
}

/** What the public page of a lot says once its assets have left it. */
export const emptyLotSentence: Words = { es: 'Hoy este lote está vacío.', en: 'This lot is empty today.' };
