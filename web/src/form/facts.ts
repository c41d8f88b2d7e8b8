import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { visibleSteps, type VisibleStep } from '@huella/domain/engine/fields/conditions';
import type { Field } from '@huella/domain/model/field';
import type { RecordModel } from '@huella/domain/model/record-model';
import { isEmpty, type Values } from '@huella/domain/model/value';

/** What is to be read of a record: what holds something, by the steps of its form, and the fields that hold nothing. */
export interface Facts {
  readonly steps: readonly VisibleStep[];
  readonly empty: readonly Field[];
}

/** The fields of a record that somebody may see, those that hold something apart from the others. */
export function factsOf(model: RecordModel, scope: FieldScope, values: Values): Facts {
  const shown = visibleSteps(model, allowedFields(model, 'list', scope), 'view', values);
  const all = shown.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
  const holdsNothing = ({ name }: Field) => isEmpty(values[name]);
  const steps = shown
    .map((step) => ({
      ...step,
      sections: step.sections
        .map((section) => ({ ...section, fields: section.fields.filter((field) => !holdsNothing(field)) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
  return { steps, empty: all.filter(holdsNothing) };
}

/** How many fields of a record hold something that somebody may see. */
export function countFacts(model: RecordModel, scope: FieldScope, values: Values): number {
  return factsOf(model, scope, values).steps.reduce(
    (sum, { sections }) => sum + sections.reduce((part, { fields }) => part + fields.length, 0),
    0,
  );
}
