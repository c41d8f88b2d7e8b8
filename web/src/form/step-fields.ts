import type { Field } from '@huella/domain/assets/asset-type';
import type { VisibleStep } from '@huella/domain/forms/visibility';

/** The fields of a step, over its sections. */
export function fieldsOf(step: VisibleStep): readonly Field[] {
  return step.sections.flatMap((section) => section.fields);
}
