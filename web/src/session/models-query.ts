import { callQuery } from '../call/queries';

/** What asks for the models of an establishment. */
export function modelsInput(boxId: number) {
  return { params: { boxId: String(boxId) } };
}

/** The models of an establishment, which change with a release or when its fields are disabled. */
export function modelsQuery(boxId: number) {
  return { ...callQuery('models.all', modelsInput(boxId)), staleTime: 600_000 };
}
