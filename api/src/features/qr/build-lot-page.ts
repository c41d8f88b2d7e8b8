import type { AssetType } from '@huella/domain/model/asset-type';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { lotEvents } from '@huella/domain/model/engine-events';
import { localeTag, plainText } from '@huella/domain/model/value';
import { joiningLot } from '@huella/domain/engine/events/lot-events';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { emptyLotSentence } from '@huella/domain/engine/lots/lot-qr';
import { fill } from '@huella/domain/phrases/phrase';
import { lotPages, type LotPage, type LotQrType } from '@huella/domain/engine/qr/lot-pages';
import { applyTemplate, sectionOrder } from '@huella/domain/engine/qr/template';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { findCountry } from '@huella/domain/reference/countries';
import type { Language, Words } from '@huella/domain/words';
import { formatForPublic, inBoth } from '@huella/domain/engine/qr/format-for-public';
import { statusDayOf } from '../../http/form-context';
import { buildQrPage, fillFrom } from './build-page';
import { freshDaysOf, freshnessOf, lotFigures, travelled } from './figures';
import { makingOf, membersOf, summaryOf, type PartedMember } from './lot-members';
import type { LotTrail } from './lot-trail';
import { offPages } from './off-pages';
import { zoned } from './page-subject';
import { picturesOf, withChosen } from './pictures';
import { toldAlready } from './present-making';
import type { QrLot } from './qr-lots.store';
import type { QrEvent, QrPlace } from './qr.store';

/** All that the page of a lot is built from, read by the store. */
export interface QrLotSubject {
  readonly type: LotQrType;
  readonly model: AssetType;
  readonly lot: QrLot;
  /** Its assets, what there is most of first, else in the order of their ids. */
  readonly members: readonly PartedMember[];
  /** How what there is most of came to be, where the page tells it. */
  readonly trail: LotTrail | null;
  /** What all its assets went through together. */
  readonly events: readonly QrEvent[];
  readonly places: ReadonlyMap<number, QrPlace>;
  readonly place: QrPlace;
  /** What the establishment says of such pages; null leaves it to the model. */
  readonly template: QrTemplate | null;
  /** The pictures that it chose, beside those of the lot and its assets. */
  readonly chosen: QrPage['pictures'];
  /** Where the site is served: the address of each asset's own page. */
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The data of a public page of a lot (decisions section 5): shown like an asset that has only what all of them have
 * alike, with how many they are; and what its kind of page shows beside that. There is no chain of a lot to prove.
 */
export function buildLotPage(subject: QrLotSubject): QrPage | null {
  const { type, lot, place, template, now } = subject;
  const off = offPages(subject);
  const model = applyTemplate(subject.model, template);
  const members = subject.members.map((each) => ({ ...each, held: valuesWithout(each.held, off) }));
  const { id, assetType, boxId, inTransit, attributes, createdAt, updatedAt, name } = lot;
  const asset = { id, assetType, boxId, inTransit, attributes, chainHash: null, createdAt, updatedAt };
  const events = withMaking(lot, subject.events);
  const shown = { ...subject, events, engineEvents: [joiningLot] };
  // What its assets came from is on the page of each of them.
  const page = buildQrPage({ ...shown, asset, place, now, chainHolds: null, sources: [] });
  if (page === null) return null;
  const kind = lotPages[type];
  const told = tellTrail(page, subject.trail);
  const sections = sectionOrder(type, template).flatMap((each) =>
    page.sections.filter(({ name: found }) => found === each),
  );
  const facts = new Set(sections.flatMap(({ fields }) => fields));
  const sold = page.attributes.find((each) => each.name === kind.soldAs)?.data.value;
  const product = kind.named === 'product' && page.name.es !== '' ? page.name : null;
  const making = page.making ?? makingOf(kind, model, members, place);
  const shared = page.attributes.filter((attribute) => facts.has(attribute.name));
  const alike = { ...lot, attributes: valuesWithout(attributes, off) };
  const hidden = toldAlready(model, { making: making !== null, additions: false });
  return {
    ...told,
    kind: kind.kind,
    name: product ?? sold ?? { es: name, en: name },
    label: name,
    sentence:
      product === null || page.sentence === null
        ? sentenceOf(kind, { lot: alike, place }, model, page)
        : page.sentence,
    gtin: plainText(lot.own['gtin']) || null,
    description: plainText(lot.own['description']) || null,
    pictures: withChosen(picturesOf(lotModelOf(model).attributes, lot.own), page.pictures),
    attributes: shared.filter((attribute) => !hidden.has(attribute.name)),
    sections: sections.flatMap((each) => {
      const fields = each.fields.filter((field) => !hidden.has(field));
      return fields.length === 0 ? [] : [{ ...each, fields }];
    }),
    figures: {
      ...told.figures,
      assets: kind.ownFigures === true ? null : { count: lot.count, noun: nounOf(lot, model) },
      ...lotFigures(kind, told.figures, lot.own),
    },
    freshDays: freshDaysOf(lot.own, kind, statusDayOf(now, zoned(place)).today),
    freshness: freshnessOf(lot.own, kind),
    making,
    journey: kind.journey ?? page.journey,
    madeIn: madeIn(kind, subject.places.get(events.at(-1)?.boxId ?? boxId) ?? place),
    opensWith: kind.opensWith,
    summary: summaryOf(kind, model, lot, members),
    members: kind.members === undefined ? null : membersOf(kind, subject, model, members),
  };
}

/** The page with how what there is most of came to be, instead of what its assets went through together. */
function tellTrail(page: QrPage, trail: LotTrail | null): QrPage {
  if (trail === null || trail.journey.length === 0) return page;
  const { journey, certificates, proof } = trail;
  const known = new Set(page.certificates.map((each) => JSON.stringify(each)));
  const places = new Set(journey.map(({ place }) => place.id)).size;
  return {
    ...page,
    timeline: journey.map(({ stop }) => stop),
    figures: { ...page.figures, km: travelled(journey), places },
    certificates: [...page.certificates, ...certificates.filter((each) => !known.has(JSON.stringify(each)))],
    proof,
  };
}

/** Where it was made, as its kind of page says it. */
function madeIn({ madeIn: text }: LotPage, { city, country }: QrPlace): Words | null {
  const found = findCountry(country);
  if (text === undefined || city === '' || found === null) return null;
  return inBoth((language) => fill(text[language], { city, country: found.name[language] }));
}

/** The lot's own fields and how many it is of, as slots of sentences. */
function ownTexts(lot: QrLot, model: AssetType, { zone }: QrPlace) {
  const textsIn = (language: Language) => ({
    ...Object.fromEntries(
      lotModelOf(model).attributes.flatMap((field) => {
        const text = formatForPublic(field, lot.own[field.name] ?? null, zone);
        return text === null || field.private === true ? [] : [[field.name, text[language]] as const];
      }),
    ),
    figure: new Intl.NumberFormat(localeTag[language]).format(lot.count),
    noun: nounOf(lot, model)[language],
  });
  return { es: textsIn('es'), en: textsIn('en') };
}

/** The making of the lot among what its assets went through: where it was before it first moved. */
function withMaking({ createdAt, boxId }: QrLot, events: readonly QrEvent[]): readonly QrEvent[] {
  const moved = events.find((event) => event.targetBoxId !== null && event.eventTime > createdAt);
  const making: QrEvent = {
    sequence: 0,
    eventType: lotEvents.join,
    eventTime: createdAt,
    recordTime: createdAt,
    boxId: moved?.boxId ?? boxId,
    targetBoxId: null,
    after: {},
    hash: '',
  };
  return [...events.filter(({ eventType }) => eventType !== lotEvents.join), making];
}

function nounOf({ count }: QrLot, { noun }: AssetType): Words {
  return count === 1 ? noun.one : noun.many;
}

/** What it says first: what its kind of page tells of its own, else how many it is of and what these say alike. */
function sentenceOf(
  { sentence, told = [] }: LotPage,
  { lot, place }: Pick<QrLotSubject, 'lot' | 'place'>,
  model: AssetType,
  page: QrPage,
): Words {
  if (lot.count === 0) return emptyLotSentence;
  const noun = nounOf(lot, model);
  const own = ownTexts(lot, model, place);
  const off = new Set(model.attributes.flatMap(({ name, qr }) => (qr?.isEnabled === true ? [] : [name])));
  const shared = valuesWithout(lot.attributes, off);
  const whole = told.reduce<Words | null>(
    (found, text) => found ?? fillFrom(model, text, shared, place, own),
    null,
  );
  if (whole !== null) return whole;
  return inBoth((language) => {
    const figure = new Intl.NumberFormat(localeTag[language]).format(lot.count);
    const more = page.sentence === null ? '' : ` ${page.sentence[language]}`;
    return fill(sentence[language], { figure, noun: noun[language] }) + more;
  });
}
