import type { Field } from '../../model/field';

/** The fields of a list that some rules are about. */
export interface FieldGroups {
  /** Hidden by what others hold. */
  readonly hideable: readonly Field[];
  /** Of options with one name the one is meant that goes with another field. */
  readonly underOthers: readonly Field[];
  /** Boxes that follow from others. */
  readonly implied: readonly Field[];
  /** Days that follow from others. */
  readonly following: readonly Field[];
  /** They choose assets. */
  readonly choosing: readonly Field[];
  readonly lists: readonly Field[];
}

/** The groups of a list of fields, kept for as long as the list is: each row of a sheet asks for the same. */
export function groupsOf(fields: readonly Field[]): FieldGroups {
  const known = groups.get(fields);
  if (known !== undefined) return known;
  const found = {
    hideable: fields.filter(({ hideCondition }) => hideCondition !== undefined),
    underOthers: fields.filter(({ fkField }) => fkField !== undefined),
    implied: fields.filter(({ impliedBy }) => impliedBy !== undefined),
    following: fields.filter(({ defaultOf }) => defaultOf !== undefined),
    choosing: fields.filter(({ type }) => type === 'assetsSelectList'),
    lists: fields.filter(({ list }) => list !== undefined),
  };
  groups.set(fields, found);
  return found;
}

const groups = new WeakMap<readonly Field[], FieldGroups>();
