import type { AssetType, Field } from './asset-type';

/** A named rule that every model keeps; `check` answers what breaks it, nothing when the model keeps it. */
export interface ModelRule {
  readonly name: string;
  readonly check: (model: AssetType) => string[];
}

/** Fields that stand together, with those that their conditions and bounds may name. */
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

/** The attributes of a model, and the fields of each of its events beside the attributes of its asset. */
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
  return { name, check: (model) => fieldGroups(model).flatMap(checkGroup) };
}

/** The values that stand more than once. */
export function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

/** The names that a set does not hold. */
export function missing<T>(names: readonly T[], known: readonly T[]): T[] {
  return names.filter((name) => !known.includes(name));
}
