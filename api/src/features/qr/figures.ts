import { DateTime } from 'luxon';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { daysBetween } from '@huella/domain/engine/fields/days';
import type { LotPage } from '@huella/domain/engine/qr/lot-pages';
import { publicFacts } from '@huella/domain/engine/qr/public-facts';
import type { PublicFace } from '@huella/domain/model/public-face';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import { kilometresBetween } from '../../outside/geocoding/gazetteer';
import type { Stop } from './build-journey';
import type { QrSubject } from './page-subject';

/** The figures that sum up a life: how long, how far, in how many places, and those that its model puts first. */
export function figuresOf(
  subject: QrSubject,
  face: PublicFace,
  journey: readonly Stop[],
  off: ReadonlySet<string>,
): QrPage['figures'] {
  const { attributes } = subject.asset;
  const zone = subject.place.zone;
  const born = momentOf(attributes[face.lifeFrom], zone);
  const end = momentOf(attributes[face.lifeUntil], zone) ?? DateTime.fromJSDate(subject.now, { zone });
  // Where the end of its life is off the page, nobody learns how long it was.
  const isTold = face.tellsAge === true && born !== null && !off.has(face.lifeUntil);
  return {
    months: !isTold ? null : Math.max(0, Math.floor(end.diff(born, 'months').months)),
    km: travelled(journey),
    places: new Set(journey.map(({ place }) => place.id)).size,
    assets: null,
    own: ownFigures(subject, face),
  };
}

/** Those of the model that the page may show; none that is nothing, and none of many values. */
function ownFigures({ model, asset, place }: QrSubject, face: PublicFace): QrPage['figures']['own'] {
  const facts = publicFacts(model, asset.attributes, place.zone);
  return (face.figures ?? []).flatMap(({ field, label }) => {
    const fact = facts.find(({ attribute }) => attribute.name === field);
    return fact === undefined || fact.raw === 0 ? [] : [{ value: fact.value, label }];
  });
}

/** Days since what a lot is of was bottled, on a day of where it is; null where that is not known, or is not yet. */
export function freshDaysOf(own: Values, { freshSince }: LotPage, today: string): number | null {
  const since = freshSince === undefined ? null : own[freshSince];
  return typeof since === 'string' && since <= today ? daysBetween(since, today) : null;
}

/** Whole days for which it ripened, where its model says so and the page may. */
export function ripeDaysOf({ model, asset, place }: QrSubject, { ripeDays }: PublicFace): number | null {
  const facts = publicFacts(model, asset.attributes, place.zone);
  const days = facts.find(({ attribute }) => attribute.name === ripeDays)?.raw;
  return typeof days === 'number' && days >= 0 ? Math.floor(days) : null;
}

function momentOf(value: Value | undefined, zone: string): DateTime | null {
  if (isEmpty(value) || typeof value !== 'string') return null;
  const moment = DateTime.fromISO(value, { zone });
  return moment.isValid ? moment : null;
}

/** Kilometres as the crow flies from stop to stop; null when one of several has no position. */
function travelled(journey: readonly Stop[]): number | null {
  const points = journey.flatMap(({ place: { lat, lng } }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (points.length < journey.length) return null;
  const legs = points.slice(1).map((to, at) => kilometresBetween(points[at] ?? to, to));
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0));
}
