import { qrTypeNames, type QrType } from '../model/qr-types';

/** The kinds of page that only some asset types have; the others every one has (document 3 section 2, QR metrics). */
const onlyOf: Readonly<Partial<Record<QrType, readonly number[]>>> = {
  produktoTrupo: [33, 34],
  blendingTrupo: [37],
  brewingTrupo: [37],
};

/** The kinds of page that the metrics offer for an asset type; without one those that every type has. */
export function metricsTypesOf(assetType: number | null): readonly QrType[] {
  return qrTypeNames.filter((type) => {
    const only = onlyOf[type];
    return only === undefined || (assetType !== null && only.includes(assetType));
  });
}
