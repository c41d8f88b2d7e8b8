import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { fieldOfPlace } from '@huella/domain/engine/fields/rows';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { fieldsOf } from './step-fields';

/** Something wrong with a field, and where it is. */
export interface Fault {
  readonly field: Field;
  readonly step: string;
  readonly issue: Issue;
}

/** The field of the form that an issue is about: that of the list for what is wrong in a row; null for none. */
export function fieldOf({ field }: Issue): string | null {
  return field === null ? null : fieldOfPlace(field);
}

/** The issues that have a field in some step, in the order of the form; of several for one field the first. */
export function placeFaults(steps: readonly VisibleStep[], issues: readonly Issue[]): readonly Fault[] {
  return steps.flatMap((step) =>
    fieldsOf(step).flatMap((field) => {
      const issue = issues.find((found) => fieldOf(found) === field.name);
      return issue === undefined ? [] : [{ field, step: step.name, issue }];
    }),
  );
}

/** What is to be corrected, counted: of fields of which one is enough the first counts for all. */
export function foldAlternatives(faults: readonly Fault[]): readonly Fault[] {
  const isMissing = ({ issue }: Fault) => issue.code === 'oneOfMissing';
  return faults.filter((fault, place) => {
    const others = fault.field.validations?.oneOf ?? [];
    const before = faults.slice(0, place).filter(isMissing);
    return !isMissing(fault) || !before.some(({ field }) => others.includes(field.name));
  });
}

/** The issues about the record as a whole, or about a field that no step shows: they have no place in the form. */
export function looseIssues(steps: readonly VisibleStep[], issues: readonly Issue[]): readonly Issue[] {
  const placed = new Set(steps.flatMap((step) => fieldsOf(step).map((field) => field.name)));
  return issues.filter((found) => !placed.has(fieldOf(found) ?? ''));
}
