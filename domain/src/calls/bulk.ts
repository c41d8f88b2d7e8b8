import { z } from 'zod';
import { maxSheetRows } from '../rules/limits';
import { runView } from './jobs';
import { id, looseId } from './schemas';
import { submitKey } from './submit-key';

/** Letters that a word on an event may have. */
export const maxCommentLength = 500;

/** What is said of an action as a whole: when it happened, and a word on it (document 2 section 3). */
export const headerValues = z.object({
  date: z.string().max(40).nullish(),
  comment: z.string().max(maxCommentLength).nullish(),
});

/** From where an action was taken, and the event that it records; event type -1 loads and updates assets. */
export const actionContext = z.object({ context: z.string().max(40), eventType: z.number().int() });

/** Characters that the name of a field may have. */
const maxName = 63;

/**
 * Values by the name of their field, as they come: each is read by its field. Looked at by hand, since a record of the
 * library takes forty times as long, and a call may bring a million values.
 */
export const sentValues = z
  .custom<Record<string, unknown>>(isSentValues)
  .meta({ type: 'object', propertyNames: { type: 'string', maxLength: maxName }, additionalProperties: {} });

function isSentValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((name) => name.length <= maxName);
}

/** What the documents' envelope carries of a form and the server knows itself (document 2 section 3). */
const envelopeParts = {
  /** The values as people read them: they are made from the values. */
  labels: z.unknown().optional(),
  pk: z.unknown().optional(),
  temporalDetailParentId: z.unknown().optional(),
};

/** The same of an envelope about assets that are there, under a path that says what is done to them. */
export const updateEnvelope = {
  ...envelopeParts,
  action: z.literal('update').optional(),
  actionContext: actionContext.optional(),
  objectType: z.literal('asset').optional(),
  pkObjectType: id.nullish(),
  pkReferer: id.nullish(),
  holder: id.nullish(),
};

/** Assets by id, or as rows with their `pk` or `_pk_`. */
export const namedRows = z
  .array(z.union([looseId, z.looseObject({ pk: looseId }), z.looseObject({ _pk_: looseId })]))
  .max(maxSheetRows);

/** What every bulk submit holds, whatever its objects are (document 2 sections 3 and 7). */
export const bulkParts = {
  /** The values that all get. */
  common: sentValues.optional(),
  /** Rows of their own: in events and updates with their `pk` (or `_pk_`). */
  values: z.array(sentValues).max(maxSheetRows).optional(),
  headerValues: headerValues.optional(),
  actionContext,
  /** Write the rows that are right and leave the others out; else one wrong row refuses all. */
  withoutErrors: z.boolean().optional(),
  /** What was warned of is meant: more comes out of a transformation than goes in. */
  confirmed: z.boolean().optional(),
  /** An upload needs none. */
  submitKey: submitKey.optional(),
  ...envelopeParts,
};

/** What a bulk submit answers: what became of it at once, or the run that goes on (202). */
export const bulkReply = {
  reply: runView,
  alternateStatus: { status: 202, when: z.looseObject({ state: z.enum(['queued', 'running']) }) },
} as const;
