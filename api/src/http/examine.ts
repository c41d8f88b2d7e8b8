import { issue, type Issue } from '@huella/domain/errors';
import { changedValues } from '@huella/domain/events/changed-values';
import { checkEvent } from '@huella/domain/events/check-event';
import { engineEvents } from '@huella/domain/events/engine-events';
import type { EventModel } from '@huella/domain/events/event-model';
import type { Values } from '@huella/domain/fields/value';
import { checkForm } from '@huella/domain/forms/check-form';
import { findEvent, findEventObstacle } from '@huella/domain/rules/event-access';
import type { Setting } from './setting';

/** An asset that something is to be done to, as it stands. */
export interface Subject {
  readonly boxId: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly deleted: boolean;
}

/** What is to be done: the same for the check at submit and for the writing later. */
export interface Task {
  readonly setting: Setting;
  /** The event that is recorded; null edits attributes. */
  readonly event: EventModel | null;
  /** The day of the event in its zone. */
  readonly day: string;
}

export interface Examined {
  /** What changes, by attribute. */
  readonly changes: Values;
  /** The event's own fields. */
  readonly fields: Values;
  /** Errors refuse the row; warnings are only for forms. */
  readonly issues: readonly Issue[];
}

const refused = (...issues: readonly Issue[]): Examined => ({ changes: {}, fields: {}, issues });

/**
 * Looks at one asset and what is asked of it: whether it is there, takes the event, and whether the values are
 * right. An asset of another establishment is not there, whoever's it is.
 */
export function examine(
  { setting, event, day }: Task,
  asset: Subject | undefined,
  raw: Readonly<Record<string, unknown>>,
): Examined {
  const { model, place, scope, locale } = setting;
  if (asset === undefined || asset.boxId !== place.boxId) return refused(issue(null, 'assetGone'));
  const kind = event ?? findEvent(model, engineEvents.edit);
  const obstacle = kind === null ? null : findEventObstacle(model, kind, asset, scope.boxSubtype, locale);
  if (obstacle !== null) return refused(obstacle);
  if (event === null) {
    const { values, issues } = checkForm({
      model,
      mode: 'edit',
      scope,
      locale,
      raw,
      before: asset.attributes,
    });
    return { changes: changedValues(asset.attributes, values), fields: {}, issues };
  }
  const { relations } = setting;
  // Work that goes on by itself stands in no relation: who asked for it was looked at when it was accepted.
  const actor = relations.length === 0 ? {} : { actor: { boxSubtype: scope.boxSubtype, relations } };
  return checkEvent({ model, event, raw, asset: asset.attributes, locale, day, ...actor });
}
