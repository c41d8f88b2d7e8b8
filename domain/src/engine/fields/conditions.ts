import type { Field, FieldCondition } from '../../model/field';
import type { FormSection, FormStep } from '../../model/form-model';
import type { RecordModel } from '../../model/record-model';
import { isEmpty, isKeys, type Value, type Values } from '../../model/value';
import { groupsOf } from './field-groups';

/** What the form is for; it decides which fields are seen and which can be changed (document 2 section 2). */
export type FormMode = 'new' | 'update' | 'view';

/** The keys of a value as conditions compare them: options, texts, 'true' and 'false'. Files, places and rows have none. */
function keysOf(value: Value | undefined): readonly string[] {
  if (isEmpty(value)) return [];
  if (isKeys(value)) return value;
  return typeof value === 'object' ? [] : [String(value)];
}

/** Whether the parent field of a condition has one of its values. */
export function holds(condition: FieldCondition, values: Values): boolean {
  const value = values[condition.parentField];
  const keys = isEmpty(value) ? [''] : keysOf(value);
  return keys.some((key) => condition.parentValue.includes(key)) !== (condition.not === true);
}

/** Whether a field is shown beside these values (document 2 section 3, hideCondition). */
export function isShown(field: Field, values: Values): boolean {
  return field.hideCondition === undefined || !holds(field.hideCondition, values);
}

/**
 * The values without those of hidden fields. A hidden field holds nothing, so what its value would hide is judged
 * again without it: those whose parent stays fall first, until nothing more falls away.
 */
export function dropHidden(fields: readonly Field[], values: Values): Values {
  const { hideable } = groupsOf(fields);
  const hidden = hideable.filter((field) => !isEmpty(values[field.name]) && !isShown(field, values));
  if (hidden.length === 0) return values;
  const names = new Set(hidden.map((field) => field.name));
  const first = hidden.filter((field) => !names.has(field.hideCondition?.parentField ?? ''));
  const falling = first.length > 0 ? first : hidden;
  return dropHidden(fields, { ...values, ...Object.fromEntries(falling.map(({ name }) => [name, null])) });
}

export interface VisibleSection extends Omit<FormSection, 'fields'> {
  readonly fields: readonly Field[];
}
export interface VisibleStep extends Omit<FormStep, 'sections'> {
  readonly sections: readonly VisibleSection[];
}

/**
 * The steps of a form with the fields that can be seen: allowed by permission and not hidden by a condition.
 * A step or section without any is left out (document 2 section 4); in new, facts written by events are not shown.
 * Fields that steps do not ask for (hideOnSBS) are seen where a record is read, and filled by sheets and defaults.
 */
export function visibleSteps(
  model: Pick<RecordModel, 'form'>,
  allowed: readonly Field[],
  mode: FormMode,
  values: Values,
): readonly VisibleStep[] {
  const asked = mode === 'view' ? allowed : allowed.filter((field) => field.hideOnSBS !== true);
  const fields = new Map(asked.map((field) => [field.name, field]));
  return model.form.steps
    .filter((step) => mode === 'view' || step.onlyView !== true)
    .map((step) => ({
      ...step,
      sections: step.sections.map((section) => visibleSection(section, fields, values)),
    }))
    .map((step) => ({ ...step, sections: step.sections.filter((section) => section.fields.length > 0) }))
    .filter((step) => step.sections.length > 0);
}

function visibleSection(
  section: FormSection,
  fields: ReadonlyMap<string, Field>,
  values: Values,
): VisibleSection {
  const shown = section.fields
    .flatMap((name) => fields.get(name) ?? [])
    .filter((field) => isShown(field, values));
  return { ...section, fields: shown };
}
