import type { GateEntry } from '../../session/gate';

/** The fields that are missing in one record. */
export interface RequiredGroup {
  readonly kind: GateEntry['objectType'];
  readonly pk: number;
  readonly label: string;
  readonly mayEdit: boolean;
  readonly fields: readonly string[];
}

/** What is missing, by record, in the order in which it came: the user, the company, the establishment. */
export function requiredGroups(entries: readonly GateEntry[]): readonly RequiredGroup[] {
  const missing = entries.filter(({ kind }) => kind === 'required');
  const heads = missing.filter((entry, at) => missing.findIndex((each) => isOf(each, entry)) === at);
  return heads.map((head) => ({
    kind: head.objectType,
    pk: head.pk,
    label: head.recordLabel,
    mayEdit: head.mayEdit,
    fields: missing.filter((entry) => isOf(entry, head)).map(({ field, fieldLabel }) => fieldLabel ?? field),
  }));
}

function isOf(one: GateEntry, other: GateEntry): boolean {
  return one.objectType === other.objectType && one.pk === other.pk;
}
