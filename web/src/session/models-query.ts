import { callQuery } from '../call/queries';

/** The models of an establishment, which change with a release or when its fields are disabled. */
export function modelsQuery(boxId: number) {
  return { ...callQuery('models.all', { params: { boxId: String(boxId) } }), staleTime: 600_000 };
}
