import { lotAccess } from '../catalogue/lots/lot-model';
import { undoEventModels } from '../engine/events/undo-event';
import { allowedFields, type FieldScope } from '../engine/access/field-access';
import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import type { EventModel } from '../model/event-model';
import { deletionNames } from './gone-names';
import { stateFieldOf } from './state-fields';

/**
 * What a list of logically deleted assets shows beside what they held: when they went, by which event and who recorded
 * it. Columns and filters like those of the model's attributes, though no record holds them (document 1 section 2,
 * logically deleted assets).
 */
export const deletedOnField: Attribute = {
  name: deletionNames.on,
  label: { es: 'Baja el', en: 'Retired on' },
  type: 'date',
  permissions: lotAccess,
  tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'betweenDates' },
  disabled: true,
};

export const deletedByField: Attribute = {
  name: deletionNames.by,
  label: { es: 'Registrada por', en: 'Recorded by' },
  type: 'text',
  permissions: lotAccess,
  tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'text' },
  disabled: true,
};

/** Whether an event retires the asset that it is recorded of: what somebody who wants to delete chooses among. */
export function isDeletion({ effect }: Pick<EventModel, 'effect'>): boolean {
  return effect?.kind === 'retire';
}

/**
 * The events by which assets of a type go: those that retire, those that join others to one, and the undoing of what they
 * came about by.
 */
function deletingEvents({ events }: Pick<AssetType, 'events'>): readonly EventModel[] {
  return [...events.filter((event) => isDeletion(event) || event.absorbs !== undefined), ...undoEventModels];
}

/** By which event, with the events of a model as its options. */
export function deletedEventFieldOf(model: Pick<AssetType, 'events'>): Attribute {
  return {
    name: deletionNames.event,
    label: { es: 'Evento', en: 'Event' },
    type: 'select',
    values: deletingEvents(model).map(({ eventType, name }) => ({ key: String(eventType), label: name })),
    permissions: lotAccess,
    tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'select' },
    disabled: true,
  };
}

/** What a list of deleted assets can show and be filtered by: how they went, and what a scope may list of them. */
export function deletedFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return [
    deletedOnField,
    deletedEventFieldOf(model),
    deletedByField,
    ...allowedFields(model, 'list', scope),
    stateFieldOf(model),
  ];
}
