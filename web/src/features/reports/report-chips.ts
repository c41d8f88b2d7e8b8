import type { ReportInputView } from '@huella/domain/calls/reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import { isFilled, type ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { reportInputs } from '@huella/domain/model/report';
import { changeInput, checkForm, offeredOptions } from './report-form';

/** A filter of a report in use. */
export interface ReportChip {
  readonly name: string;
  readonly label: string;
  /** Names of what is chosen, or a day or a figure as it is written. */
  readonly value: string;
  /** Taking it away changes what is told. */
  readonly canRemove: boolean;
}

/** Names that a chip has room for. */
const namedInChip = 2;

/**
 * What narrows a report, but for what stands over it: entities as they are called and how many of them, unless it is all; nothing of
 * days that are proposed anyway.
 * @param countOf says '4 of 9'
 */
export function chipsOf(
  inputs: readonly ReportInputView[],
  values: ReportValues,
  countOf: (chosen: number, all: number) => string,
): readonly ReportChip[] {
  return inputs.flatMap((input) => {
    const { name, type, defaultValue } = input;
    const value = values[name];
    if (name === reportInputs.grouping || !isFilled(value)) return [];
    if (type === 'date' && value === defaultValue) return [];
    const after = removeInput(inputs, values, name).values[name] ?? null;
    const chip = { name, label: labelOf(inputs, input, values), canRemove: !isSame(after, value) };
    const offered = offeredOptions(input, values);
    if (name === reportInputs.selected) {
      const chosen = typeof value === 'object' ? value.length : 1;
      const only = offered.find(({ key }) => typeof value === 'object' && chosen === 1 && key === value[0]);
      if (chosen >= offered.length) return [];
      return [{ ...chip, value: only?.label ?? countOf(chosen, offered.length) }];
    }
    return [{ ...chip, value: type === 'date' ? formatDate(String(value)) : textOf(offered, value) }];
  });
}

/** Entities go by what they are grouped by: `Depositante`. */
function labelOf(
  inputs: readonly ReportInputView[],
  { name, label, dependsOn }: ReportInputView,
  values: ReportValues,
): string {
  const parent = inputs.find((input) => input.name === dependsOn);
  if (name !== reportInputs.selected || parent === undefined) return label;
  return parent.options.find(({ key }) => key === values[parent.name])?.label ?? label;
}

function textOf(options: ReportInputView['options'], value: string | number | readonly string[]): string {
  const keys = typeof value === 'object' ? value : [String(value)];
  const names = keys.map((key) => options.find((option) => option.key === key)?.label ?? key);
  const rest = names.length - namedInChip;
  return [names.slice(0, namedInChip).join(', '), ...(rest > 0 ? [`+${String(rest)}`] : [])].join(' ');
}

function isSame(one: ReportValues[string], other: ReportValues[string]): boolean {
  const sorted = (value: ReportValues[string]) =>
    JSON.stringify(typeof value === 'object' && value !== null ? [...value].sort() : value);
  return sorted(one) === sorted(other);
}

/**
 * The values without one of them: it is what is proposed again, and what depends on it is emptied, as in the form. Of entities it is
 * all of them, as a report of none is none.
 * @returns `isSound` where the report can be asked for so; otherwise its form says what is missing
 */
export function removeInput(
  inputs: readonly ReportInputView[],
  values: ReportValues,
  name: string,
): { readonly values: ReportValues; readonly isSound: boolean } {
  const input = inputs.find((each) => each.name === name);
  if (input === undefined) return { values, isSound: checkForm(inputs, values).length === 0 };
  const proposed =
    name === reportInputs.selected ? offeredOptions(input, values).map(({ key }) => key) : input.defaultValue;
  const next = changeInput(inputs, values, name, proposed);
  return { values: next, isSound: checkForm(inputs, next).length === 0 };
}
