import { issue, type Issue } from '@huella/domain/model/errors';
import { changedValues } from '@huella/domain/engine/events/changed-values';
import type { ChosenAssets } from '@huella/domain/engine/forms/check-choice';
import { checkEvent } from '@huella/domain/engine/events/check-event';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import { findEvent, findEventObstacle } from '@huella/domain/engine/events/event-access';
import type { FormContext } from './form-context';

/** An asset that something is to be done to, as it is. */
export interface Subject {
  readonly boxId: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly deleted: boolean;
  readonly inTransit: boolean;
  /** Its whole lot goes along in the same transfer. */
  readonly withLot?: boolean;
  /** It left the establishment that asks by a transfer, and did not come back. */
  readonly wasSent?: boolean;
}

/** An asset as it is today: with the status that has come about by itself (decisions section 4). */
export function asItIsToday<Known extends Pick<Subject, 'attributes'>>(
  { model, statusDay }: FormContext,
  asset: Known,
): Known {
  const attributes = valuesOn(model, asset.attributes, statusDay.today, statusDay.boxSubtype);
  return attributes === asset.attributes ? asset : { ...asset, attributes };
}

/** What a row is checked for: the same for the check at submit and for the writing later. */
export interface RowCheck {
  readonly form: FormContext;
  /** The event that is recorded; null edits attributes. */
  readonly event: EventModel | null;
  /** The day of the event in its zone. */
  readonly day: string;
  /** The subtype of the establishment that the assets would go to. */
  readonly target?: number;
  /** What reasons may mention: from where and where to. */
  readonly names?: Readonly<Record<string, string>>;
  /** The assets that its fields choose, once they are looked up. */
  readonly chosen?: ChosenAssets;
}

export interface CheckedChanges {
  /** What changes, by attribute. */
  readonly changes: Values;
  /** The event's own fields. */
  readonly fields: Values;
  /** Errors refuse the row; warnings are only for forms. */
  readonly issues: readonly Issue[];
  /** It goes on although the asset is closed for it, for a reason that is in the fields. */
  readonly isOverride: boolean;
}

/** What comes of an asset that nothing may be done to. */
export const refused = (...issues: readonly Issue[]): CheckedChanges => ({
  changes: {},
  fields: {},
  issues,
  isOverride: false,
});

/**
 * Looks at one asset and what is asked of it: whether it is there, takes the event, and whether the values are
 * right. An asset of another establishment is not there, no matter whose it is; but for events that the model lists for
 * transferred assets, recorded by who sent it (document 2 section 6, decisions section 4).
 */
export function checkRow(
  { form, event, day, chosen, target, names }: RowCheck,
  stored: Subject | undefined,
  raw: Readonly<Record<string, unknown>>,
): CheckedChanges {
  const { model, place, scope, locale, statusDay, areas } = form;
  const isHere = stored?.boxId === place.boxId;
  const isReached = isHere || (stored?.wasSent === true && event?.onTransferred === true);
  if (stored === undefined || !isReached) return refused(issue(null, 'assetGone'));
  const asset = asItIsToday(form, stored);
  const kind = event ?? findEvent(model, engineEvents.edit);
  const reader = { language: locale.language, today: statusDay.today, ...(names !== undefined && { names }) };
  const obstacle = kind === null ? null : findEventObstacle(model, kind, asset, scope.boxSubtype, reader);
  if (obstacle !== null) return refused(obstacle);
  const known = chosen === undefined ? {} : { chosen };
  if (event === null) {
    const before = asset.attributes;
    const { values, issues } = checkForm({
      model,
      mode: 'edit',
      scope,
      locale,
      raw,
      before,
      areas,
      ...known,
    });
    return { changes: changedValues(asset.attributes, values), fields: {}, issues, isOverride: false };
  }
  const { relations } = form;
  // Work that goes on by itself is in no relation: who asked for it was looked at when it was accepted.
  const actor =
    relations.length === 0 ? {} : { actor: { ...statusDay, relations }, administers: form.administers };
  const towards = target === undefined ? {} : { target };
  const around = { locale, areas, day, ...known, ...actor, ...towards };
  return checkEvent({ model, event, raw, asset: asset.attributes, ...around });
}
