import { callQuery } from '../../call/queries';

/** What an establishment says of the fields of an asset type; asked for again whenever it is shown. */
export function fieldsQuery(boxId: number, assetType: number) {
  const params = { boxId: String(boxId), assetId: String(assetType) };
  return { ...callQuery('fieldPermissions.get', { params }), staleTime: 0 };
}
