import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import { knowsOptions } from '../fields/choice';
import { fieldKinds } from '../fields/index';
import type { FilterOperator } from '../../model/filter-operators';

const byWidget = {
  text: '=',
  exact: '===',
  select: 'inArray',
  multiselect: 'inArray',
  betweenValues: 'betweenValues',
  betweenDates: 'betweenDates',
  tags: 'inArray',
} as const satisfies Record<NonNullable<Attribute['tableFilter']>['fieldType'], FilterOperator>;

/** How the filter of an attribute compares: what its widget asks, yes or no for a checkbox. */
export function filterOperatorOf(field: Attribute): FilterOperator {
  const widget = field.tableFilter?.fieldType;
  // A model may not put a filter on a kind that compares by none.
  if (widget === undefined || field.type === 'checkbox') return fieldKinds[field.type].operator ?? '===';
  return byWidget[widget];
}

/** The attributes that can be filtered, as the model orders them; those that it does not order come last. */
export function filterFields(model: AssetType, allowed: readonly Attribute[]): readonly Attribute[] {
  const enabled = allowed.filter((field) => field.tableFilter?.isEnabled === true);
  const ordered = model.filterOrder.flatMap((name) => enabled.find((field) => field.name === name) ?? []);
  return [...ordered, ...enabled.filter((field) => !ordered.includes(field))];
}

/** The attributes that a search asks: those that name a row (document 1 section 9, quick filter). */
export function searchFields(model: AssetType, allowed: readonly Attribute[]): readonly Attribute[] {
  return model.labelFields.flatMap((name) => allowed.find((field) => field.name === name) ?? []);
}

/**
 * Whether a search by words looks into a field: texts, options by the names that people see, and the lot. Figures, days,
 * answers of yes or no, and what follows from a row are found by their filters.
 */
export function isSearched(field: Attribute): boolean {
  return field.follows === undefined
    ? isNamed(field) || fieldKinds[field.type].operator === '='
    : field.follows === 'lot';
}

/** Whether a field keeps keys, or colours, whose names people see in their place. */
export function isNamed(field: Field): boolean {
  return knowsOptions(field) || field.presets !== undefined;
}

/** Whether lists only ask an attribute, and never show it: the day of the newest event, and who holds a pledge. */
export function isOnlyAsked({ follows }: Attribute): boolean {
  return follows === 'event' || follows === 'holder';
}

/** Whether a list can be sorted by an attribute: lists of options have no order, an asset is in one lot, and some are only asked. */
export function canSort(field: Attribute): boolean {
  if (isOnlyAsked(field)) return false;
  return fieldKinds[field.type].slots !== null || field.follows !== undefined;
}

/** The attributes that identify an asset among all, as far as the actor may list them: what a list of tags is looked up by. */
export function identifiersOf(model: AssetType, allowed: readonly Attribute[]): readonly Attribute[] {
  const own = new Set(
    model.attributes.filter(({ validations }) => validations?.unique !== undefined).map(({ name }) => name),
  );
  return allowed.filter(({ name }) => own.has(name));
}
