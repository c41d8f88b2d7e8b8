import { issue, type Issue } from '@huella/domain/model/errors';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { changedValues } from '@huella/domain/engine/events/changed-values';
import type { ChosenAssets } from '@huella/domain/engine/forms/check-choice';
import { checkEvent, type EventInput } from '@huella/domain/engine/events/check-event';
import type { StandingOn } from '@huella/domain/engine/events/standing-on';
import { endsAsset } from '@huella/domain/engine/events/ending';
import { findState } from '@huella/domain/engine/status/asset-state';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import { findEvent, findEventObstacle, listEventDoubts } from '@huella/domain/engine/events/event-access';
import type { Pledged } from '../db/ledger/pledge-rows';
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
  /** The establishment that it is pledged to. */
  readonly pledged?: Pledged;
  /** As it was when the event happened, where newer events are known of it. */
  readonly standing?: StandingOn;
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
  /** When it happened; without it now. */
  readonly at?: Date;
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
  check: RowCheck,
  stored: Subject | undefined,
  raw: Readonly<Record<string, unknown>>,
): CheckedChanges {
  const { form, event, day, chosen, names } = check;
  const { model, scope, locale, areas } = form;
  const named = names === undefined ? {} : { names };
  const { obstacle, doubts } = judgeRow({ form, event, day, ...named }, stored);
  if (stored === undefined || obstacle !== null) return refused(obstacle ?? issue(null, 'assetGone'));
  const asset = asItIsToday(form, stored);
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
  const around = { locale, areas, ...aroundOf(check, stored) };
  const checked = checkEvent({ model, event, raw, asset: asset.attributes, ...around });
  return doubts.length === 0 ? checked : { ...checked, issues: [...checked.issues, ...doubts] };
}

/** What an event is judged by beside what was filled in and the asset as it is. */
export function aroundOf(
  { form, day, chosen, target }: RowCheck,
  { standing }: Pick<Subject, 'standing'>,
): Omit<EventInput, 'model' | 'event' | 'raw' | 'asset' | 'locale' | 'areas'> {
  const { scope, statusDay, relations, administers } = form;
  return {
    day,
    boxSubtype: scope.boxSubtype,
    ...(chosen !== undefined && { chosen }),
    // Work that goes on by itself is in no relation: who asked for it was looked at when it was accepted.
    ...(relations.length > 0 && { actor: { ...statusDay, relations }, administers }),
    ...(target !== undefined && { target }),
    ...(standing !== undefined && { standing }),
  };
}

/** Whether an asset takes an event at all, whatever is filled in, and what speaks for looking twice. */
export function judgeRow(
  { form, event, day, names }: Pick<RowCheck, 'form' | 'event' | 'day' | 'names'>,
  stored: Subject | undefined,
): { readonly obstacle: Issue | null; readonly doubts: readonly Issue[] } {
  const { model, place, scope, locale, statusDay } = form;
  const isHere = stored?.boxId === place.boxId;
  const isReached =
    isHere ||
    (stored?.wasSent === true && event?.onTransferred === true) ||
    (stored !== undefined && isReleasedHere(form, event, stored));
  if (stored === undefined || !isReached) return { obstacle: issue(null, 'assetGone'), doubts: [] };
  const kind = event ?? findEvent(model, engineEvents.edit);
  if (kind === null) return { obstacle: null, doubts: [] };
  const waits = findPledge(form, kind, stored);
  if (waits !== null) return { obstacle: waits, doubts: [] };
  const { standing } = stored;
  const subject = { ...asItIsToday(form, stored), ...(standing !== undefined && judgedBy(standing)) };
  const named = names === undefined ? {} : { names };
  const reader = { ...locale, today: earlier(day, statusDay.today), day, ...named };
  const obstacle =
    findEventObstacle(model, kind, subject, scope.boxSubtype, reader) ??
    (standing === undefined ? null : findBarredToday(form, kind, asItIsToday(form, stored)));
  const doubts = obstacle === null ? listEventDoubts(model, kind, subject, scope.boxSubtype, reader) : [];
  return { obstacle, doubts };
}

/** What is pledged to an establishment is released there, wherever it is kept. */
function isReleasedHere(
  { model, place }: FormContext,
  event: EventModel | null,
  { pledged }: Pick<Subject, 'pledged'>,
): boolean {
  const pledge = pledged?.boxId === place.boxId ? findCollateral(model.id)?.pledge : undefined;
  return pledge !== undefined && pledge.releases === event?.eventType;
}

/**
 * Why an event of what is pledged to an establishment waits for the holder (decision 122): it takes away what secures the loan,
 * on whatever day it is said to have happened, or it is the release, which nobody but the holder gives.
 */
function findPledge(
  { model, place }: FormContext,
  { eventType }: EventModel,
  { pledged }: Pick<Subject, 'pledged'>,
): Issue | null {
  const pledge = pledged === undefined ? undefined : findCollateral(model.id)?.pledge;
  if (pledge === undefined || pledged === undefined) return null;
  const slots = { holder: pledged.name };
  if (pledge.bars.includes(eventType)) return issue(null, 'pledgedTo', slots);
  return pledge.releases === eventType && pledged.boxId !== place.boxId
    ? issue(null, 'pledgeConsent', slots)
    : null;
}

/**
 * What has ended does not end once more on a day before, and what is pledged goes nowhere on one: that is asked of an asset as it
 * is today, too.
 */
function findBarredToday(form: FormContext, event: EventModel, asset: Subject): Issue | null {
  const { model, scope, locale, statusDay } = form;
  const { today } = statusDay;
  const reader = { ...locale, today };
  const pledge = findCollateral(model.id)?.pledge;
  if (pledge?.bars.includes(event.eventType) === true && asset.attributes[pledge.state] === pledge.pledged)
    return findEventObstacle(model, event, asset, scope.boxSubtype, reader);
  if (!endsAsset(model, event)) return null;
  const { ended } = findState(model, asset.attributes, asset.paused, today, scope.boxSubtype);
  return ended === undefined ? null : findEventObstacle(model, event, asset, scope.boxSubtype, reader);
}

const judgedBy = ({ values, unsure }: StandingOn) => ({ attributes: values, unsure });

const earlier = (one: string, other: string): string => (one < other ? one : other);
