import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { EventField, EventModel } from '../../model/event-model';
import { fitsGrid } from '../fields/grid-text';
import { measuredFields } from './measured-fields';

/** What is known of a number before it is taken again. */
interface RowMeasure {
  readonly attribute: Attribute;
  /** It grows by the day: the attribute with the day of the last, and the fewest days between two that say how much. */
  readonly grows: { readonly takenOn: string; readonly minDays: number } | null;
}

/** A field of an event that is asked of each asset in a row of its own. */
export interface RowColumn {
  readonly field: EventField;
  /** Null of what measures nothing. */
  readonly measure: RowMeasure | null;
}

/**
 * What an event asks of each of many assets, a row each (document 2 section 2, massive grid row mode): its open fields that a
 * cell holds whole, in the order of its form. Nothing of an event that is one thing for all its assets, or that nobody can
 * record without what is no text: that has its form.
 */
export function rowColumns(model: AssetType, event: EventModel): readonly RowColumn[] {
  const { transforms, intake, isMassive, fields } = event;
  if (transforms !== undefined || intake !== undefined || !isMassive) return [];
  const open = fields.filter(({ disabled, computed }) => disabled !== true && computed === undefined);
  if (open.some((field) => !fitsGrid(field) && field.validations?.mandatory === true)) return [];
  return open.filter(fitsGrid).map((field) => ({ field, measure: measureOf(model, event, field) }));
}

function measureOf(model: AssetType, { derives = [] }: EventModel, field: EventField): RowMeasure | null {
  const writes = 'writes' in field ? field.writes : undefined;
  const found = measuredFields(model).find(({ attribute }) => attribute.name === writes);
  if (found === undefined) return null;
  const gain = derives.find((each) => each.rule === 'gain' && each.field === field.name);
  const grows = gain?.rule === 'gain' ? { takenOn: gain.takenOn, minDays: gain.minDays } : null;
  return { attribute: found.attribute, grows };
}

/**
 * The columns that decide whether a row is recorded: what the event cannot do without and nobody fills in beforehand; of one
 * that asks nothing so, any column. A row without any of them is left out.
 */
export function decidingColumns(columns: readonly RowColumn[]): readonly RowColumn[] {
  const open = columns.filter(({ field }) => field.defaultValue === undefined);
  const needed = open.filter(({ field }) => field.validations?.mandatory === true);
  return needed.length > 0 ? needed : open.length > 0 ? open : columns;
}
