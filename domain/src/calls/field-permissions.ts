import { z } from 'zod';
import { fieldModes } from '../engine/access/field-access';
import { fixedReasons } from '../rules/field-permissions';
import { defineCall } from './contract';
import { idParam } from './schemas';

const words = z.object({ es: z.string(), en: z.string() });
const named = z.object({ id: z.number(), name: z.string() });

/** Whether an establishment leaves a field open, and why it cannot say otherwise; null where it can. */
const turn = z.object({ isOpen: z.boolean(), fixed: z.enum(fixedReasons).nullable() });

const fieldPermissions = z
  .object({
    box: named,
    company: named,
    assetType: z.number(),
    /** The asset types of the establishment's chain. */
    assetTypes: z.array(z.object({ id: z.number(), name: words })),
    /** 0 while the establishment never said anything; what is saved names the version that was seen. */
    version: z.number(),
    /** Who saved it last, and when. */
    updated: z.object({ at: z.string(), by: z.string() }).nullable(),
    /** As the form groups them; no title is over fields that no form asks for. */
    groups: z.array(
      z.object({
        title: words.nullable(),
        fields: z.array(
          z.object({
            name: z.string(),
            label: words,
            /** What is not seen is neither filled nor edited, whatever is said of that. */
            list: turn,
            new: turn,
            edit: turn,
            lacksTier: z.boolean(),
            /** Public pages show something of it, while it is seen. */
            isPublic: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'FieldPermissions' });
export type FieldPermissions = z.output<typeof fieldPermissions>;

/** More attributes than any model has. */
const maxFields = 500;
const names = z.array(z.string().min(1).max(63)).max(maxFields);
const [list, create, edit] = fieldModes;

const ofType = {
  path: '/boxes/:boxId/fieldPermissions/:assetId',
  access: { who: 'holder', code: 'BOX_EDIT', box: 'boxId', assetType: 'assetId' },
  tag: 'fieldPermissions',
  params: z.object({ boxId: idParam, assetId: idParam }),
  reply: fieldPermissions,
} as const;

/** Which fields an establishment disables, beyond the models (document 2 section 6). */
export const fieldPermissionCalls = {
  'fieldPermissions.get': defineCall({
    ...ofType,
    method: 'GET',
    summary: 'Which fields of an asset type an establishment shows, has filled and has edited',
  }),
  'fieldPermissions.set': defineCall({
    ...ofType,
    method: 'PUT',
    audited: { act: 'shutFields', of: 'box', at: 'boxId' },
    summary: 'Disables fields of an asset type in an establishment, replacing those disabled before',
    body: z.object({
      version: z.number().int().nonnegative(),
      /** The names of those that are disabled, by mode. */
      shut: z.object({ [list]: names, [create]: names, [edit]: names }),
    }),
    errors: ['changedMeanwhile'],
  }),
};
