import { assetTypes } from '../assets/index';
import { checkEvent } from '../../engine/events/check-event';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Issue } from '../../model/errors';
import type { Values } from '../../model/value';
import { issues as english } from '../../phrases/en/issues';
import { issues as spanish } from '../../phrases/es/issues';
import { fill } from '../../phrases/phrase';

/** An asset of a type in an establishment of a subtype, and an event of it: as much as the table of cases says. */
export interface EventCase {
  /** What it is about, as people of the trade say it. */
  readonly what: string;
  readonly type: number;
  readonly subtype: number;
  readonly asset: Values;
  readonly event: number;
  /** What is filled in; without it only whether the asset takes the event is asked. */
  readonly raw?: Values;
  /** The day of the event; 21 November 2026 without one. */
  readonly day?: string;
  readonly paused?: true;
}

/** Sender and receiver, where an event is a transfer. */
const names = { source: 'La Aurora', target: 'El Sur' };

const phrases = { es: spanish, en: english };

/** Everything that refuses an event of a case, in words of a language; nothing where it is accepted. */
export function refusalsOf(tried: EventCase, language: 'es' | 'en'): readonly string[] {
  const { type, subtype, asset, event: code, raw, paused = false } = tried;
  const model = assetTypes.find(({ id }) => id === type);
  const event = model === undefined ? null : findEvent(model, code);
  if (model === undefined || event === null) throw new Error(`no event ${String(code)} of ${String(type)}`);
  const locale = buildLocale({ language });
  const day = tried.day ?? locale.today;
  const subject = { attributes: asset, paused, deleted: false };
  const obstacle = findEventObstacle(model, event, subject, subtype, { ...locale, day, names });
  const checked = () =>
    checkEvent({ model, event, raw: raw ?? {}, asset, locale, day, boxSubtype: subtype }).issues;
  const found: readonly Issue[] = obstacle === null ? (raw === undefined ? [] : checked()) : [obstacle];
  return found
    .filter(({ level }) => level === 'error')
    .map(({ code: issueCode, slots }) => fill(phrases[language][issueCode], slots));
}
