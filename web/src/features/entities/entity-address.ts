import { paths } from '../../paths';

/** The entities of a kind. */
export function entitiesAddress(type: number): string {
  return `${paths.namedEntities}?type=${String(type)}`;
}

/** The form of a new entity of a kind, or of one that is there. */
export function entityFormAddress(type: number, id: number | null): string {
  return `${entitiesAddress(type)}&form=${id === null ? 'new' : String(id)}`;
}
