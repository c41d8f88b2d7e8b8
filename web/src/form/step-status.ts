import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { holds, type VisibleStep } from '@huella/domain/engine/fields/conditions';
import { foldAlternatives, placeFaults } from './faults';
import { fieldsOf } from './step-fields';

/** Whether a field must be filled beside these values. */
export function isRequired(field: Field, values: Values): boolean {
  const { mandatory = false, mandatoryWhen } = field.validations ?? {};
  return mandatory || (mandatoryWhen !== undefined && holds(mandatoryWhen, values));
}

/** What is left in a step: faults that are shown, all it needs, nothing it needs, or still some to fill. */
export type StepStatus =
  | { readonly kind: 'faulty'; readonly count: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'optional' }
  | { readonly kind: 'open'; readonly fields: number; readonly required: number };

export interface StepProgress {
  readonly values: Values;
  /** Everything that is wrong, shown or not. */
  readonly issues: readonly Issue[];
  /** What of it is shown. */
  readonly shown: readonly Issue[];
  /** The step was seen: what defaults alone have filled is nobody's answer yet. */
  readonly isSeen: boolean;
}

/** The state of a step, as the rail shows it (document 2 section 2). */
export function statusOf(step: VisibleStep, progress: StepProgress): StepStatus {
  const { values, issues, shown, isSeen } = progress;
  const fields = fieldsOf(step);
  const faults = placeFaults(
    [step],
    issues.filter((found) => found.level === 'error'),
  );
  const counted = foldAlternatives(
    placeFaults(
      [step],
      shown.filter((found) => found.level === 'error'),
    ),
  );
  if (counted.length > 0) return { kind: 'faulty', count: counted.length };
  const needed = new Set(fields.flatMap((field) => needOf(field, values) ?? []));
  const isFilled = fields.some((field) => !isEmpty(values[field.name]));
  if (isSeen && faults.length === 0 && isFilled) return { kind: 'complete' };
  return needed.size === 0
    ? { kind: 'optional' }
    : { kind: 'open', fields: fields.length, required: needed.size };
}

/** What a field makes needed: itself, or one of several, which together count once. */
function needOf(field: Field, values: Values): string | null {
  if (isRequired(field, values)) return field.name;
  const others = field.validations?.oneOf;
  return others === undefined ? null : [field.name, ...others].sort().join(' ');
}
