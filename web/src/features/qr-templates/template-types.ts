import type { QrType } from '@huella/domain/model/qr-types';
import type { AssetType } from '@huella/domain/model/asset-type';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { paths } from '../../paths';
import { callQuery } from '../../call/queries';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { useSay } from '../../words/use-say';

/** Where the template of each kind of page is edited (document 3 section 2). */
export const templatePaths = {
  identeco: paths.qrIdenteco,
  identecoTrupo: paths.qrIdentecoTrupo,
  produktoTrupo: paths.qrProduktoTrupo,
  blendingTrupo: paths.qrBlendingTrupo,
  brewingTrupo: paths.qrBrewingTrupo,
} as const satisfies Record<QrType, string>;

/** The two kinds of page that the menu shows, of one and of a group; and others that the model has beside them. */
export function templateTypesOf(
  model: AssetType,
  boxSubtype: number,
): { readonly cards: readonly QrType[]; readonly others: readonly QrType[] } {
  if (model.public === undefined) return { cards: [], others: [] };
  const lots = lotQrTypesOf(model, boxSubtype);
  // Who makes something of a lot sees the page of that; the page of the lot as it is comes last.
  const [main, ...others] = lots.toSorted(
    (one, other) => Number(one === 'identecoTrupo') - Number(other === 'identecoTrupo'),
  );
  const single = model.qrTypes.filter((type) => type === 'identeco');
  return { cards: [...single, ...(main === undefined ? [] : [main])], others };
}

/** What a template says, asked for again whenever it is shown. */
export function templateQuery(type: QrType, boxId: number, assetType: number) {
  const params = { type, boxId: String(boxId), assetId: String(assetType) };
  return { ...callQuery('qrTemplates.get', { params }), staleTime: 0 };
}

/** What a kind of page is called: that of a single one by the noun of the asset type. */
export function usePageName(place: Place): (type: QrType) => string {
  const { say, word } = useSay('qrTemplates');
  const { model } = useModel(place);
  return (type) =>
    type === 'identeco'
      ? say('qrTemplates:identeco', { noun: word(model.noun.one) })
      : say(`qrTemplates:${type}`);
}
