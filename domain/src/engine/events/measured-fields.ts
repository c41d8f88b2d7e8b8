import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { EventModel } from '../../model/event-model';
import type { Value } from '../../model/value';

/** A number that events take of an asset again and again, and how what they found is read. */
export interface MeasuredField {
  readonly attribute: Attribute;
  /** It grows by the day, and the model says how much: the attribute that holds the day on which it was taken. */
  readonly grows: { readonly takenOn: string } | null;
}

/**
 * The numbers of a model that events measure, in the order in which they are worth a look: what grows by the day first, then
 * by its columns, then by its attributes. What no event writes as it was measured is none: a count that follows, a sum.
 */
export function measuredFields({ attributes, events, defaultColumns }: AssetType): readonly MeasuredField[] {
  const writing = new Set(events.flatMap(writtenBy));
  const takenOn = new Map(
    events.flatMap(({ derives = [] }) =>
      derives.flatMap((each) => (each.rule === 'gain' ? [[each.measure, each.takenOn] as const] : [])),
    ),
  );
  const rank = ({ name }: Attribute) => {
    if (takenOn.has(name)) return -1;
    const column = defaultColumns.indexOf(name);
    return column === -1 ? defaultColumns.length : column;
  };
  return attributes
    .filter(({ name, type, ungrouped }) => isNumber(type) && ungrouped !== true && writing.has(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((attribute) => {
      const on = takenOn.get(attribute.name);
      return { attribute, grows: on === undefined ? null : { takenOn: on } };
    });
}

/** The attributes that an event writes from its own fields, as they are. */
function writtenBy({ fields }: Pick<EventModel, 'fields'>): readonly string[] {
  return fields.flatMap((field) => ('writes' in field && field.writes !== undefined ? [field.writes] : []));
}

/** A measure as a number; null of what is none, as where nothing was measured. */
export function numberOf(value: Value | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isNumber(type: Attribute['type']): boolean {
  return type === 'number' || type === 'float';
}
