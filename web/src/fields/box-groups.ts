import type { Field } from '@huella/domain/model/field';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { Locale } from '@huella/domain/model/value';
import type { DrawnOption } from './field-options';

/** Boxes under one heading; the heading is empty where the options have none. */
export interface BoxGroup<Box extends DrawnOption = DrawnOption> {
  readonly title: string;
  readonly options: readonly Box[];
}

/** Boxes by their headings, in the order in which these first occur. */
export function groupBoxes<Box extends DrawnOption>(
  field: Field,
  options: readonly Box[],
  locale: Locale,
): readonly BoxGroup<Box>[] {
  const groups = new Map<string, Box[]>();
  const isGrouped = field.type === 'groupedmultiselectbox';
  for (const option of options) {
    const title = isGrouped ? (findOption(field, option.value)?.group?.[locale.language] ?? '') : '';
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  return [...groups].map(([title, boxes]) => ({ title, options: boxes }));
}

/** The chosen keys after one was pressed, in the order of the options. */
export function toggleKey(
  options: readonly DrawnOption[],
  chosen: readonly string[],
  key: string,
): readonly string[] {
  return options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === key));
}

/** The chosen keys after a whole group was chosen or cleared; what cannot be chosen is only ever cleared. */
export function setGroup(
  options: readonly DrawnOption[],
  chosen: readonly string[],
  group: BoxGroup,
  isOn: boolean,
): readonly string[] {
  const inside = new Set(group.options.map((option) => option.value));
  return options
    .filter(({ value, disabled }) => {
      const isChosen = chosen.includes(value);
      if (!inside.has(value)) return isChosen;
      return isOn && (isChosen || !disabled);
    })
    .map((option) => option.value);
}
