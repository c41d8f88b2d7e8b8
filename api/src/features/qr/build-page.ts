import type { AssetType } from '@huella/domain/model/asset-type';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { logo, webPage } from '@huella/domain/catalogue/records/record-parts';
import { engineEvents } from '@huella/domain/model/engine-events';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, plainText, type Values } from '@huella/domain/model/value';
import { holds } from '@huella/domain/engine/fields/conditions';
import { fill } from '@huella/domain/phrases/phrase';
import type { PublicFace, SceneName } from '@huella/domain/model/public-face';
import type { StateRule } from '@huella/domain/model/state-rule';
import { applyTemplate } from '@huella/domain/engine/qr/template';
import { additionsOf } from '@huella/domain/engine/qr/additions';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import { findState } from '@huella/domain/engine/status/asset-state';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import type { Language, Words } from '@huella/domain/words';
import { inBoth, formatForPublic } from '@huella/domain/engine/qr/format-for-public';
import { labelOf } from '../../db/index-slots';
import { statusDayOf } from '../../http/form-context';
import { buildJourney, type Stop } from './build-journey';
import { buildProof } from './build-proof';
import { figuresOf, ripeDaysOf } from './figures';
import { aboutOf, disabledAt, offPages } from './off-pages';
import { zoned, type QrSubject } from './page-subject';
import { papersOf, picturesOf, withChosen } from './pictures';
import { presentMaking, toldAlready } from './present-making';
import { presentCertificates, presentFacts, sectionsOf } from './present-facts';
import type { QrEvent, QrPlace } from './qr.store';

/**
 * The data of the public page of an asset (document 3 section 3, QR page data); null for a model that has none. Only
 * attributes that the model enables for public pages leave, and only events that it publishes; what an establishment
 * disables for lists is shown nowhere (decisions section 8).
 */
export function buildQrPage(written: QrSubject): QrPage | null {
  const { subject, today, off } = publicSubject(written);
  const { template } = written;
  const { model, asset, place } = subject;
  const face = model.public;
  if (face === undefined) return null;
  const journey = journeyOf(subject);
  const origin = journey[0]?.place ?? place;
  const label = labelOf(model, asset.attributes);
  const made = presentMade(model, face, asset.attributes);
  const attributes = presentFacts(subject).filter(({ name }) => !made.told.has(name));
  return {
    model: model.id,
    message: null,
    theme: { blueTheme: face.accent, scene: sceneOf(face, asset.attributes), ...logoOf(origin) },
    kind: null,
    name: nameOf(model, face, asset.attributes, origin) ?? { es: label, en: label },
    label,
    sentence: sentenceOf(model, face, asset.attributes, origin),
    gtin: null,
    description: null,
    about: aboutOf(template),
    pictures: withChosen(picturesOf(model.attributes, asset.attributes), subject.chosen),
    company: origin.company,
    // The state is shown whatever it follows from.
    state: stateOf(today, off),
    attributes,
    sections: sectionsOf(model, attributes, template),
    timeline: journey.map(({ stop }) => stop),
    figures: figuresOf(subject, face, journey, off),
    ripeDays: ripeDaysOf(subject, face),
    ...{ freshDays: null, freshness: null },
    ...{ making: made.making, additions: made.additions },
    ...{ journey: face.journey ?? null, madeIn: null },
    certificates: presentCertificates(subject),
    sources: [...subject.sources],
    maker: makerOf(origin),
    summary: [],
    members: null,
    opensWith: 'journey',
    // A proof is over every record; what they show is another matter.
    proof: buildProof(today, ruleOf(today).vouched === true, today.now),
    updatedAt: asset.updatedAt.toISOString(),
  };
}

/** What everybody may know of an asset, as it is today and without what is off its pages; `today` is still with that. */
export function publicSubject(written: QrSubject) {
  const off = offPages(written);
  const today = asItIsToday({ ...written, model: applyTemplate(written.model, written.template) });
  const events = today.events.filter(({ isUndone }) => isUndone !== true);
  return { subject: withoutOff({ ...today, events }, off), today, off };
}

/** The journey of an asset, of what everybody may know of it. */
export function journeyOf(subject: QrSubject): readonly Stop[] {
  const { model, places, asset, engineEvents: more = [] } = subject;
  const known = [...model.events, ...more];
  return buildJourney({ model, known, places, isInTransit: asset.inTransit }, eventsOf(subject));
}

/** How it was made and what went in beside, with the facts that are told by that. */
function presentMade(model: AssetType, face: PublicFace, values: Values) {
  const found = additionsOf(model.attributes, face, values);
  const additions = found && { title: found.title, names: [...found.names] };
  const making = presentMaking(model, values, null);
  const told = toldAlready(model, { making: making !== null, additions: additions !== null });
  return { making, additions, told };
}

/** The logo of who it comes from. */
function logoOf({ companyFace }: QrPlace): Pick<QrPage['theme'], 'logo' | 'logoWoText'> {
  const address = papersOf(logo, companyFace)[0]?.address ?? null;
  return { logo: address, logoWoText: address };
}

/** What who it comes from says of itself, in the language that it said it in where it said it in one alone. */
function makerOf({ companyFace }: QrPlace): QrPage['maker'] {
  const textOf = (name: string) => plainText(companyFace[name]).trim();
  const [es, en] = [textOf('description_es'), textOf('description_en')];
  const page = textOf(webPage.name);
  return {
    about: es === '' && en === '' ? null : { es: es || en, en: en || es },
    webPage: /^https?:\/\//i.test(page) ? page : null,
  };
}

function sceneOf({ scenes }: PublicFace, values: Values): SceneName {
  const fitting = scenes.find(({ filled }) => filled === undefined || !isEmpty(values[filled]));
  return fitting?.scene ?? 'pampas';
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

/**
 * Without what is off the page where the asset is; and of an event without what is disabled where it was recorded, too.
 * What is disabled now counts for all that happened before.
 */
function withoutOff(subject: QrSubject, off: ReadonlySet<string>): QrSubject {
  const { model, asset, events, places } = subject;
  return {
    ...subject,
    asset: { ...asset, attributes: valuesWithout(asset.attributes, off) },
    events: events.map((event) => {
      const there = places.get(event.boxId);
      const after = valuesWithout(event.after, off);
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

const nothingMore = { es: {}, en: {} } as const;

/** A text of the model with its slots filled, by `more` too, or null when one of them has nothing to say. */
export function fillFrom(
  model: AssetType,
  text: Words,
  values: Values,
  origin: QrPlace,
  more: Readonly<Record<Language, Readonly<Record<string, string>>>> = nothingMore,
): Words | null {
  const filled = inBoth((language) => {
    const own = model.attributes.flatMap((attribute) => {
      const value = formatForPublic(attribute, values[attribute.name] ?? null, origin.zone);
      return value === null ? [] : [[attribute.name, value[language]] as const];
    });
    const said = { ...Object.fromEntries(own), ...more[language] };
    return fill(text[language], { ...said, company: origin.company, place: origin.name });
  });
  // `S.A.` at the end of a sentence has its point already.
  const whole = { es: filled.es.replace(/\.\.$/, '.'), en: filled.en.replace(/\.\.$/, '.') };
  const isWhole = (each: string, source: string) =>
    [...source.matchAll(/\{\{(\w+)\}\}/g)].every(([slot]) => !each.includes(slot));
  return isWhole(filled.es, text.es) && isWhole(filled.en, text.en) ? whole : null;
}

/** What an asset is called on its page, from its values and where it comes from; null where they do not say it. */
export function nameOf(model: AssetType, face: PublicFace, values: Values, origin: QrPlace): Words | null {
  const product = face.product === undefined ? '' : plainText(values[face.product]).trim();
  return product === '' ? fillFrom(model, face.name, values, origin) : { es: product, en: product };
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
