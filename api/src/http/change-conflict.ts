import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { ChangedSince } from '../db/changed-since';
import { authorOf } from './event-for-reader';
import type { FormContext } from './form-context';

/** Values of some attributes as the person reads them; those that are empty as ''. */
export function textsOf(
  { model, locale, scope }: FormContext,
  values: Values,
  names: readonly string[],
): Readonly<Record<string, string>> {
  // Of most rows of a sheet none is asked for.
  if (names.length === 0) return {};
  const wanted = new Set(names);
  // What may be written and not be read is told to nobody.
  const seen = new Set(allowedFields(model, 'list', scope));
  return Object.fromEntries(
    model.attributes
      .filter(({ name }) => wanted.has(name))
      .map((field) => [
        field.name,
        seen.has(field) ? formatField(field, values[field.name] ?? null, locale) : '',
      ]),
  );
}

const nothing = '–';

/** Who changed what a row changes too, when, from what and to what. */
export function conflictIn(
  form: FormContext,
  name: string,
  current: Values,
  since: ChangedSince | undefined,
): Issue {
  const writer = since?.writers.get(name);
  const said = (values: Values) => textsOf(form, values, [name])[name] || nothing;
  return issue(name, 'changedSince', {
    by: writer === undefined ? nothing : authorOf(writer, form.place.companyId),
    at: writer === undefined ? nothing : formatDateTime(writer.at.toISOString(), form.locale.zone),
    before: said(since?.base ?? {}),
    now: said(current),
  });
}
