import { DateTime } from 'luxon';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { daysBetween } from '@huella/domain/engine/fields/days';
import type { LotPage } from '@huella/domain/engine/qr/lot-pages';
import { colourName } from '@huella/domain/engine/qr/colour-names';
import { inBoth } from '@huella/domain/engine/qr/format-for-public';
import { publicFacts } from '@huella/domain/engine/qr/public-facts';
import type { PublicFace } from '@huella/domain/model/public-face';
import { isEmpty, localeTag, type Value, type Values } from '@huella/domain/model/value';
import type { Words } from '@huella/domain/words';
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
export function freshDaysOf(own: Values, { freshness }: LotPage, today: string): number | null {
  const since = freshness === undefined ? null : own[freshness.since];
  return typeof since === 'string' && since <= today ? daysBetween(since, today) : null;
}

/** Whole days for which it ripened, where its model says so and the page may. */
export function ripeDaysOf({ model, asset, place }: QrSubject, { ripeDays }: PublicFace): number | null {
  const facts = publicFacts(model, asset.attributes, place.zone);
  const days = facts.find(({ attribute }) => attribute.name === ripeDays)?.raw;
  return typeof days === 'number' && days >= 0 ? Math.floor(days) : null;
}

/** What the grades of freshness are like, and until when it is best; null where a page has none of it. */
export function freshnessOf(own: Values, { freshness }: LotPage): QrPage['freshness'] {
  if (freshness === undefined) return null;
  const until = own[freshness.until];
  return { grades: [...freshness.grades], bestBefore: typeof until === 'string' ? until : null };
}

/** The figures of a lot that its kind of page puts first: of its model, how far it came, and what colour it is. None is nothing. */
export function lotFigures(
  { ownFigures, distance, colour }: LotPage,
  figures: QrPage['figures'],
  own: Values,
): Pick<QrPage['figures'], 'own' | 'km'> {
  if (ownFigures !== true) return { own: [], km: figures.km };
  const [first, ...others] = figures.own;
  const { km } = figures;
  const isFar = distance !== undefined && km !== null && km > 0;
  const measured = colour === undefined ? null : own[colour.field];
  const numberIn = (value: number) =>
    inBoth((language) => new Intl.NumberFormat(localeTag[language]).format(value));
  const withUnit = ({ es, en }: Words, unit: string): Words => ({ es: `${es} ${unit}`, en: `${en} ${unit}` });
  return {
    own: [
      ...(first === undefined ? [] : [first]),
      ...(isFar ? [{ value: withUnit(numberIn(km), 'km'), label: distance }] : []),
      ...(colour === undefined || typeof measured !== 'number'
        ? []
        : [
            {
              value: withUnit(numberIn(measured), colour.scale.toUpperCase()),
              label: colourName(colour.scale, measured),
            },
          ]),
      ...others,
    ],
    km: isFar ? null : km,
  };
}

function momentOf(value: Value | undefined, zone: string): DateTime | null {
  if (isEmpty(value) || typeof value !== 'string') return null;
  const moment = DateTime.fromISO(value, { zone });
  return moment.isValid ? moment : null;
}

/** Kilometres as the crow flies from stop to stop; null when one of several has no position. */
export function travelled(journey: readonly Stop[]): number | null {
  const points = journey.flatMap(({ place: { lat, lng } }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (points.length < journey.length) return null;
  const legs = points.slice(1).map((to, at) => kilometresBetween(points[at] ?? to, to));
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0));
}
