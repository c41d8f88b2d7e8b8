import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import { foldKey } from '@huella/domain/fold';
import { fieldModes, type FieldMode, type DisabledFields } from '@huella/domain/engine/access/field-access';
import type { FixedReason } from '@huella/domain/rules/field-permissions';
import type { Words } from '@huella/domain/words';

export type FieldGroup = FieldPermissions['groups'][number];
export type Field = FieldGroup['fields'][number];

/** What was turned and not saved: whether a field is open in a mode now, by `turnKey`. */
export type Turns = Readonly<Record<string, boolean>>;

function turnKey({ name }: Field, mode: FieldMode): string {
  return `${name}:${mode}`;
}

/** Whether a field is open in a mode by its own switch. */
export function isOn(field: Field, mode: FieldMode, turns: Turns): boolean {
  return turns[turnKey(field, mode)] ?? field[mode].isOpen;
}

/** Whether a switch can be pressed: what is not seen is neither filled nor edited. */
export function isTurnable(field: Field, mode: FieldMode, turns: Turns): boolean {
  return field[mode].fixed === null && (mode === 'list' || isOn(field, 'list', turns));
}

/** The turns with a switch turned; turned back it is none. */
export function withTurn(turns: Turns, field: Field, mode: FieldMode, isOpen: boolean): Turns {
  const { [turnKey(field, mode)]: _before, ...others } = turns;
  return field[mode].isOpen === isOpen ? others : { ...others, [turnKey(field, mode)]: isOpen };
}

/** The turns that open whatever can be opened. */
export function allOpen(groups: readonly FieldGroup[]): Turns {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.flatMap((field) =>
      fieldModes
        .filter((mode) => field[mode].fixed === null && !field[mode].isOpen)
        .map((mode) => [turnKey(field, mode), true] as const),
    ),
  );
}

/** What was turned: the fields with how many switches of theirs. Of an older version what turned meanwhile counts not. */
export function turnedFields(groups: readonly FieldGroup[], turns: Turns): readonly Field[] {
  return groups.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      fieldModes
        .filter((mode) => field[mode].fixed === null && isOn(field, mode, turns) !== field[mode].isOpen)
        .map(() => field),
    ),
  );
}

function isDisabledSomewhere(field: Field, turns: Turns): boolean {
  return fieldModes.some((mode) => field[mode].fixed === null && !isOn(field, mode, turns));
}

/** How many fields the establishment disables in any mode. */
export function countDisabled(groups: readonly FieldGroup[], turns: Turns): number {
  return groups.flatMap(({ fields }) => fields.filter((field) => isDisabledSomewhere(field, turns))).length;
}

/** What is disabled, as it is saved. */
export function disabledIn(groups: readonly FieldGroup[], turns: Turns): DisabledFields {
  const fields = groups.flatMap((group) => group.fields);
  const names = (mode: FieldMode) =>
    fields.filter((field) => field[mode].fixed === null && !isOn(field, mode, turns)).map(({ name }) => name);
  return { list: names('list'), new: names('new'), edit: names('edit') };
}

export interface FieldFilter {
  readonly q: string;
  readonly onlyDisabled: boolean;
}

/** The groups with the fields that are looked for. One that was just enabled stays among the disabled ones until it is saved. */
export function findFields(
  groups: readonly FieldGroup[],
  { q, onlyDisabled }: FieldFilter,
  turns: Turns,
  word: (words: Words) => string,
): readonly FieldGroup[] {
  const words = foldKey(q).split(' ');
  return groups
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => {
        const text = foldKey(`${word(field.label)} ${title === null ? '' : word(title)}`);
        const isWanted = !onlyDisabled || isDisabledSomewhere(field, turns) || isDisabledSomewhere(field, {});
        return isWanted && words.every((each) => text.includes(each));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Why switches of a field are fixed: each reason with the modes that it is about. */
export function reasonsOf(
  field: Field,
): readonly { readonly reason: FixedReason | 'tier'; readonly modes: readonly FieldMode[] }[] {
  const reasons = new Map<FixedReason | 'tier', readonly FieldMode[]>();
  for (const mode of fieldModes) {
    const reason = field[mode].fixed ?? (mode === 'edit' && field.lacksTier ? 'tier' : null);
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), mode]);
  }
  return [...reasons].map(([reason, modes]) => ({ reason, modes }));
}
