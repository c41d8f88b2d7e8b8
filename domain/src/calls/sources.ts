import { z } from 'zod';
import { defineCall } from './contract';
import { idParam, ignoredParam } from './schemas';

/** The name of a source: `boxes`, `paddocks`, `used.paddock`. */
const endpoint = z.string().regex(/^[\w.]{1,80}$/);

const option = z.object({
  key: z.string(),
  /** In the language of the user. */
  label: z.string(),
  words: z.object({ es: z.string(), en: z.string() }),
  /** The keys of the parent field under which it is offered. */
  fk: z.array(z.string()).optional(),
});

/** Options and defaults that only the server knows (document 2 section 7). */
export const sourceCalls = {
  'sources.options': defineCall({
    method: 'GET',
    path: '/custom/form/sources/:endpoint/:pk',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'pk' },
    tag: 'forms',
    summary: 'The options of a source in an establishment',
    params: z.object({ endpoint, pk: idParam }),
    reply: z.array(option),
  }),
  'sources.default': defineCall({
    method: 'GET',
    path: '/custom/form/sources/:endpoint/:globalModel/:fieldName/:pk/:parentId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'pk', assetType: 'globalModel' },
    tag: 'forms',
    summary: 'The option of a source that was used last, as the default of a field; null where there is none',
    params: z.object({
      endpoint,
      globalModel: idParam,
      fieldName: ignoredParam,
      pk: idParam,
      /** What the parent field holds, so that only an option offered under it is proposed; 0 without a parent. */
      parentId: z.string().max(256),
    }),
    reply: z.object({ value: z.string().nullable() }),
  }),
  'models.sufix': defineCall({
    method: 'GET',
    path: '/models/autonumsufix/get/:table',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', orContext: true },
    tag: 'forms',
    summary:
      'The next number of a series of an establishment. It is proposed here, and given out when a record is saved',
    params: z.object({ table: z.string().regex(/^[\w.-]{1,63}$/) }),
    query: z.object({ boxId: idParam.optional() }),
    reply: z.object({ sufix: z.string() }),
  }),
};
