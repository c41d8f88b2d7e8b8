import type { Field } from '@huella/domain/model/field';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';

/** The fields of a step, over its sections. */
export function fieldsOf(step: VisibleStep): readonly Field[] {
  return step.sections.flatMap((section) => section.fields);
}
