import { useEffect, useMemo, useRef } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import type { Value, Values } from '@huella/domain/model/value';
import type { FormOutcome } from '@huella/domain/engine/forms/check-form';
import { tidyRaw, translateRaw } from '../fields/raw-value';
import { changeRaw } from './change-raw';
import { changedFields, isSame } from './changed-values';
import { checkRaw, openFields, startingRaw, type FormSubject } from './form-subject';

/** What inputs hold, by the name of their field. */
type RawValues = Record<string, Value>;

export interface FormValues {
  readonly form: UseFormReturn<RawValues>;
  /** The fields that may be filled in. */
  readonly fields: readonly Attribute[];
  readonly raw: Values;
  readonly outcome: FormOutcome;
  /** The fields that hold something else than at the start. */
  readonly changed: readonly Attribute[];
  /** Whether a field holds something else than at the start, right now. */
  readonly isChanged: (field: Field) => boolean;
  readonly change: (name: string, value: Value) => void;
  /** Writes what was typed as it was understood. */
  readonly tidy: (name: string) => void;
  /** Puts values into the inputs; those of other fields stay. */
  readonly fill: (raw: Values) => void;
}

/**
 * What the inputs of a form hold and what it means. The text that was typed is kept as it is; reading and checking
 * it is the model's check, and no other.
 */
export function useFormValues(subject: FormSubject, draft: Values | null): FormValues {
  const fields = useMemo(() => openFields(subject), [subject]);
  const start = useMemo(() => startingRaw(subject), [subject]);
  const form = useForm<RawValues>({ defaultValues: { ...start, ...draft }, resolver: resolverOf(subject) });
  const raw = useWatch({ control: form.control, compute: (held: RawValues) => held });
  const outcome = useMemo(() => checkRaw(subject, raw), [subject, raw]);

  const fill = (next: Values) => {
    const held = form.getValues();
    for (const [name, value] of Object.entries(next)) {
      if (held[name] !== value) form.setValue(name, value, { shouldDirty: true });
    }
  };
  useTranslation(subject, fill, form.getValues);
  return {
    form,
    fields,
    raw,
    outcome,
    changed: changedFields(fields, start, raw),
    isChanged: (field) => !isSame(start[field.name], form.getValues()[field.name]),
    fill,
    change: (name, value) => {
      fill(changeRaw(fields, form.getValues(), name, value, (held) => checkRaw(subject, held).values));
    },
    tidy: (name) => {
      const field = fields.find((each) => each.name === name);
      const held = form.getValues()[name] ?? null;
      if (field !== undefined) fill({ [name]: tidyRaw(field, held, subject.locale) });
    },
  };
}

/** Submitting passes when the model's check finds nothing that refuses; what it found is told beside the fields. */
function resolverOf(subject: FormSubject): Resolver<RawValues> {
  return (raw) => {
    const errors = checkRaw(subject, raw).issues.filter((found) => found.level === 'error');
    const pairs = errors.map((found) => [found.field ?? 'root', { type: found.code }] as const);
    return errors.length === 0
      ? { values: raw, errors: {} }
      : { values: {}, errors: Object.fromEntries(pairs) };
  };
}

/** When the language changes, numbers that were typed keep their meaning. */
function useTranslation(subject: FormSubject, fill: (raw: Values) => void, held: () => Values): void {
  const from = useRef(subject.locale);
  useEffect(() => {
    const [before, after] = [from.current, subject.locale];
    if (before.language === after.language) return;
    from.current = after;
    const raw = held();
    fill(
      Object.fromEntries(
        openFields(subject).map((field) => [
          field.name,
          translateRaw(field, raw[field.name] ?? null, before, after),
        ]),
      ),
    );
  });
}
