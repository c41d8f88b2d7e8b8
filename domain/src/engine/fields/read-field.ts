import type { Field } from '../../model/field';
import { issue } from '../../model/errors';
import type { FieldKind, Reading } from './field-kind';
import { isEmpty, type Locale } from '../../model/value';

/** The field where it has to be filled, or where it may stay blank. */
export function asMandatory<F extends Field>(field: F, mandatory: boolean): F {
  return { ...field, validations: { ...field.validations, mandatory } };
}

/** What `checkField` does once the kind is known: the registry itself needs it for the rows of lists. */
export function readField(kind: FieldKind, field: Field, raw: unknown, locale: Locale): Reading {
  const reading =
    raw === null || raw === undefined ? { value: null, issues: [] } : kind.read(raw, field, locale);
  const missing =
    field.validations?.mandatory === true && isEmpty(reading.value) && reading.issues.length === 0;
  return missing ? { value: null, issues: [issue(field.name, 'mandatory')] } : reading;
}
