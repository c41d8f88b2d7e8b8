import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { codesOf } from '@huella/domain/rules/relations';
import type { ReportModel } from '@huella/domain/model/report';
import { listBoxAccess, type Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { listRelatedBoxes } from '../places/places.store';

/** The establishments that a report, or a table of a panel, is over for the caller: of its subtypes, where they may list its assets. */
export async function listReportPlaces(
  { db, clock }: Deps,
  caller: Actor,
  { assetType, subtypes }: Pick<ReportModel, 'assetType' | 'subtypes'>,
): Promise<readonly FormContext[]> {
  const related = await listRelatedBoxes(db, caller.userId);
  const ids = related
    .filter(
      ({ subtype, chain, templates }) =>
        (subtypes === undefined || subtypes.includes(subtype)) &&
        isAssetTypeOfChain(assetType, chain) &&
        codesOf(templates).includes('ASSET_LIST'),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const access = await listBoxAccess(db, caller.userId, ids);
  return ids.flatMap((id) => {
    const place = access.get(id);
    return place === undefined ? [] : [formContextOf(clock(), caller, place, assetType)];
  });
}
