import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { EngineEvent } from '@huella/domain/model/event-model';
import type { Attribute } from '@huella/domain/model/attribute';
import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { engineEvents } from '@huella/domain/model/engine-events';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { findOption } from '@huella/domain/engine/fields/choice';
import { isEmpty, isKeys, type Value, type Values } from '@huella/domain/model/value';
import { holds } from '@huella/domain/engine/fields/conditions';
import { fill } from '@huella/domain/phrases/phrase';
import type { PublicFace, SceneName } from '@huella/domain/model/public-face';
import type { StateRule } from '@huella/domain/model/state-rule';
import { publicFacts } from '@huella/domain/engine/qr/public-facts';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import { qrSections } from '@huella/domain/model/qr-sections';
import { findState } from '@huella/domain/engine/status/asset-state';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import { scopeOf, disabledInLists } from '@huella/domain/engine/access/field-access';
import type { Words } from '@huella/domain/words';
import { inBoth, formatForPublic } from '@huella/domain/engine/qr/format-for-public';
import { labelOf } from '../../db/index-slots';
import { statusDayOf } from '../../http/form-context';
import { kilometresBetween } from '../../outside/geocoding/gazetteer';
import { buildJourney, type Stop } from './build-journey';
import type { QrAsset, QrEvent, QrPlace } from './qr.store';
import { buildProof } from './build-proof';
import { picturesOf } from './pictures';

/** All that a page is built from, read by the store. */
export interface QrSubject {
  readonly model: AssetType;
  /** Events that are shown beside those of the model. */
  readonly engineEvents?: readonly EngineEvent[];
  readonly asset: QrAsset;
  readonly events: readonly QrEvent[];
  readonly places: ReadonlyMap<number, QrPlace>;
  /** Where the asset is. */
  readonly place: QrPlace;
  /** Whether its chain of hashes holds; null where nobody has looked. */
  readonly chainHolds: boolean | null;
  readonly now: Date;
}

/**
 * The data of the public page of an asset (document 3 section 3, QR page data); null for a model that has none. Only
 * attributes that the model enables for public pages leave, and only events that it publishes; what an establishment
 * disables for lists is shown nowhere (decisions section 8).
 */
export function buildQrPage(written: QrSubject): QrPage | null {
  const today = asItIsToday(written);
  const subject = withoutDisabled({
    ...today,
    events: today.events.filter(({ isUndone }) => isUndone !== true),
  });
  const { model, asset, place } = subject;
  const face = model.public;
  if (face === undefined) return null;
  const known = [...model.events, ...(subject.engineEvents ?? [])];
  const { places } = subject;
  const journey = buildJourney({ model, known, places, isInTransit: asset.inTransit }, eventsOf(subject));
  const origin = journey[0]?.place ?? place;
  const label = labelOf(model, asset.attributes);
  const attributes = presentAttributes(subject);
  return {
    model: model.id,
    message: null,
    theme: { blueTheme: face.accent, scene: sceneOf(face, asset.attributes), logo: null, logoWoText: null },
    kind: null,
    name: nameOf(model, face, asset.attributes, origin) ?? { es: label, en: label },
    label,
    sentence: sentenceOf(model, face, asset.attributes, origin),
    description: null,
    pictures: picturesOf(model.attributes, asset.attributes),
    company: origin.company,
    // The state is shown whatever it follows from.
    state: stateOf(today, disabledAt(model, place)),
    attributes,
    sections: sectionsOf(model, attributes),
    timeline: journey.map(({ stop }) => stop),
    figures: figuresOf(subject, face, journey),
    summary: [],
    members: null,
    opensWith: 'journey',
    // A proof is over every record; what they show is another matter.
    proof: buildProof(today, ruleOf(today).vouched === true),
    updatedAt: asset.updatedAt.toISOString(),
  };
}

function sceneOf({ scenes }: PublicFace, values: Values): SceneName {
  const fitting = scenes.find(({ filled }) => filled === undefined || !isEmpty(values[filled]));
  return fitting?.scene ?? 'pampas';
}

/** An establishment as rules about its day want it. */
export function zoned({ zone, subtype }: QrPlace) {
  return { timezone: zone, subtype };
}

/** The asset with the status that has come about by itself where it is (decisions section 4). */
function asItIsToday(subject: QrSubject): QrSubject {
  const { model, asset, place, now } = subject;
  const { today, boxSubtype } = statusDayOf(now, zoned(place));
  return {
    ...subject,
    asset: { ...asset, attributes: valuesOn(model, asset.attributes, today, boxSubtype) },
  };
}

/** The attributes of a model that an establishment disables for lists now, and so for its public pages. */
export function disabledAt(model: AssetType, place: QrPlace): ReadonlySet<string> {
  return disabledInLists(model, scopeOf(place));
}

/**
 * Without what is disabled where the asset is; and of an event without what is disabled where it was recorded, too. What
 * is disabled now counts for all that happened before.
 */
function withoutDisabled(subject: QrSubject): QrSubject {
  const { model, asset, events, places, place } = subject;
  const disabledHere = disabledAt(model, place);
  return {
    ...subject,
    asset: { ...asset, attributes: valuesWithout(asset.attributes, disabledHere) },
    events: events.map((event) => {
      const there = places.get(event.boxId);
      const after = valuesWithout(event.after, disabledHere);
      return {
        ...event,
        after: there === undefined ? after : valuesWithout(after, disabledAt(model, there)),
      };
    }),
  };
}

/** The events; an asset from before events were recorded was registered where it is. */
function eventsOf({ model, asset, events }: QrSubject): readonly QrEvent[] {
  const registration = model.events.find(({ eventType }) => eventType === engineEvents.load);
  if (events.length > 0 || registration === undefined) return events;
  const at = { eventTime: asset.createdAt, recordTime: asset.createdAt };
  const { eventType } = registration;
  return [
    {
      ...at,
      sequence: 0,
      eventType,
      boxId: asset.boxId,
      targetBoxId: null,
      after: asset.attributes,
      hash: '',
    },
  ];
}

/** A text of the model with its slots filled, or null when one of them has nothing to say. */
function fillFrom(model: AssetType, text: Words, values: Values, origin: QrPlace): Words | null {
  const filled = inBoth((language) => {
    const own = model.attributes.flatMap((attribute) => {
      const value = formatForPublic(attribute, values[attribute.name] ?? null, origin.zone);
      return value === null ? [] : [[attribute.name, value[language]] as const];
    });
    return fill(text[language], { ...Object.fromEntries(own), company: origin.company, place: origin.name });
  });
  // `S.A.` at the end of a sentence has its point already.
  const whole = { es: filled.es.replace(/\.\.$/, '.'), en: filled.en.replace(/\.\.$/, '.') };
  const isWhole = (each: string, source: string) =>
    [...source.matchAll(/\{\{(\w+)\}\}/g)].every(([slot]) => !each.includes(slot));
  return isWhole(filled.es, text.es) && isWhole(filled.en, text.en) ? whole : null;
}

/** What an asset is called on its page, from its values and where it comes from; null where they do not say it. */
export function nameOf(model: AssetType, face: PublicFace, values: Values, origin: QrPlace): Words | null {
  return fillFrom(model, face.name, values, origin);
}

function sentenceOf(model: AssetType, face: PublicFace, values: Values, origin: QrPlace): Words | null {
  const fitting = face.sentences.filter(({ when }) => when === undefined || holds(when, values));
  return fitting.reduce<Words | null>(
    (found, { text }) => found ?? fillFrom(model, text, values, origin),
    null,
  );
}

/** The state without a pause: that is between those who work with the asset; and without a reason that is disabled. */
function stateOf(subject: QrSubject, disabled: ReadonlySet<string>): QrPage['state'] {
  const { model, asset } = subject;
  const values = asset.attributes;
  const rule = ruleOf(subject);
  const reasonField = model.attributes.find(({ name }) => name === rule.reasonField);
  const label = inBoth((language) => {
    const reason =
      reasonField === undefined || disabled.has(reasonField.name)
        ? ''
        : formatField(reasonField, values[reasonField.name] ?? null, { language, today: '', zone: 'utc' });
    return fill(rule.label[language], { reason: reason.toLowerCase() }).replace(/:\s*$/, '');
  });
  return { state: rule.state, label, tone: rule.tone, icon: rule.icon };
}

function ruleOf({ model, asset, place, now }: QrSubject): StateRule {
  const { today, boxSubtype } = statusDayOf(now, zoned(place));
  return findState(model, asset.attributes, false, today, boxSubtype);
}

function presentAttributes({ model, asset, events, place }: QrSubject): QrAttribute[] {
  return publicFacts(model, asset.attributes, place.zone).map(({ attribute, display, raw, value }) => ({
    name: attribute.name,
    type: display.type,
    isEnabled: true,
    isUserConfigurable: display.isUserConfigurable,
    hide: false,
    data: {
      label: attribute.label,
      value,
      subLabel: attribute.unit === undefined ? null : { es: attribute.unit, en: attribute.unit },
      enableValues: labelsOf(attribute, raw),
      customValues: display.type === 'chart' ? pointsOf(attribute, events) : [],
    },
  }));
}

function labelsOf(attribute: Attribute, value: Value): Words[] {
  if (!isKeys(value)) return [];
  return value.map((key) => findOption(attribute, key)?.label ?? { es: key, en: key });
}

/** Each value that an event gave the attribute, oldest first. */
function pointsOf(attribute: Attribute, events: readonly QrEvent[]): QrAttribute['data']['customValues'] {
  return events
    .toSorted((one, other) => one.eventTime.getTime() - other.eventTime.getTime())
    .flatMap(({ after, eventTime }) => {
      const value = after[attribute.name];
      return typeof value === 'number' ? [{ at: eventTime.toISOString(), value }] : [];
    });
}

function sectionsOf(model: AssetType, attributes: readonly QrAttribute[]): QrPage['sections'] {
  const shown = new Set(attributes.map(({ name }) => name));
  return Object.entries(qrSections).flatMap(([name, title]) => {
    const fields = model.attributes
      .filter((attribute) => attribute.qr?.section === name && shown.has(attribute.name))
      .map((attribute) => attribute.name);
    return fields.length === 0 ? [] : [{ name, title, fields }];
  });
}

function figuresOf(subject: QrSubject, face: PublicFace, journey: readonly Stop[]): QrPage['figures'] {
  const { attributes } = subject.asset;
  const zone = subject.place.zone;
  const born = momentOf(attributes[face.lifeFrom], zone);
  const end = momentOf(attributes[face.lifeUntil], zone) ?? DateTime.fromJSDate(subject.now, { zone });
  // Where the end of its life is disabled, nobody learns how long it was.
  const isTold =
    face.tellsAge === true && born !== null && !disabledAt(subject.model, subject.place).has(face.lifeUntil);
  return {
    months: !isTold ? null : Math.max(0, Math.floor(end.diff(born, 'months').months)),
    km: travelled(journey),
    places: new Set(journey.map(({ place }) => place.id)).size,
    assets: null,
  };
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
