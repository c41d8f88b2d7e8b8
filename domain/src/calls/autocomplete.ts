import { z } from 'zod';
import { defineCall } from './contract';
import { countParam, idParam, ignoredParam } from './schemas';

const proposal = z.object({
  /** Unique among the proposals of an answer. */
  id: z.string(),
  value: z.string(),
  /** The fields of the form that choosing it fills, and with what (document 2 section 7). */
  autocomplete_module_replace_fields: z.array(z.object({ replace_field: z.string(), value: z.unknown() })),
});
export type ProposedValue = z.output<typeof proposal>;

/** Proposals while somebody types into a field (document 2 sections 5 and 7). */
export const autocompleteCalls = {
  'autocomplete.propose': defineCall({
    method: 'GET',
    path: '/autocomplete/:fieldId/:entityMode/:pkObjectType/:fieldOf/:fieldName',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'pkObjectType', orContext: true },
    tag: 'entities',
    summary: 'What a field of a form proposes for what was typed, and what each proposal copies',
    params: z.object({
      fieldId: ignoredParam,
      /** What kind of record the form is of; asset types distinguish their own fields by name. */
      entityMode: ignoredParam,
      pkObjectType: idParam,
      fieldOf: ignoredParam,
      /** The name of the field; of a field in a list inside the record, `list.field`. */
      fieldName: z.string().min(1).max(130),
    }),
    query: z.object({
      boxId: idParam.optional(),
      value: z.string().max(200).optional(),
      /** The event whose form it is, by its code; without it the field is the asset's. */
      eventType: countParam.optional(),
    }),
    reply: z.array(proposal),
  }),
};
