import { DateTime } from 'luxon';
import { issue, type Issue } from '@huella/domain/model/errors';
import { parseDate, parseDateTime } from '@huella/domain/engine/fields/date';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Values } from '@huella/domain/model/value';
import type { NewEvent } from '../db/ledger/event-rows';
import type { FormContext } from './form-context';

/** When an event happened. */
export interface Moment {
  readonly at: Date;
  /** The zone it was said in. */
  readonly zone: string;
}

/** A clock may be a little ahead of ours. */
const toleranceMs = 5 * 60_000;

/**
 * Reads the date of an event as the user wrote it, in their zone (document 2 section 5). Without one it is now; a
 * day alone is its noon, so that it is the same day in every zone nearby, and today is now. The future is refused.
 */
export function readMoment(
  text: string | null | undefined,
  zone: string,
  now: Date,
): Moment & { readonly issues: readonly Issue[] } {
  const written = text?.trim() ?? '';
  if (written === '') return { at: now, zone, issues: [] };
  const at = readDay(written, zone, now) ?? readTime(written, zone);
  const example = DateTime.fromJSDate(now, { zone }).toFormat('dd/MM/yyyy HH:mm');
  if (at === null) return { at: now, zone, issues: [issue('date', 'notADateTime', { example })] };
  const inFuture = at.getTime() > now.getTime() + toleranceMs;
  return { at, zone, issues: inFuture ? [issue('date', 'inFuture')] : [] };
}

function readDay(text: string, zone: string, now: Date): Date | null {
  const day = parseDate(text);
  if (day === null) return null;
  if (day === DateTime.fromJSDate(now, { zone }).toISODate()) return now;
  return DateTime.fromISO(`${day}T12:00:00`, { zone }).toJSDate();
}

function readTime(text: string, zone: string): Date | null {
  const moment = parseDateTime(text, zone);
  return moment === null ? null : new Date(moment);
}

export interface EventSaid {
  readonly form: FormContext;
  readonly eventType: number;
  readonly context: string;
  readonly moment: Moment;
  readonly now: Date;
  readonly recordedBy: number;
  readonly comment: string | null;
  readonly fields?: Values;
  readonly targetBoxId?: number;
  readonly runId?: number;
}

/** The event as the ledger records it: what was said, and what the model says of such events. */
export function newEvent(said: EventSaid): NewEvent {
  const { model, place } = said.form;
  const epcis = findEvent(model, said.eventType)?.epcis;
  return {
    boxId: place.boxId,
    assetType: model.id,
    eventType: said.eventType,
    context: said.context,
    at: said.moment.at,
    zone: said.moment.zone,
    now: said.now,
    recordedBy: said.recordedBy,
    targetBoxId: said.targetBoxId ?? null,
    bizStep: epcis?.bizStep ?? 'other',
    disposition: epcis?.disposition ?? 'active',
    comment: said.comment === '' ? null : said.comment,
    fields: said.fields ?? {},
    runId: said.runId ?? null,
  };
}
