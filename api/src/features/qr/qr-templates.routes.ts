import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { QrTemplateAttribute } from '@huella/domain/calls/qr-templates';
import { disabledInLists, scopeOf } from '@huella/domain/engine/access/field-access';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType } from '@huella/domain/engine/qr/lot-pages';
import {
  checkTemplate,
  completeTemplate,
  sectionOrder,
  templateFields,
  type TemplateField,
} from '@huella/domain/engine/qr/template';
import { blankTemplate, changesOf } from '@huella/domain/engine/qr/template-changes';
import type { AssetType } from '@huella/domain/model/asset-type';
import { fileAddress } from '@huella/domain/engine/files/address';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { qrSections } from '@huella/domain/model/qr-sections';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { qrLinkOf, type QrType } from '@huella/domain/model/qr-types';
import type { BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import type { LoadedPages } from '../../http/public-pages';
import type { Handlers } from '../../http/serve';
import { findQrPage } from './find-page';
import { listPlacePictures, type PlacePicture } from './place-pictures.store';
import { publicFileFields } from './public-file-fields';
import {
  findSampleId,
  findTemplate,
  findTemplateVersion,
  insertTemplate,
  listSamples,
  listTemplates,
  type StoredTemplate,
  type TemplatePlace,
} from './qr-templates.store';

/** How many of what has such a page can be looked at beside the form. */
const maxSamples = 20;

type TemplateCall = Extract<keyof Handlers, `qrTemplates.${string}`>;

/** What an establishment says of its public pages (document 3 sections 2, 3 and 7). */
export function qrTemplateRoutes(deps: Deps, loaded: LoadedPages | null): Pick<Handlers, TemplateCall> {
  const { db } = deps;
  return {
    'qrTemplates.get': ({ params, place }) =>
      present(deps, place, placeOf(place, params.assetId, params.type)),
    'qrTemplates.versions': async ({ params, place }) => {
      const asked = placeOf(place, params.assetId, params.type);
      return presentVersions(getModel(asked), asked.type, await listTemplates(db, asked));
    },
    'qrTemplates.save': async ({ params, body, place, caller }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const template = readTemplate(getModel(asked), asked.type, body);
      await checkImages(deps, place, asked, template);
      const seen = body.version ?? (await findTemplate(db, asked))?.version ?? 0;
      await save(deps, asked, { template, seen, restores: null, userId: caller.userId });
      return present(deps, place, asked);
    },
    'qrTemplates.restore': async ({ params, body, place, caller }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const { restores, version: seen } = body;
      const earlier = restores === 0 ? null : await findTemplateVersion(db, asked, restores);
      if (earlier === null && restores !== 0) fail('notFound');
      const template = earlier?.template ?? blankTemplate;
      await save(deps, asked, { template, seen, restores, userId: caller.userId });
      return present(deps, place, asked);
    },
    'qrTemplates.preview': async ({ params, body, place }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const template = readTemplate(getModel(asked), asked.type, body);
      await checkImages(deps, place, asked, template);
      return { html: await drawPreview(deps, loaded, asked, { ...body, template }) };
    },
  };
}

/** The pages that are meant; an establishment without pages of the kind has no template of it either. */
function placeOf({ boxId, subtype }: BoxAccess, assetType: number, type: QrType): TemplatePlace {
  const model = findAssetType(assetType);
  const types = model === null ? [] : lotQrTypesOf(model, subtype);
  const isThere =
    model?.public !== undefined && (isLotQrType(type) ? types.includes(type) : model.qrTypes.includes(type));
  return isThere ? { boxId, assetType, type } : fail('notFound');
}

function getModel({ assetType }: Pick<TemplatePlace, 'assetType'>): AssetType {
  return findAssetType(assetType) ?? fail('notFound');
}

/** Pictures that there are to choose from. */
const maxPictures = 24;

/** The public attributes of a model with pictures that an establishment lists. */
function pictureFieldsOf(model: AssetType, place: BoxAccess): readonly string[] {
  return publicFileFields(model, disabledInLists(model, scopeOf(place)));
}

/** Refuses pictures that no page of the place may show. */
async function checkImages(
  { db }: Deps,
  place: BoxAccess,
  asked: TemplatePlace,
  { images }: QrTemplate,
): Promise<void> {
  if (images.length === 0) return;
  const fields = pictureFieldsOf(getModel(asked), place);
  const known = await listPlacePictures(db, asked, fields, { named: images, limit: images.length });
  if (images.some((name) => !known.some((each) => each.name === name)))
    failWith([issue('images', 'fieldNotAllowed')]);
}

type Draft = Pick<BodyOf<Calls['qrTemplates.save']>, 'template' | 'sections'>;

/** What was sent as a template, checked: what cannot be chosen and what the page has not is refused with its place. */
function readTemplate(model: AssetType, type: QrType, { template: items, sections = [] }: Draft): QrTemplate {
  const valuesOf = (name: string) => items.find((each) => each.name === name)?.values;
  const words = valuesOf('description');
  const images = valuesOf('images');
  const template: QrTemplate = {
    fields: items
      .filter(({ name, values }) => values === undefined && name !== 'description')
      .map(({ name, isEnabled }) => ({ name, isEnabled })),
    sections: [...new Set(sections)],
    description:
      words === undefined || Array.isArray(words)
        ? blankTemplate.description
        : { es: words.es.trim(), en: words.en.trim() },
    images: Array.isArray(images) ? [...new Set(images)] : [],
  };
  const issues = checkTemplate(model, type, template);
  return issues.length > 0 ? failWith(issues) : template;
}

interface Saved {
  readonly template: QrTemplate;
  /** The version that was seen: whoever saved meanwhile was first. */
  readonly seen: number;
  readonly restores: number | null;
  readonly userId: number;
}

async function save({ db, clock }: Deps, place: TemplatePlace, saved: Saved): Promise<void> {
  const { template, seen, restores, userId } = saved;
  if (((await findTemplate(db, place))?.version ?? 0) !== seen) fail('changedMeanwhile');
  const next = { template, version: seen + 1, restores, at: clock(), userId };
  if (!(await insertTemplate(db, place, next))) fail('changedMeanwhile');
}

/** As it is now, with what could be chosen. */
async function present(
  { db }: Deps,
  place: BoxAccess,
  asked: TemplatePlace,
): Promise<ReplyInputOf<Calls['qrTemplates.get']>> {
  const model = getModel(asked);
  const [stored, samples] = await Promise.all([findTemplate(db, asked), listSamples(db, asked, maxSamples)]);
  const template = stored?.template ?? null;
  const fields = templateFields(model, asked.type, template, disabledInLists(model, scopeOf(place)));
  const chosen = template?.images ?? [];
  const pictures = await listPlacePictures(db, asked, pictureFieldsOf(model, place), {
    named: chosen,
    limit: maxPictures,
  });
  return {
    box: { id: place.boxId, name: place.name },
    assetType: asked.assetType,
    version: stored?.version ?? 0,
    updated: stored === null ? null : { at: stored.at.toISOString(), by: stored.by },
    pages: samples.total,
    attributes: [
      ...fields.map(presentField),
      presentDescription(template),
      presentImages(model, chosen, pictures),
    ],
    sections: sectionOrder(asked.type, template).flatMap((name) => {
      const own = fields.filter(({ section }) => section === name).map(({ attribute }) => attribute.name);
      return own.length === 0 ? [] : [{ name, title: qrSections[name], fields: own }];
    }),
    samples: samples.rows.map(({ id, name, attributes }) => ({
      id,
      label: name || labelOf(model, attributes) || String(id),
    })),
  };
}

function presentField({ attribute, isEnabled, reason }: TemplateField): QrTemplateAttribute {
  return {
    name: attribute.name,
    type: attribute.qr?.type ?? 'text',
    isEnabled,
    isUserConfigurable: reason === null,
    hide: reason === 'shut' || reason === 'private',
    reason,
    data: { label: attribute.label, value: { es: '', en: '' }, enableValues: [], customValues: [] },
  };
}

function presentDescription(template: QrTemplate | null): QrTemplateAttribute {
  const value = template?.description ?? blankTemplate.description;
  return {
    name: 'description',
    type: 'description',
    isEnabled: value.es !== '' || value.en !== '',
    isUserConfigurable: true,
    hide: false,
    reason: null,
    data: {
      label: { es: 'Descripción', en: 'Description' },
      value,
      enableValues: [],
      customValues: [],
    },
  };
}

/** The pictures that pages may show, and those that were chosen and are still there, in their order. */
function presentImages(
  model: AssetType,
  chosen: readonly string[],
  pictures: readonly PlacePicture[],
): QrTemplateAttribute {
  const shown = chosen.filter((name) => pictures.some((each) => each.name === name));
  return {
    name: 'images',
    type: 'selectimages',
    isEnabled: shown.length > 0,
    isUserConfigurable: true,
    hide: false,
    reason: null,
    data: {
      label: { es: 'Imágenes', en: 'Images' },
      value: { es: '', en: '' },
      enableValues: shown,
      customValues: pictures.map(({ name, attributes }) => ({
        name,
        address: fileAddress(name, true),
        label: labelOf(model, attributes),
      })),
    },
  };
}

/** Each version with what it changed of the one before it. */
function presentVersions(
  model: AssetType,
  type: QrType,
  versions: readonly StoredTemplate[],
): ReplyInputOf<Calls['qrTemplates.versions']> {
  const labels = new Map(model.attributes.map(({ name, label }) => [name, label]));
  const whole = versions.map(({ template }) => completeTemplate(model, type, template));
  return versions.map(({ version, at, by, restores }, index) => ({
    version,
    at: at.toISOString(),
    by,
    restores,
    changes: changesOf(
      whole[index + 1] ?? completeTemplate(model, type, null),
      whole[index] ?? blankTemplate,
    ).map(({ kind, names }) => ({
      kind,
      labels: names.map((name) => labels.get(name) ?? { es: name, en: name }),
    })),
  }));
}

interface Asked {
  readonly template: QrTemplate;
  readonly sample: number;
  readonly language: 'es' | 'en';
}

/** The page as it would be: drawn like every page, without its script, and counted by nobody. */
async function drawPreview(
  deps: Deps,
  loaded: LoadedPages | null,
  place: TemplatePlace,
  { template, sample, language }: Asked,
): Promise<string> {
  const publicId = await findSampleId(deps.db, place, sample);
  const found = publicId === null ? null : await findQrPage(deps, place.type, publicId, template);
  if (loaded === null || publicId === null || found === null) return fail('notFound');
  const site = deps.config.publicUrl;
  return loaded.pages.renderPage(found.page, {
    language,
    code: { type: place.type, publicId },
    address: qrLinkOf(site, place.type, publicId),
    site,
    styles: loaded.styles,
    script: null,
  });
}
