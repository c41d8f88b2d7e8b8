import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { QrMembers, QrPage, QrSummary } from '@huella/domain/calls/qr-page';
import { lotEvents } from '@huella/domain/model/engine-events';
import { findOption } from '@huella/domain/engine/fields/choice';
import { localeTag, plainText, type Values } from '@huella/domain/model/value';
import { joiningLot } from '@huella/domain/engine/events/lot-events';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { emptyLotSentence } from '@huella/domain/engine/lots/lot-qr';
import { summarise, summaryFields } from '@huella/domain/engine/lots/summarise';
import { fill } from '@huella/domain/phrases/phrase';
import { lotPages, type LotPage, type LotQrType } from '@huella/domain/engine/qr/lot-pages';
import { applyTemplate, sectionOrder } from '@huella/domain/engine/qr/template';
import { partsOf } from '@huella/domain/engine/qr/made-of';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import type { Words } from '@huella/domain/words';
import { inBoth } from '@huella/domain/engine/qr/format-for-public';
import { labelOf } from '../../db/index-slots';
import { statusDayOf } from '../../http/form-context';
import { buildQrPage, nameOf } from './build-page';
import { freshDaysOf } from './figures';
import { offPages } from './off-pages';
import { zoned } from './page-subject';
import { picturesOf, withChosen } from './pictures';
import type { QrLot, QrMember } from './qr-lots.store';
import type { QrEvent, QrPlace } from './qr.store';
import type { UsedRow } from './sources.store';

/** All that the page of a lot is built from, read by the store. */
export interface QrLotSubject {
  readonly type: LotQrType;
  readonly model: AssetType;
  readonly lot: QrLot;
  /** Its assets, in the order of their ids. */
  readonly members: readonly QrMember[];
  /** How much of them was used, where the page tells the parts. */
  readonly used: readonly UsedRow[];
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

/** Assets that a page lists; the others are counted. */
const maxMembers = 60;

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
  const parted = withParts(members, subject.used);
  const sections = sectionOrder(type, template).flatMap((each) =>
    page.sections.filter(({ name: found }) => found === each),
  );
  const facts = new Set(sections.flatMap(({ fields }) => fields));
  const sold = page.attributes.find((each) => each.name === kind.soldAs)?.data.value;
  const product = kind.named === 'product' && page.name.es !== '' ? page.name : null;
  return {
    ...page,
    kind: kind.kind,
    name: product ?? sold ?? { es: name, en: name },
    label: name,
    sentence: product === null || page.sentence === null ? sentenceOf(kind, lot, model, page) : page.sentence,
    gtin: plainText(lot.own['gtin']) || null,
    description: plainText(lot.own['description']) || null,
    pictures: withChosen(picturesOf(lotModelOf(model).attributes, lot.own), page.pictures),
    attributes: page.attributes.filter((attribute) => facts.has(attribute.name)),
    sections,
    figures: { ...page.figures, assets: { count: lot.count, noun: nounOf(lot, model) }, own: [] },
    freshDays: freshDaysOf(lot.own, kind, statusDayOf(now, zoned(place)).today),
    opensWith: kind.opensWith,
    summary: summaryOf(kind, model, lot, parted),
    members: kind.members === undefined ? null : membersOf(kind.members, { ...subject, model }, parted),
  };
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

function sentenceOf({ sentence }: LotPage, lot: QrLot, model: AssetType, page: QrPage): Words {
  if (lot.count === 0) return emptyLotSentence;
  const noun = nounOf(lot, model);
  return inBoth((language) => {
    const figure = new Intl.NumberFormat(localeTag[language]).format(lot.count);
    const more = page.sentence === null ? '' : ` ${page.sentence[language]}`;
    return fill(sentence[language], { figure, noun: noun[language] }) + more;
  });
}

/** What may be on public pages and is summed up, by the model. */
function publicSummaryFields(model: AssetType): readonly Attribute[] {
  return summaryFields(
    model,
    model.attributes.filter(({ qr }) => qr?.isEnabled === true),
  );
}

/** The attributes of each asset that a page of a lot is made from. */
export function memberFields(model: AssetType): readonly string[] {
  const texts = model.public === undefined ? [] : [model.public.name.es, model.public.name.en];
  const slots = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''));
  const names = [...publicSummaryFields(model).map(({ name }) => name), ...model.labelFields, ...slots];
  return [...new Set(names)];
}

/** An asset of a lot with the part that it is of what was made of them; null where that is not known of all. */
interface PartedMember extends QrMember {
  readonly percent: number | null;
}

function withParts(members: readonly QrMember[], used: readonly UsedRow[]): readonly PartedMember[] {
  const parts = partsOf(members.map(({ id }) => used.find((each) => each.id === id) ?? nothingUsed));
  return members.map((member, at) => ({ ...member, percent: parts[at] ?? null }));
}

const nothingUsed = { quantity: null, unit: null } as const;

/** What the assets come to in what may be shown of each and is not the same of all. */
function summaryOf(
  { summary, tellsParts }: LotPage,
  model: AssetType,
  { attributes }: QrLot,
  members: readonly PartedMember[],
): QrSummary[] {
  const fields = publicSummaryFields(model).filter(({ name }) => !Object.hasOwn(attributes, name));
  const values: readonly Values[] = members.map(({ held }) => held);
  return summarise(fields, values).flatMap(({ name, filled, min, max, mean: plain, shares }) => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined || filled === 0 || (summary === 'figures' && shares.length > 0)) return [];
    const mean = tellsParts === true && plain !== null ? meanByParts(members, name) : plain;
    if (shares.length === 0 && mean === null && (min === null || max === null)) return [];
    const percents = shares.map(({ key, percent }) => ({
      label: findOption(field, key)?.label ?? { es: key, en: key },
      percent,
    }));
    return [{ name, label: field.label, unit: field.unit ?? null, min, max, mean, shares: percents }];
  });
}

/** A handful of dark malt does not make half of the colour: each counts as much as there is of it. Null unless all is known. */
function meanByParts(members: readonly PartedMember[], name: string): number | null {
  const sum = members.reduce<number | null>((so, { held, percent }) => {
    const value = held[name];
    return so === null || percent === null || typeof value !== 'number' ? null : so + value * percent;
  }, 0);
  const whole = members.reduce((so, { percent }) => so + (percent ?? 0), 0);
  return sum === null || whole === 0 ? null : Math.round((100 * sum) / whole) / 100;
}

function membersOf(
  title: NonNullable<LotPage['members']>,
  { model, place, publicUrl, lot }: QrLotSubject,
  members: readonly PartedMember[],
): QrMembers | null {
  if (members.length === 0) return null;
  const face = model.public;
  const shown = members
    // What there is most of comes first; of equal ones in their order.
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, maxMembers)
    .map(({ publicId, held, percent }) => {
      const label = labelOf(model, held);
      const name = face === undefined ? null : nameOf(model, face, held, place);
      const link = qrLinkOf(publicUrl, 'identeco', publicId);
      return { label, name: name ?? { es: '', en: '' }, link, percent };
    });
  return { title, total: lot.count, shown };
}
