import type { Field } from '@huella/domain/assets/asset-type';
import type { Issue } from '@huella/domain/errors';
import { isEmpty, type Values } from '@huella/domain/fields/value';
import { holds, type VisibleStep } from '@huella/domain/forms/visibility';

/** The fields of a step, over its sections. */
export function fieldsOf(step: VisibleStep): readonly Field[] {
  return step.sections.flatMap((section) => section.fields);
}

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
  /** Fields whose faults are shown. */
  readonly shown: ReadonlySet<string>;
  /** The step was seen: what defaults alone have filled is nobody's answer yet. */
  readonly isSeen: boolean;
}

/** Where a step stands, as the rail tells it (document 2 section 2). */
export function statusOf(step: VisibleStep, progress: StepProgress): StepStatus {
  const { values, issues, shown, isSeen } = progress;
  const fields = fieldsOf(step);
  const faulty = fields.filter((field) => hasFault(field, issues));
  const told = faulty.filter((field) => shown.has(field.name));
  if (told.length > 0) return { kind: 'faulty', count: told.length };
  const needed = fields.filter(
    (field) => isRequired(field, values) || field.validations?.oneOf !== undefined,
  );
  const isFilled = fields.some((field) => !isEmpty(values[field.name]));
  if (isSeen && faulty.length === 0 && isFilled) return { kind: 'complete' };
  return needed.length === 0
    ? { kind: 'optional' }
    : { kind: 'open', fields: fields.length, required: needed.length };
}

function hasFault(field: Field, issues: readonly Issue[]): boolean {
  return issues.some((found) => found.level === 'error' && found.field === field.name);
}
