import { z } from 'zod';
import { submitKey } from './submit-key';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

/** What an entity brings for the fields of a form: the documents' names, values as the fields keep them. */
const replaceField = z.object({ replace_field: z.string(), value: z.unknown() });

const entity = z
  .object({
    id: z.number(),
    version: z.number(),
    value: z.string(),
    autocomplete_module_replace_fields: z.array(replaceField),
  })
  .meta({ id: 'NamedEntity' });
export type NamedEntity = z.output<typeof entity>;

const boxOf = z.object({ boxId: idParam.optional() });
const typeId = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

const body = z.object({
  boxId: id.optional(),
  value: z.string().max(1_000),
  autocomplete_module_replace_fields: z
    .array(z.object({ replace_field: z.string().max(63), value: z.unknown() }))
    .max(40)
    .optional(),
});

/**
 * Named entities of an establishment: suppliers, articles, brands, products (document 2 sections 2 and 7). The
 * documents' paths name no establishment, so it may be named beside them; else that of the caller's context is meant.
 */
export const entityCalls = {
  'entities.list': defineCall({
    method: 'GET',
    path: '/autocomplete/:entityType',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'The named entities of a kind that an establishment keeps, by name',
    params: z.object({ entityType: typeId }),
    query: boxOf,
    reply: z.array(z.object({ id: z.number(), version: z.number(), value: z.string() })),
  }),
  'entities.getSupplier': defineCall({
    method: 'GET',
    path: '/autocomplete/supplier/:id',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'A supplier, with what it brings for the fields of a form',
    params: z.object({ id: idParam }),
    query: boxOf,
    reply: entity,
  }),
  'entities.get': defineCall({
    method: 'GET',
    path: '/autocomplete/:entityType/:id',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'A named entity, with what it brings for the fields of a form',
    params: z.object({ entityType: typeId, id: idParam }),
    query: boxOf,
    reply: entity,
  }),
  'entities.add': defineCall({
    method: 'POST',
    path: '/autocomplete/:typeId',
    access: { who: 'holder', code: 'ASSET_EDIT', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'Add a named entity to an establishment',
    params: z.object({ typeId }),
    body: body.extend({ submitKey: submitKey.optional() }),
    reply: entity,
    errors: ['submitReused'],
  }),
  'entities.update': defineCall({
    method: 'PUT',
    path: '/autocomplete/:id',
    access: { who: 'holder', code: 'ASSET_EDIT', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'Change a named entity: its name, and those of its fields that are given',
    params: z.object({ id: idParam }),
    body: body.extend({
      /** The version that was edited; a newer one in the database refuses the update. The documents' payload has none. */
      version: z.number().int().nonnegative().optional(),
      /** Sent again under the same key, as after a lost answer, it is the same change. */
      submitKey: submitKey.optional(),
    }),
    reply: entity,
    errors: ['changedMeanwhile', 'submitReused'],
  }),
  'entities.remove': defineCall({
    method: 'DELETE',
    path: '/autocomplete/:id',
    access: { who: 'holder', code: 'ASSET_EDIT', box: 'boxId', orContext: true },
    tag: 'entities',
    summary: 'Remove a named entity. Records that took values from it keep them',
    params: z.object({ id: idParam }),
    query: boxOf,
    reply: done,
  }),
};
