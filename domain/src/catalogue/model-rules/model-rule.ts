import type { AssetType } from '../../model/asset-type';
import type { Field, FieldCondition } from '../../model/field';
import { isFigure } from '../../engine/fields/index';

/** A named rule that every model keeps; `check` answers what breaks it, nothing when the model keeps it. */
export interface ModelRule {
  readonly name: string;
  readonly check: (model: AssetType) => string[];
}

/** Fields that belong together, with those that their conditions and bounds may name. */
export interface FieldGroup {
  readonly place: string;
  readonly fields: readonly Field[];
  readonly known: ReadonlyMap<string, Field>;
}

/** What every event form opens with; bounds of event fields may name the date. */
const eventDate: Field = {
  name: '_eventDate_',
  label: { es: 'Fecha del evento', en: 'Event date' },
  type: 'date',
};

/** Fields, and those of the rows of each list among them: rows are forms of their own. */
function withRows(group: FieldGroup): readonly FieldGroup[] {
  const lists = group.fields.flatMap((field) => {
    const fields = field.list?.fields;
    if (fields === undefined) return [];
    const known = new Map(fields.map((each) => [each.name, each]));
    return withRows({ place: `${group.place}${field.name}.`, fields, known });
  });
  return [group, ...lists];
}

/** Every group of fields of a model, those of the rows of lists among them. */
export function allFieldGroups(model: AssetType): readonly FieldGroup[] {
  return fieldGroups(model).flatMap(withRows);
}

/**
 * The attributes of a model, the fields of each of its events beside the attributes of its asset, and those of its lots
 * where it has lots of its own.
 */
export function fieldGroups(model: AssetType): readonly FieldGroup[] {
  const groupOf = (place: string, fields: readonly Field[], around: readonly Field[]): FieldGroup => ({
    place,
    fields,
    known: new Map([...around, ...fields].map((field) => [field.name, field])),
  });
  return [
    groupOf('', model.attributes, []),
    ...model.events.map((event) =>
      groupOf(`event ${event.eventType}, `, event.fields, [eventDate, ...model.attributes]),
    ),
    ...(model.lot === undefined ? [] : [groupOf('lot, ', model.lot.attributes, [])]),
  ];
}

/** A rule that looks at one field at a time, of attributes and events alike. */
export function ruleOfFields(
  name: string,
  checkOne: (field: Field, group: FieldGroup) => readonly string[],
): ModelRule {
  const checkGroup = (group: FieldGroup): string[] =>
    group.fields.flatMap((field) =>
      checkOne(field, group).map((fault) => `${group.place}${field.name}: ${fault}`),
    );
  return { name, check: (model) => allFieldGroups(model).flatMap(checkGroup) };
}

/** The values that occur more than once. */
export function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** The names that a set does not hold. */
export function missing<T>(names: readonly T[], known: readonly T[]): T[] {
  return names.filter((name) => !known.includes(name));
}

/** The keys of a field that conditions and tables may name. */
export function keysOf(field: Field): readonly string[] {
  if (field.type === 'checkbox') return ['true', 'false'];
  return (field.values ?? []).map((option) => option.key);
}

/**
 * What is wrong with a condition: it names a field that exists and is another one, and keys of it. A number is
 * compared by its text; the empty text goes for every field.
 */
export function faultsOfCondition(
  { parentField, parentValue }: FieldCondition,
  field: Field | null,
  known: ReadonlyMap<string, Field>,
): string[] {
  const parent = known.get(parentField);
  if (parent === undefined) return [`condition on ${parentField}, which does not exist`];
  if (parent === field) return ['condition on itself'];
  if (parentValue.length === 0) return [`condition on ${parentField} without a value`];
  const texts = parentValue.filter(
    (key) => key !== '' && !(isFigure(parent) && Number.isFinite(Number(key))),
  );
  return missing(texts, keysOf(parent)).map((key) => `${parentField} has no option ${key}`);
}
