import type { Attribute } from '@huella/domain/model/attribute';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { Locale, Values } from '@huella/domain/model/value';
import { checkForm, type FormOutcome } from '@huella/domain/engine/forms/check-form';
import type { AreasBySource } from '@huella/domain/engine/forms/geography';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { rawOf } from '../fields/raw-value';

/** What a form is about: a model, the fields of it that a scope sees and fills, and the record as it is stored. */
export interface FormSubject {
  readonly model: RecordModel;
  readonly scope: FieldScope;
  readonly mode: 'new' | 'update';
  readonly locale: Locale;
  /** The stored values; of a new record its defaults. */
  readonly stored: Values;
  /** Of the form of an event: what is beside its fields and is only shown, such as what the event sets itself. */
  readonly given?: Values;
  /** Of the form of a row: what the row held before, so that a place that stays is not asked again. */
  readonly stood?: Values;
  /** The areas that places must lie in, by source; without them the server alone asks. */
  readonly areas?: AreasBySource;
  /** Of the form of a row: what goes before the names of its controls, so that no other form has the same. */
  readonly within?: string;
}

/** The fields that may be filled in. */
export function openFields({ model, mode, scope }: FormSubject): readonly Attribute[] {
  return allowedFields(model, mode === 'new' ? 'new' : 'edit', scope);
}

/** The fields that are drawn: beside the open ones, in update, those that are only read. */
export function drawnFields({ model, mode, scope, given }: FormSubject): readonly Attribute[] {
  return allowedFields(model, mode === 'new' && given === undefined ? 'new' : 'list', scope);
}

/** What the inputs hold before anybody types. */
export function startingRaw(subject: FormSubject): Values {
  const pairs = openFields(subject).map(
    (field) => [field.name, rawOf(field, subject.stored[field.name] ?? null, subject.locale)] as const,
  );
  return Object.fromEntries(pairs);
}

/** Reads and checks everything that the inputs hold: the one check that the server makes too. */
export function checkRaw(
  { model, mode, scope, locale, stored, given = {}, stood = given, areas = {} }: FormSubject,
  raw: Values,
): FormOutcome {
  return mode === 'new'
    ? checkForm({ model, mode: 'new', scope, locale, raw, before: stood, areas })
    : checkForm({ model, mode: 'edit', scope, locale, raw, before: stored, areas });
}
