import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type RowValue, type Values } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { openFields, type FormSubject } from './form-subject';

/** What a row is to be filled from: the list that it is of, and what it holds. */
export interface RowSource {
  readonly field: Field;
  readonly row: RowValue;
  readonly isNew: boolean;
}

/**
 * The form of a row of a list inside a record: the fields of the list are its model, so that what depends on each
 * other, what hides and what is checked is as in any form.
 */
export function rowSubject(outer: FormSubject, { field, row, isNew }: RowSource, now: Date): FormSubject {
  const { model, scope, locale, areas = {}, within = '' } = outer;
  const fields = field.list?.fields ?? [];
  const title = field.list?.noun.one ?? field.label;
  const { key, ...values } = row;
  return {
    model: {
      ...model,
      attributes: fields.map((each) => attributeOf(each, scope.boxSubtype)),
      form: {
        layout: 'flat',
        steps: [{ name: 'row', title, sections: [{ title, fields: fields.map(({ name }) => name) }] }],
      },
      rowRules: [],
    },
    scope,
    mode: 'new',
    locale,
    stored: isNew ? defaultValues(fields, scope.boxSubtype, locale, now) : values,
    ...(isNew ? {} : { stood: values }),
    areas,
    within: `${within}${field.name}-${key}-`,
  };
}

/** A field of a row as an attribute that may be filled here. */
function attributeOf(field: Field, boxSubtype: number): Attribute {
  const here = [boxSubtype];
  return { ...field, permissions: { box: { list: here, new: here, edit: here } } };
}

/** The row as it was filled; what its form does not ask, such as what the server sets, stays. */
export function filledRow(subject: FormSubject, row: RowValue, values: Values): RowValue {
  const asked = new Set(openFields(subject).map(({ name }) => name));
  const kept = Object.entries(row).filter(([name]) => !asked.has(name));
  const filled = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return { ...Object.fromEntries([...kept, ...filled]), key: row.key };
}
