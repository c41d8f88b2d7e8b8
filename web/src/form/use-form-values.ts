import { useEffect, useMemo, useRef, useState } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import type { FormOutcome } from '@huella/domain/engine/forms/check-form';
import { tidyRaw, translateRaw } from '../fields/raw-value';
import { changeRaw } from './change-raw';
import { changedFields, isSame } from './changed-values';
import { checkRaw, openFields, startingRaw, type FormSubject } from './form-subject';

export interface FormValues {
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
  /** Reads and checks what the inputs hold right now. */
  readonly check: () => FormOutcome;
}

/** Values that follow from others, by the names of their fields: a name that is put together, the only one offered. */
export type Propose = (values: Values) => Values;

const proposeNothing: Propose = () => ({});

/**
 * What the inputs of a form hold and what it means. The text that was typed is kept as it is; reading and checking
 * it is the model's check, and no other.
 */
export function useFormValues(
  subject: FormSubject,
  draft: Values | null,
  propose: Propose = proposeNothing,
): FormValues {
  const fields = useMemo(() => openFields(subject), [subject]);
  const start = useMemo(() => startingRaw(subject), [subject]);
  const [raw, setRaw] = useState<Values>(() => ({ ...start, ...draft }));
  // Several changes of one event build on each other before anything is drawn.
  const latest = useRef(raw);
  const read = (held: Values) => checkRaw(subject, held).values;
  const outcome = useMemo(() => checkRaw(subject, raw), [subject, raw]);

  const fill = (next: Values) => {
    if (Object.entries(next).every(([name, value]) => latest.current[name] === value)) return;
    latest.current = { ...latest.current, ...next };
    setRaw(latest.current);
  };
  useTranslation(subject, fill, () => latest.current);
  return {
    fields,
    raw,
    outcome,
    changed: changedFields(fields, start, raw),
    isChanged: ({ name }) => !isSame(start[name], latest.current[name]),
    fill,
    change: (name, value) => {
      const before = latest.current;
      const changed = changeRaw(fields, before, name, value, read);
      fill(withProposed({ fields, read, propose }, before, changed, name));
    },
    tidy: (name) => {
      const field = fields.find((each) => each.name === name);
      const held = latest.current[name] ?? null;
      const tidied = field === undefined ? held : tidyRaw(field, held, subject.locale);
      if (tidied !== held) fill({ [name]: tidied });
    },
    check: () => checkRaw(subject, latest.current),
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

interface Proposing {
  readonly fields: readonly Attribute[];
  readonly read: (raw: Values) => Values;
  readonly propose: Propose;
}

/**
 * What follows from a change, where nobody said otherwise: what is empty is filled, and what was as proposed before goes
 * along. The field that was changed is as somebody says.
 */
function withProposed(
  { fields, read, propose }: Proposing,
  before: Values,
  changed: Values,
  name: string,
): Values {
  if (propose === proposeNothing) return changed;
  const was = propose(read(before));
  return Object.entries(propose(read(changed))).reduce((held, [field, proposed]) => {
    const current = held[field] ?? null;
    const isFree = isEmpty(current) || isSame(current, was[field]);
    if (field === name || !isFree || isSame(current, proposed)) return held;
    return changeRaw(fields, held, field, proposed, read);
  }, changed);
}
