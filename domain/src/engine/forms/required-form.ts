import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import type { RecordModel } from '../../model/record-model';

/**
 * The same record with a form of one page, which asks for no more than has to be said: what is mandatory and has no
 * default. Everything else is kept and checked as before; it is filled in later, by the whole form.
 */
export function requiredForm(model: RecordModel): RecordModel {
  const [first] = model.form.steps;
  if (first === undefined) return model;
  const asked = new Set(model.attributes.filter(isAsked).map(({ name }) => name));
  const fields = model.form.steps
    .flatMap(({ sections }) => sections.flatMap((section) => section.fields))
    .filter((name) => asked.has(name));
  const [{ title, hint }] = first.sections;
  const section = { title, fields, ...(hint !== undefined && { hint }) };
  return {
    ...model,
    form: { layout: 'flat', steps: [{ name: first.name, title: first.title, sections: [section] }] },
  };
}

function isAsked(field: Attribute): boolean {
  return field.validations?.mandatory === true && !startsFilled(field);
}

function startsFilled(field: Field): boolean {
  return 'defaultValue' in field && field.defaultValue !== undefined;
}
