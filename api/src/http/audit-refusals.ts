import type { FastifyRequest } from 'fastify';
import type { Call, Audited } from '@huella/domain/calls/contract';
import type { ObjectKindName } from '@huella/domain/model/object-kinds';
import { id as idSchema } from '@huella/domain/calls/schemas';
import { errorStatus, type ErrorCode } from '@huella/domain/model/errors';
import type { AttemptAct, AttemptTarget } from '@huella/domain/rules/attempts';
import type { ReadDeclared } from './declared-parts';
import { hashOf } from './link-secrets';

/** What an attempt named: by its id, or an invitation by what is kept of its link, for the link itself is a secret. */
export type Named =
  | { readonly of: Exclude<AttemptTarget, 'link'>; readonly id: number }
  | { readonly of: 'link'; readonly hash: Buffer };

/** Somebody tried what they may not. Nothing of it is a text of theirs, so that no log can be led astray by it. */
export interface Attempt {
  readonly userId: number;
  readonly sessionId: string;
  readonly call: string;
  readonly act: AttemptAct;
  readonly reason: ErrorCode;
  readonly named: Named;
  readonly ip: string;
  readonly userAgent: string;
}

/** Records refused attempts (security R66). */
export interface RefusalAudit {
  /** Returns at once, and never throws. */
  readonly record: (attempt: Attempt) => void;
  /** Resolves once all that was recorded so far is kept. */
  readonly flush: () => Promise<void>;
}

/** What the generic calls do to the objects that are audited. */
const objectActs = {
  // Anybody may add a company: it becomes theirs.
  company: { add: null, update: 'editPlace', remove: 'removePlace', resend: 'resendAuthorization' },
  box: { add: 'addBox', update: 'editPlace', remove: 'removePlace', resend: null },
} as const satisfies Partial<
  Record<ObjectKindName, Record<'add' | 'update' | 'remove' | 'resend', AttemptAct | null>>
>;

/** The attempt of a request to a call that is audited, when it was refused by who asked; else null. */
export function findAttempt(
  name: string,
  { audited, access }: Call,
  read: ReadDeclared,
  { caller, refusal, params, query, body, ip, headers }: FastifyRequest,
): Attempt | null {
  if (audited === undefined || refusal === null || caller?.kind !== 'user') return null;
  if (errorStatus[refusal] !== 403 && refusal !== 'notFound') return null;
  const named = (key: string) => read({ params, query, body }, key);
  const action = access.who === 'objectKind' && access.action !== 'add' ? access.action : named('action');
  const found = audited === 'object' ? findObjectAct(named, action) : findNamed(audited, named);
  if (found === null) return null;
  const { userId, sessionId } = caller.actor;
  const userAgent = headers['user-agent'] ?? '';
  return { userId, sessionId, call: name, reason: refusal, ip, userAgent, ...found };
}

type Found = Pick<Attempt, 'act' | 'named'>;
type ReadName = (name: string) => unknown;

function idOf(value: unknown): number | null {
  const read = idSchema.safeParse(value);
  return read.success ? read.data : null;
}

function findNamed({ act, of, at }: Exclude<Audited, 'object'>, named: ReadName): Found | null {
  const value = named(at);
  if (of === 'link') return typeof value === 'string' ? { act, named: { of, hash: hashOf(value) } } : null;
  const id = idOf(value);
  return id === null ? null : { act, named: { of, id } };
}

function findObjectAct(named: ReadName, action: unknown): Found | null {
  const kind = (['company', 'box'] as const).find((each) => each === named('objectType'));
  const done = (['add', 'update', 'remove', 'resend'] as const).find((each) => each === action);
  const act = kind === undefined || done === undefined ? null : objectActs[kind][done];
  if (kind === undefined || act === null) return null;
  const isNew = done === 'add';
  // A new establishment names its company.
  const id = idOf(isNew ? (named('pkReferer') ?? named('holder')) : named('pk'));
  return id === null ? null : { act, named: { of: isNew ? 'company' : kind, id } };
}
