import type { QrMembers, QrPage, QrSummary } from '@huella/domain/calls/qr-page';
import { findOption } from '@huella/domain/engine/fields/choice';
import { summarise, summaryFields } from '@huella/domain/engine/lots/summarise';
import type { LotPage } from '@huella/domain/engine/qr/lot-pages';
import { partsOf } from '@huella/domain/engine/qr/made-of';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import type { Values } from '@huella/domain/model/value';
import type { Words } from '@huella/domain/words';
import { labelOf } from '../../db/index-slots';
import { nameOf } from './build-page';
import { presentColour, presentMaking, toldFields } from './present-making';
import type { QrLot, QrMember } from './qr-lots.store';
import type { QrPlace } from './qr.store';
import type { UsedRow } from './sources.store';

/** Assets that a page lists; the others are counted. */
const maxMembers = 60;

/** An asset of a lot with the part that it is of what was made of them; null where that is not known of all. */
export interface PartedMember extends QrMember {
  readonly percent: number | null;
}

/** The assets of a lot with their parts of what was used: what there is most of comes first, equal ones in their order. */
export function withParts(members: readonly QrMember[], used: readonly UsedRow[]): readonly PartedMember[] {
  const parts = partsOf(members.map(({ id }) => used.find((each) => each.id === id) ?? nothingUsed));
  return members
    .map((member, at) => ({ ...member, percent: parts[at] ?? null }))
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
}

const nothingUsed = { quantity: null, unit: null } as const;

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
  return [...new Set([...names, ...toldFields(model)])];
}

/**
 * What the assets come to in what may be shown of each and is not the same of all. Where each is listed beside its colour, that is no
 * figure of all: colours have no mean.
 */
export function summaryOf(
  { summary, tellsParts }: LotPage,
  model: AssetType,
  { attributes }: QrLot,
  members: readonly PartedMember[],
): QrSummary[] {
  if (summary === 'none') return [];
  const swatch = tellsParts === true ? model.public?.swatch?.field : undefined;
  const fields = publicSummaryFields(model).filter(
    ({ name }) => !Object.hasOwn(attributes, name) && name !== swatch,
  );
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

/** A handful of dark malt does not make half of it: each counts as much as there is of it. Null unless all is known. */
function meanByParts(members: readonly PartedMember[], name: string): number | null {
  const sum = members.reduce<number | null>((so, { held, percent }) => {
    const value = held[name];
    return so === null || percent === null || typeof value !== 'number' ? null : so + value * percent;
  }, 0);
  const whole = members.reduce((so, { percent }) => so + (percent ?? 0), 0);
  return sum === null || whole === 0 ? null : Math.round((100 * sum) / whole) / 100;
}

/** How what there is most of was made, where that is written down and it is known what it is. */
export function makingOf(
  { follows }: LotPage,
  model: AssetType,
  members: readonly PartedMember[],
  place: QrPlace,
): QrPage['making'] {
  const [most, second] = members;
  if (follows !== 'most' || most === undefined || (second !== undefined && most.percent === null))
    return null;
  return presentMaking(model, most.held, second === undefined ? null : namesOf(model, most, place));
}

function namesOf(model: AssetType, { held }: QrMember, place: QrPlace): { name: Words; label: string } {
  const face = model.public;
  const name = face === undefined ? null : nameOf(model, face, held, place);
  return { label: labelOf(model, held), name: name ?? { es: '', en: '' } };
}

interface Listing {
  readonly place: QrPlace;
  readonly publicUrl: string;
  readonly lot: QrLot;
}

/** The assets of a lot, each with the way to its own page, its part and its colour. */
export function membersOf(
  { members: title, membersText, tellsParts }: LotPage,
  { place, publicUrl, lot }: Listing,
  model: AssetType,
  members: readonly PartedMember[],
): QrMembers | null {
  if (members.length === 0 || title === undefined) return null;
  const shown = members.slice(0, maxMembers).map((member) => ({
    ...namesOf(model, member, place),
    link: qrLinkOf(publicUrl, 'identeco', member.publicId),
    colour: tellsParts === true ? presentColour(model, member.held) : null,
    percent: member.percent,
  }));
  return { title, text: membersText ?? null, total: lot.count, shown };
}
