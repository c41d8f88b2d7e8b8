import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType } from '@huella/domain/engine/qr/lot-pages';
import { checkTemplate } from '@huella/domain/engine/qr/template';
import { blankTemplate } from '@huella/domain/engine/qr/template-changes';
import type { AssetType } from '@huella/domain/model/asset-type';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { qrLinkOf, type QrType } from '@huella/domain/model/qr-types';
import type { BoxAccess } from '../../db/actors';
import { holdPagePictures, listBroughtPictures, type PagePlace } from '../../db/ledger/page-files';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { LoadedPages } from '../../http/public-pages';
import type { Handlers } from '../../http/serve';
import { findQrPage, type DraftTemplate } from './find-page';
import { listPlacePictures } from './place-pictures.store';
import { getModel, pictureFieldsOf, presentTemplate, presentVersions } from './present-template';
import {
  findSampleId,
  findTemplate,
  findTemplateVersion,
  insertTemplate,
  listTemplates,
  type TemplatePlace,
} from './qr-templates.store';

type TemplateCall = Extract<keyof Handlers, `qrTemplates.${string}`>;

/** What an establishment says of its public pages (document 3 sections 2, 3 and 7). */
export function qrTemplateRoutes(deps: Deps, loaded: LoadedPages | null): Pick<Handlers, TemplateCall> {
  const { db } = deps;
  return {
    'qrTemplates.get': ({ params, place }) =>
      presentTemplate(deps, place, placeOf(place, params.assetId, params.type)),
    'qrTemplates.versions': async ({ params, place }) => {
      const asked = placeOf(place, params.assetId, params.type);
      return presentVersions(getModel(asked), asked.type, await listTemplates(db, asked));
    },
    'qrTemplates.save': async ({ params, body, place, caller }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const template = readTemplate(getModel(asked), asked.type, body);
      const brought = await checkImages(deps, place, asked, template);
      const seen = body.version ?? (await findTemplate(db, asked))?.version ?? 0;
      const { companyId } = place;
      await save(
        deps,
        { ...asked, companyId },
        { template, brought, seen, restores: null, userId: caller.userId },
      );
      return presentTemplate(deps, place, asked);
    },
    'qrTemplates.restore': async ({ params, body, place, caller }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const { restores, version: seen } = body;
      const earlier = restores === 0 ? null : await findTemplateVersion(db, asked, restores);
      if (earlier === null && restores !== 0) fail('notFound');
      const template = earlier?.template ?? blankTemplate;
      const { companyId } = place;
      await save(
        deps,
        { ...asked, companyId },
        { template, brought: [], seen, restores, userId: caller.userId },
      );
      return presentTemplate(deps, place, asked);
    },
    'qrTemplates.preview': async ({ params, body, place }) => {
      const asked = placeOf(place, body.assetId, params.type);
      const template = readTemplate(getModel(asked), asked.type, body);
      const brought = await checkImages(deps, place, asked, template);
      return { html: await drawPreview(deps, loaded, asked, { ...body, draft: { template, brought } }) };
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

/** Refuses pictures that no page of the place may show; answers those that come with the template. */
async function checkImages(
  { db }: Deps,
  place: BoxAccess,
  asked: TemplatePlace,
  { images }: QrTemplate,
): Promise<readonly string[]> {
  if (images.length === 0) return [];
  const fields = pictureFieldsOf(getModel(asked), place);
  const known = await listPlacePictures(db, asked, fields, { named: images, limit: images.length });
  const others = images.filter((name) => !known.some((each) => each.name === name));
  const brought = await listBroughtPictures(db, { ...asked, companyId: place.companyId }, others);
  return brought.length < others.length ? failWith([issue('images', 'fieldNotAllowed')]) : brought;
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

interface Saved extends DraftTemplate {
  /** The version that was seen: whoever saved meanwhile was first. */
  readonly seen: number;
  readonly restores: number | null;
  readonly userId: number;
}

async function save(
  { db, clock }: Deps,
  place: TemplatePlace & PagePlace,
  { template, brought, seen, restores, userId }: Saved,
): Promise<void> {
  if (((await findTemplate(db, place))?.version ?? 0) !== seen) fail('changedMeanwhile');
  const next = { template, version: seen + 1, restores, at: clock(), userId };
  await transact(db, async (inside) => {
    if (!(await insertTemplate(inside, place, next))) fail('changedMeanwhile');
    const issues = await holdPagePictures(inside, place, { names: brought, at: next.at });
    if (issues.length > 0) failWith(issues);
  });
}

interface Asked {
  readonly draft: DraftTemplate;
  readonly sample: number;
  readonly language: 'es' | 'en';
}

/** The page as it would be: drawn like every page, without its script, and counted by nobody. */
async function drawPreview(
  deps: Deps,
  loaded: LoadedPages | null,
  place: TemplatePlace,
  { draft, sample, language }: Asked,
): Promise<string> {
  const publicId = await findSampleId(deps.db, place, sample);
  const found = publicId === null ? null : await findQrPage(deps, place.type, publicId, draft);
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
