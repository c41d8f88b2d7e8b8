import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { FormStep } from '../../model/form-model';
import type { Values } from '../../model/value';
import { isNumbered, numberIn } from './numbered';

/** The field that says how many equal assets are added at once (document 2 section 3, quantity_assets). */
export const copiesField = 'quantity_assets';

/** Most that are added at once (document 2 section 5, rows to add in bulk). */
const maxCopies = 9_999;

/**
 * The model as its form for many equal assets has it (mode new_massive): the same fields, and how many there shall be
 * in the first section of the first step: at most as many as the company has room for.
 */
export function withCopies(model: AssetType, room = maxCopies): AssetType {
  const [first, ...others] = model.form.steps;
  if (first === undefined) return model;
  const [head, ...sections] = first.sections;
  const box = { list: boxesOf(model), new: boxesOf(model), edit: [] };
  const quantity: Attribute = {
    name: copiesField,
    label: { es: 'Cantidad', en: 'Quantity' },
    type: 'number',
    validations: {
      mandatory: true,
      min: { value: 1 },
      max: { value: Math.max(1, Math.min(room, maxCopies)) },
    },
    permissions: { box },
    columns: 6,
  };
  const opened = { ...head, fields: [copiesField, ...head.fields] };
  const steps: readonly FormStep[] = [{ ...first, sections: [opened, ...sections] }, ...others];
  return { ...model, attributes: [quantity, ...model.attributes], form: { ...model.form, steps } };
}

function boxesOf({ attributes }: AssetType): readonly number[] {
  return [...new Set(attributes.flatMap(({ permissions }) => permissions.box.new))];
}

/**
 * So many rows of the same values, `quantity_assets` left out. What no two of them may share gets a number of its
 * own, as wide as the last one needs and three digits at least: `P-7-001`, `P-7-002`. One row stays as it is. A number
 * of a series is left out: each row is given its own when it is written.
 */
export function copyRows(model: AssetType, values: Values, count: number): readonly Values[] {
  const given = model.attributes.filter(
    (field) => isNumbered(field) && numberIn(field, values[field.name]) !== null,
  );
  const left = new Set([copiesField, ...given.map(({ name }) => name)]);
  const rest: Values = Object.fromEntries(Object.entries(values).filter(([name]) => !left.has(name)));
  if (count <= 1) return [rest];
  const unique = model.attributes.filter(({ validations }) => validations?.unique !== undefined);
  const width = Math.max(3, String(count).length);
  return Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(width, '0');
    const named = unique.flatMap(({ name }) => {
      const value = rest[name];
      return typeof value === 'string' ? [[name, `${value}-${number}`] as const] : [];
    });
    return { ...rest, ...Object.fromEntries(named) };
  });
}
