import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { findOption } from '@huella/domain/engine/fields/choice';
import { endingOf } from '@huella/domain/engine/fields/file';
import { fileAddress } from '@huella/domain/engine/files/address';
import { findVideo } from '@huella/domain/engine/qr/find-video';
import { formatForPublic, inBoth } from '@huella/domain/engine/qr/format-for-public';
import { publicFacts, type PublicFact } from '@huella/domain/engine/qr/public-facts';
import { certificatesOf } from '@huella/domain/engine/status/certificates';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute, QrDisplay } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { sectionOrder } from '@huella/domain/engine/qr/template';
import { sectionTitleOf } from '@huella/domain/engine/qr/section-title';
import { isEmpty, isFiles, isKeys, isRows, type RowValue, type Value } from '@huella/domain/model/value';
import { languages, type Words } from '@huella/domain/words';
import { statusDayOf } from '../../http/form-context';
import { zoned, type QrSubject } from './page-subject';
import type { QrEvent } from './qr.store';

/** What a page shows of its attributes, in the order of the model, each as its display wants it (document 3 section 2). */
export function presentFacts({ model, asset, events, place }: QrSubject): QrAttribute[] {
  const facts = publicFacts(model, asset.attributes, place.zone);
  const byName = new Map(facts.map((fact) => [fact.attribute.name, fact]));
  return model.attributes.flatMap((attribute) => {
    const fact = byName.get(attribute.name);
    if (fact !== undefined) return [presentFact(fact, events, place.zone)];
    const { qr: display } = attribute;
    const raw = asset.attributes[attribute.name] ?? null;
    return display !== undefined && isPaper(attribute, display) && !isEmpty(raw)
      ? [presentPapers(attribute, display, raw)]
      : [];
  });
}

/** Files that are no pictures of it are papers: those that everybody may see. */
function isPaper({ type, files }: Attribute, display: QrDisplay): boolean {
  return type === 'file' && files?.isPublic === true && display.isEnabled && display.type === 'file';
}

function presentFact(
  { attribute, display, raw, value }: PublicFact,
  events: readonly QrEvent[],
  zone: string,
): QrAttribute {
  return {
    ...shapeOf(attribute, display),
    data: {
      ...nothingMore,
      label: attribute.label,
      value,
      subLabel: attribute.unit === undefined ? null : { es: attribute.unit, en: attribute.unit },
      enableValues: labelsOf(attribute, raw),
      customValues: display.type === 'chart' ? pointsOf(attribute, events) : [],
      table: tableOf(attribute, raw, zone),
      video: display.type === 'video' && typeof raw === 'string' ? findVideo(raw) : null,
      color:
        attribute.type === 'colorx' && typeof raw === 'string' && /^#[0-9a-f]{6}$/i.test(raw) ? raw : null,
      isVouched: display.isVouched === true,
    },
  };
}

const shapeOf = ({ name }: Attribute, { type, isUserConfigurable }: QrDisplay) => ({
  name,
  type,
  isEnabled: true,
  isUserConfigurable,
  hide: false,
});

const nothingMore = {
  subLabel: null,
  enableValues: [],
  customValues: [],
  table: null,
  papers: [],
  video: null,
  color: null,
} satisfies Partial<QrAttribute['data']>;

/** What files are called is nobody's business: their kind is said. What is no file leaves no paper. */
function presentPapers(attribute: Attribute, display: QrDisplay, raw: Value): QrAttribute {
  const files = isFiles(raw) ? raw : [];
  return {
    ...shapeOf(attribute, display),
    data: {
      ...nothingMore,
      label: attribute.label,
      value: { es: '', en: '' },
      papers: files.map(({ storageName, originalName }) => ({
        name: endingOf(originalName).toUpperCase(),
        address: fileAddress(storageName, true),
      })),
      isVouched: display.isVouched === true,
    },
  };
}

/** The rows of a list with what the public may read of each; columns that no row fills are left out. */
function tableOf(attribute: Attribute, raw: Value, zone: string): QrAttribute['data']['table'] {
  if (!isRows(raw) || raw.length === 0) return null;
  const fields = (attribute.list?.fields ?? []).filter(
    (field) =>
      field.type !== 'file' && field.private !== true && raw.some((row) => !isEmpty(row[field.name])),
  );
  const cellOf = (row: RowValue, field: Field) =>
    formatForPublic(field, row[field.name] ?? null, zone) ?? { es: '', en: '' };
  return {
    columns: fields.map(({ label }) => label),
    rows: raw.map((row) => fields.map((field) => cellOf(row, field))),
  };
}

/** The certificates that somebody else gave, of the lists that the page may show. */
export function presentCertificates({ model, asset, place, now }: QrSubject): QrPage['certificates'] {
  const allowed = model.attributes.filter(({ qr }) => qr?.isEnabled === true && qr.isVouched === true);
  const { today } = statusDayOf(now, zoned(place));
  const [inSpanish = [], inEnglish = []] = languages.map((language) =>
    certificatesOf(model, allowed, asset.attributes, { language, today, zone: place.zone }),
  );
  return inSpanish.map(({ title, details, until }, at) => ({
    title: { es: title, en: inEnglish[at]?.title ?? title },
    details: details.map((es, part) => ({ es, en: inEnglish[at]?.details[part] ?? es })),
    until: until === null ? null : inBoth((language) => formatDateInProse(until, language)),
  }));
}

/** What is ticked: the options that were chosen, or the attribute itself where it was answered with yes. */
function labelsOf(attribute: Attribute, value: Value): Words[] {
  if (value === true) return [attribute.label];
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

/** The groups of what is shown, in the order of the template, else of the documents (document 3 section 3). */
export function sectionsOf(
  model: AssetType,
  attributes: readonly QrAttribute[],
  template: QrTemplate | null,
): QrPage['sections'] {
  const shown = new Set(attributes.map(({ name }) => name));
  return sectionOrder('identeco', template).flatMap((name) => {
    const title = sectionTitleOf(model, name);
    const fields = model.attributes
      .filter((attribute) => attribute.qr?.section === name && shown.has(attribute.name))
      .map((attribute) => attribute.name);
    return fields.length === 0 ? [] : [{ name, title, fields }];
  });
}
