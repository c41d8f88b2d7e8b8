import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import { offeredOptions, parentsOf } from '@huella/domain/engine/fields/choice';
import { isEmpty } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import { labelWithUnit } from '../fields/raw-value';
import type { StepForm } from './use-step-form';

/** What of a form its slots are drawn from. */
export type SlotSource = Pick<
  StepForm,
  'subject' | 'raw' | 'values' | 'faults' | 'isOpen' | 'warningOf' | 'placedOf'
>;

/** What is under an input that has no fault: why it cannot be changed, what it waits for, or the model's hint. */
export function hintOf(form: SlotSource, field: Field, say: Say): string | undefined {
  const { subject, values } = form;
  const { model, locale } = subject;
  if (!form.isOpen(field)) return closedHintOf(form, field, say);
  const named = (name: string) => {
    const found = model.attributes.find((attribute) => attribute.name === name);
    return found === undefined ? name : labelWithUnit(found, locale);
  };
  // A parent that may stay empty is not waited for: something is offered without it.
  const offered = offeredOptions(field, values[field.fkField ?? ''], values);
  const waitsFor = offered.length === 0 ? parentsOf(field).find((name) => isEmpty(values[name])) : undefined;
  if (waitsFor !== undefined) return say('form:chooseParent', { field: named(waitsFor) });
  const others = field.validations?.oneOf ?? [];
  const anyFilled = [field.name, ...others].some((name) => !isEmpty(values[name]));
  if (others.length > 0 && !anyFilled) return say('form:orElse', { fields: others.map(named).join(', ') });
  return field.hint?.[locale.language];
}

/** A field that no form ever opens explains itself; others say why they are closed here. */
function closedHintOf(form: SlotSource, field: Field, say: Say): string {
  const { model, locale } = form.subject;
  const box = model.attributes.find(({ name }) => name === field.name)?.permissions.box;
  const isNeverOpen = box !== undefined && box.new.length === 0 && box.edit.length === 0;
  const own = isNeverOpen ? field.hint?.[locale.language] : undefined;
  return own ?? say(reasonOf(form, field));
}

function reasonOf({ subject }: SlotSource, field: Field) {
  if (subject.given !== undefined) return 'form:setByEvent';
  const attribute = subject.model.attributes.find(({ name }) => name === field.name);
  if (attribute?.onlyEvent === true || attribute?.disabled === true) return 'form:fixedByEvent';
  return attribute !== undefined && lacksTier(attribute, subject.scope.companyTiers)
    ? 'form:fixedByTier'
    : 'form:fixed';
}

function lacksTier(attribute: Attribute, held: readonly string[]): boolean {
  const needed = attribute.tiers?.edit.tiers;
  return needed !== undefined && !needed.some((tier) => held.includes(tier));
}
