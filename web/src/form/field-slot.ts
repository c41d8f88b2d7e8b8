import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import { isEqual } from '../fields/equal';
import { isSameAround } from '../fields/neighbours';
import { labelWithUnit, rawOf } from '../fields/raw-value';
import { fieldId } from './field-id';
import { hintOf, type SlotSource } from './field-hint';
import { isRequired } from './step-status';

/** All that the input of one field is drawn from. */
export interface Slot {
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  /** What looks odd; it is where the hint would be. */
  readonly odd: Issue | null;
  readonly fault: Issue | null;
  readonly placed: readonly Issue[];
  readonly value: Value;
  readonly locale: Locale;
  readonly values: Values;
}

/** One field of a form as its input is given it. */
export function slotOf(form: SlotSource, field: Field, say: Say): Slot {
  const { locale, within } = form.subject;
  const isOpen = form.isOpen(field);
  const fault = form.faults.find((found) => found.field.name === field.name)?.issue ?? null;
  return {
    field,
    id: fieldId(field.name, within),
    label: labelWithUnit(field, locale),
    required: isOpen && isRequired(field, form.values),
    disabled: !isOpen,
    hint: hintOf(form, field, say),
    odd: form.warningOf(field),
    // What is wrong inside of a list is at its place there.
    fault: fault?.field === field.name ? fault : null,
    placed: form.placedOf(field),
    value: isOpen ? (form.raw[field.name] ?? null) : rawOf(field, form.values[field.name] ?? null, locale),
    locale,
    values: form.values,
  };
}

/** Whether an input would be drawn the same: of the other values only those count that it looks at. */
export function isSameSlot(before: Slot, after: Slot): boolean {
  return (
    before.field === after.field &&
    before.id === after.id &&
    before.label === after.label &&
    before.required === after.required &&
    before.disabled === after.disabled &&
    before.hint === after.hint &&
    before.locale === after.locale &&
    isEqual(before.odd, after.odd) &&
    isEqual(before.fault, after.fault) &&
    isEqual(before.placed, after.placed) &&
    isEqual(before.value, after.value) &&
    isSameAround(after.field, before.values, after.values)
  );
}
