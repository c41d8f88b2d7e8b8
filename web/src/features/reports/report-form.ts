import type { ReportInputView } from '@huella/domain/calls/reports';
import {
  checkInputs,
  isFilled,
  type ReportValue,
  type ReportValues,
} from '@huella/domain/engine/reports/check-inputs';
import type { Issue } from '@huella/domain/model/errors';

/** What a form begins with: what was filled in before, else what each input proposes. */
export function startingValues(inputs: readonly ReportInputView[], before: ReportValues): ReportValues {
  return Object.fromEntries(inputs.map(({ name, defaultValue }) => [name, before[name] ?? defaultValue]));
}

/** The values after one of them changed: what depends on it is emptied (document 3 section 4). */
export function changeInput(
  inputs: readonly ReportInputView[],
  values: ReportValues,
  name: string,
  value: ReportValue,
): ReportValues {
  const dependent = inputs.filter(({ dependsOn }) => dependsOn === name);
  return { ...values, ...Object.fromEntries(dependent.map((input) => [input.name, null])), [name]: value };
}

/** What an input offers beside the others. */
export function offeredOptions(
  { options, dependsOn }: ReportInputView,
  values: ReportValues,
): ReportInputView['options'] {
  return dependsOn === null ? options : options.filter(({ fk }) => fk === values[dependsOn]);
}

/** The same check as the server's. */
export function checkForm(inputs: readonly ReportInputView[], values: ReportValues): readonly Issue[] {
  return checkInputs(
    inputs.map(({ name, type, validations: { mandatory, min, max } }) => ({
      ...{ name, type },
      validations: { mandatory, ...(min !== null && { min }), ...(max !== null && { max }) },
    })),
    values,
  );
}

/** What is filled in, as the call takes it. */
export function sentInputs(values: ReportValues) {
  return Object.entries(values).flatMap(([name, value]) => {
    if (!isFilled(value)) return [];
    return [{ name, value: typeof value === 'object' ? [...value] : value }];
  });
}
