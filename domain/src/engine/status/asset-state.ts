import type { AssetType } from '../../model/asset-type';
import type { StateRule } from '../../model/state-rule';
import { isEmpty, type Locale, type Value, type Values } from '../../model/value';
import { fill } from '../../phrases/phrase';
import { formatField } from '../fields/format-field';
import { holds } from '../fields/conditions';
import { valuesOn, type StatusDay } from './asset-status';

/** Pausing goes before every other state (document 1 section 4). */
export const pausedState: StateRule = {
  state: 'paused',
  label: { es: 'En pausa', en: 'Paused' },
  tone: 'warning',
  icon: 'pause',
};

/** What is on its way belongs to nobody's work until its receiver answers. */
export const transitState: StateRule = {
  state: 'in_transit',
  label: { es: 'En tránsito', en: 'In transit' },
  tone: 'info',
  icon: 'truck',
};

function matches({ when }: Pick<StateRule, 'when'>, values: Values, today: string): boolean {
  if (when === undefined) return true;
  if ('all' in when) return when.all.every((each) => matches({ when: each }, values, today));
  if ('filled' in when) return !isEmpty(values[when.filled]);
  if ('from' in when) return isWithin(values[when.from], values[when.until], today);
  if ('before' in when) return dayOf(values[when.before], today) > today;
  if ('after' in when) return dayOf(values[when.after], today) < today;
  return holds(when, values);
}

/** The day that an attribute holds; today where it holds none, so that no day lies before or after. */
function dayOf(value: Value | undefined, today: string): string {
  return typeof value === 'string' ? value.slice(0, 10) : today;
}

function isWithin(from: Value | undefined, until: Value | undefined, today: string): boolean {
  if (typeof from !== 'string' || from.slice(0, 10) > today) return false;
  return typeof until !== 'string' || until.slice(0, 10) >= today;
}

/**
 * The state that an asset shows: the first rule of its model that matches (document 1 section 4). `today` is that of
 * the establishment, `2026-11-21`; a status that ran out by then counts as what it has become, where establishments
 * of the subtype know that; without a subtype everywhere.
 */
export function findState(
  model: Pick<AssetType, 'states' | 'statuses'>,
  values: Values,
  paused: boolean,
  today: string,
  boxSubtype?: number,
): StateRule {
  if (paused) return pausedState;
  const current = valuesOn(model, values, today, boxSubtype);
  const found = model.states.find((rule) => matches(rule, current, today));
  return found ?? { state: 'none', label: { es: '', en: '' }, tone: 'neutral', icon: 'minus' };
}

/** What of an asset decides its state. */
export interface Standing {
  readonly values: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
}

/** The state that an asset shows where it is: being on its way goes before all others (document 1 section 4). */
export function stateOf(
  model: Pick<AssetType, 'states' | 'statuses'>,
  { values, paused, inTransit }: Standing,
  { today, boxSubtype }: StatusDay,
): StateRule {
  return inTransit ? transitState : findState(model, values, paused, today, boxSubtype);
}

/** What a state is called in the reader's language, with the reason that its label names. */
export function labelOfState(
  { label, reasonField }: StateRule,
  { attributes }: Pick<AssetType, 'attributes'>,
  values: Values,
  locale: Locale,
): string {
  const field = attributes.find(({ name }) => name === reasonField);
  const reason =
    field === undefined ? '' : formatField(field, values[field.name] ?? null, locale).toLowerCase();
  return fill(label[locale.language], { reason });
}
