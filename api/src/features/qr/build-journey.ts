import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { QrStop } from '@huella/domain/calls/qr-page';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { holds } from '@huella/domain/engine/fields/conditions';
import { findBoxType } from '@huella/domain/catalogue/lookups/box-types';
import { findCountry } from '@huella/domain/reference/countries';
import type { PublicEvent } from '@huella/domain/model/public-face';
import { certificates, logo } from '@huella/domain/catalogue/records/record-parts';
import { withoutUnmoved } from '@huella/domain/engine/events/transfer-events';
import type { Words } from '@huella/domain/words';
import { formatForPublic } from '@huella/domain/engine/qr/format-for-public';
import { papersOf } from './pictures';
import type { QrEvent, QrPlace } from './qr.store';

/** An event that the public may know of, with all that describes it. */
interface Happening {
  readonly model: EventModel;
  readonly face: PublicEvent;
  readonly title: Words;
  /** A day where the model names an attribute for it, else the moment of the event. */
  readonly at: string;
  readonly place: QrPlace;
  readonly after: Values;
}

/** What the public sees of something that opened or happened during a stop, with the establishment it was at. */
export interface Stop {
  readonly place: QrPlace;
  readonly stop: QrStop;
}

/** What a journey is built from, beside the events of the asset. */
export interface JourneySubject {
  readonly model: AssetType;
  /** The events that may be shown. */
  readonly known: readonly EventModel[];
  readonly places: ReadonlyMap<number, QrPlace>;
  readonly isInTransit: boolean;
}

/**
 * The journey of an asset (document 3 section 2, timeline): a stop for each arrival and each milestone, with what was
 * done during it counted below. Arriving and going through a milestone at the same place is one stop; what was sent
 * and came back, or has not arrived yet, is none.
 */
export function buildJourney(
  { model, known, places, isInTransit }: JourneySubject,
  events: readonly QrEvent[],
): readonly Stop[] {
  const happened = withoutUnmoved(events, isInTransit)
    .flatMap((event) => entriesOf(known, event, places))
    .toSorted((one, other) => one.order - other.order)
    .map(({ happened: each }) => each);
  const stops = joinArrivals(happened.filter(({ face }) => face.as === 'stop'));
  return stops.map((opening, at) => {
    const next = stops[at + 1];
    const isDuring = (care: Happening) => startsIn(care, at === 0 ? null : opening, next ?? null);
    const care = happened.filter((each) => each.face.as === 'care' && isDuring(each));
    return { place: opening.place, stop: presentStop(model, opening, next ?? null, care) };
  });
}

function entriesOf(
  known: readonly EventModel[],
  event: QrEvent,
  places: ReadonlyMap<number, QrPlace>,
): { readonly happened: Happening; readonly order: number }[] {
  const found = known.find(({ eventType }) => eventType === event.eventType);
  const face = found?.public;
  const place = places.get(event.targetBoxId ?? event.boxId);
  const title = face?.titles.find(({ when }) => when === undefined || holds(when, event.after));
  if (found === undefined || face === undefined || place === undefined || title === undefined) return [];
  const at = title.at === undefined ? null : event.after[title.at];
  const happened: Happening = {
    model: found,
    face,
    title: (found.isTransfer ? findBoxType(place.subtype)?.stay : undefined) ?? title.title,
    at: typeof at === 'string' ? at : event.eventTime.toISOString(),
    place,
    after: event.after,
  };
  return [{ happened, order: DateTime.fromISO(happened.at, { zone: place.zone }).toMillis() }];
}

/** A milestone right after the arrival at the same place takes the arrival's stop. */
function joinArrivals(stops: readonly Happening[]): readonly Happening[] {
  return stops.filter((stop, at) => {
    const next = stops[at + 1];
    const isTaken =
      stop.model.isTransfer && next?.model.isTransfer === false && next.place.id === stop.place.id;
    return !isTaken;
  });
}

function startsIn(care: Happening, opening: Happening | null, next: Happening | null): boolean {
  const at = momentOf(care);
  return (opening === null || momentOf(opening) <= at) && (next === null || at < momentOf(next));
}

const momentOf = ({ at, place }: Happening) => DateTime.fromISO(at, { zone: place.zone }).toMillis();

function presentStop(
  model: AssetType,
  opening: Happening,
  next: Happening | null,
  care: readonly Happening[],
): QrStop {
  const { place } = opening;
  const country = findCountry(place.country);
  const shown = shownValue(model, opening);
  return {
    title: opening.title,
    type: opening.model.eventType,
    name: place.name,
    company: place.company,
    city: place.city,
    region: place.region,
    country: country && { alpha2: country.alpha2, alpha3: country.alpha3, completeName: country.name },
    countryFlag: country && flagOf(country.alpha2),
    startDate: opening.at,
    endDate: next?.at ?? null,
    zone: place.zone,
    lat: place.lat,
    lon: place.lng,
    logo: logoOf(place),
    email: null,
    webpage: null,
    extraParams: shown === null ? [] : [shown],
    care: countCare(model, care),
    certificates: {
      company: [...papersOf(certificates, place.companyFace)],
      box: [...papersOf(certificates, place.boxFace)],
    },
  };
}

/** The picture of an establishment, else of its company. */
function logoOf({ boxFace, companyFace }: QrPlace): string | null {
  const [first] = [...papersOf(logo, boxFace), ...papersOf(logo, companyFace)];
  return first?.address ?? null;
}

/** A flag as text: two letters that systems draw as one picture. */
function flagOf(alpha2: string): string {
  const first = 0x1f1e6 - 'A'.charCodeAt(0);
  return String.fromCodePoint(...[...alpha2].map((letter) => first + letter.charCodeAt(0)));
}

function shownValue(
  model: AssetType,
  happened: Happening,
): { readonly label: Words; readonly value: Words } | null {
  const attribute = model.attributes.find(({ name }) => name === happened.face.shows);
  if (attribute === undefined) return null;
  const value = formatForPublic(attribute, happened.after[attribute.name] ?? null, happened.place.zone);
  return value && { label: attribute.label, value };
}

/** What was done, each kind once, in the order in which it was first done. */
function countCare(model: AssetType, care: readonly Happening[]): QrStop['care'] {
  const kinds = new Map<number, readonly Happening[]>();
  for (const each of care)
    kinds.set(each.model.eventType, [...(kinds.get(each.model.eventType) ?? []), each]);
  return [...kinds.values()].flatMap((all) => {
    const last = all.at(-1);
    if (last === undefined) return [];
    return [{ title: last.title, count: all.length, value: shownValue(model, last)?.value ?? null }];
  });
}
