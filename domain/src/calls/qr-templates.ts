import { z } from 'zod';
import { templateReasons } from '../engine/qr/template';
import { templateChanges } from '../engine/qr/template-changes';
import { qrSections, type QrSectionName } from '../model/qr-sections';
import { maxDescription, maxTemplateImages } from '../model/qr-template';
import { qrTypeNames } from '../model/qr-types';
import { languages } from '../words';
import { defineCall } from './contract';
import { id, idParam } from './schemas';

const words = z.object({ es: z.string(), en: z.string() });
const sectionName = z.enum(Object.keys(qrSections) as [QrSectionName, ...QrSectionName[]]); // a const table

/**
 * A picture that pages may show: one that everybody may see, of an asset of the establishment; or one that was brought for its
 * pages, which has no address for everybody before a template shows it.
 */
const image = z.object({ name: z.string(), address: z.string().nullable(), label: z.string() });

/** An attribute of a template (document 3 section 3, QR page data). */
const attribute = z
  .object({
    name: z.string(),
    type: z.string(),
    isEnabled: z.boolean(),
    isUserConfigurable: z.boolean(),
    /** Nobody sees it, whatever is said: the establishment disables it, or it is private. */
    hide: z.boolean(),
    /** Why it cannot be chosen; null where it can. */
    reason: z.enum(templateReasons).nullable(),
    data: z.object({
      label: words,
      /** What the description says. */
      value: words,
      /** The chosen pictures, and those that there are to choose from. */
      enableValues: z.array(z.string()),
      customValues: z.array(image),
    }),
  })
  .meta({ id: 'QrTemplateAttribute' });
export type QrTemplateAttribute = z.output<typeof attribute>;

/** Something whose page shows what a template does: an asset, or a lot whose code was handed out. */
const sample = z.object({ id: z.number(), label: z.string() });

const template = z
  .object({
    box: z.object({ id: z.number(), name: z.string() }),
    assetType: z.number(),
    /** 0 while the establishment never said anything; what is saved names the version that was seen. */
    version: z.number(),
    /** Who saved it last, and when. */
    updated: z.object({ at: z.string(), by: z.string() }).nullable(),
    /** How many pages show it. */
    pages: z.number(),
    attributes: z.array(attribute),
    /** Groups in the order of the page, with their attributes in theirs. */
    sections: z.array(z.object({ name: sectionName, title: words, fields: z.array(z.string()) })),
    /** The newest of what has such a page, to look at it. */
    samples: z.array(sample),
  })
  .meta({ id: 'QrTemplate' });
export type QrTemplateReply = z.output<typeof template>;

/** More attributes than any model has. */
const maxItems = 500;
const text = z.string().max(maxDescription);

/**
 * What is said of each attribute, in the order of the page. `description` says its words in `values`, `images` the names of
 * its pictures: files that were just registered come with it, and stay for its pages.
 */
const item = z.object({
  name: z.string().min(1).max(63),
  isEnabled: z.boolean(),
  values: z
    .union([z.object({ es: text, en: text }), z.array(z.string().max(120)).max(maxTemplateImages)])
    .optional(),
});

const draft = z.object({
  assetId: id,
  boxId: id,
  template: z.array(item).max(maxItems),
  /** Groups in their order. */
  sections: z.array(sectionName).max(maxItems).optional(),
});

const change = z.object({
  kind: z.enum(templateChanges),
  /** The attributes that were switched; none where it is about the page as a whole. */
  labels: z.array(words),
});

const qrType = z.enum(qrTypeNames);
const params = z.object({ type: qrType, boxId: idParam, assetId: idParam });
const reading = { who: 'holder', code: 'ASSET_QR', box: 'boxId', assetType: 'assetId' } as const;

/** What an establishment says of its public pages (document 3 sections 2, 3 and 7; decisions section 5). */
export const qrTemplateCalls = {
  'qrTemplates.get': defineCall({
    method: 'GET',
    path: '/qrTemplates/:type/:boxId/:assetId',
    access: reading,
    tag: 'qr',
    summary: 'What the public pages of a kind show in an establishment, and what could be chosen',
    params,
    reply: template,
  }),
  'qrTemplates.versions': defineCall({
    method: 'GET',
    path: '/qrTemplates/:type/:boxId/:assetId/versions',
    access: reading,
    tag: 'qr',
    summary: 'Who changed what of the template, newest first',
    params,
    reply: z.array(
      z.object({
        version: z.number(),
        at: z.string(),
        by: z.string(),
        /** The version that it brought back; null where it was written anew. */
        restores: z.number().nullable(),
        changes: z.array(change),
      }),
    ),
  }),
  'qrTemplates.save': defineCall({
    method: 'POST',
    path: '/qrTemplates/:type',
    access: reading,
    tag: 'qr',
    summary: 'Saves a template; pages show it at the next visit',
    params: z.object({ type: qrType }),
    body: z.object({
      ...draft.shape,
      /** The version that was seen; without it the template is saved over whatever there is. */
      version: z.number().int().nonnegative().optional(),
    }),
    reply: template,
    errors: ['changedMeanwhile'],
  }),
  'qrTemplates.restore': defineCall({
    method: 'POST',
    path: '/qrTemplates/:type/restore',
    access: reading,
    tag: 'qr',
    summary: 'Saves an earlier version of a template again, as its newest',
    params: z.object({ type: qrType }),
    body: z.object({
      assetId: id,
      boxId: id,
      version: z.number().int().nonnegative(),
      /** The version to bring back; 0 is the page as the model has it. */
      restores: z.number().int().nonnegative(),
    }),
    reply: template,
    errors: ['changedMeanwhile'],
  }),
  'qrTemplates.preview': defineCall({
    method: 'POST',
    path: '/qrTemplates/:type/preview',
    access: reading,
    tag: 'qr',
    summary: 'The page of an asset or a lot as a template that is not saved yet would show it',
    params: z.object({ type: qrType }),
    body: z.object({ ...draft.shape, sample: id, language: z.enum(languages) }),
    allowedWhenRenewalDue: true,
    reply: z.object({ html: z.string() }),
  }),
};
