import type { z } from 'zod';
import type { ErrorCode } from '../model/errors';
import type { AttemptAct, AttemptTarget } from '../rules/attempts';
import type { PermissionCode } from '../model/permission-codes';
import { strictly } from './strict';

/**
 * A call is declared once, here: its method, path, who may make it, what goes in, what comes out. The API serves
 * it, the web calls it, and OpenAPI is written from it.
 */
export type Access =
  /** Anybody, signed in or not. */
  | { readonly who: 'anyone' }
  /** The bearer token is a refresh token; the handler turns it. */
  | { readonly who: 'refresher' }
  /** Anybody signed in. The answer holds only what is theirs. */
  | { readonly who: 'user' }
  /** Somebody with any relation to the establishment that a parameter names, wherever in the call it is. */
  | { readonly who: 'member'; readonly box: string }
  /** Somebody with any relation to the company that a parameter names. */
  | { readonly who: 'companyMember'; readonly company: string }
  /**
   * Somebody who holds a code on the establishment that a parameter names, on its asset type where one is named. The
   * parameter is in the path, behind the question mark, or in the body.
   */
  | {
      readonly who: 'holder';
      readonly code: PermissionCode;
      readonly box: string;
      readonly assetType?: string;
      /**
       * Where the parameter is absent, the establishment that the caller works in is meant: the one of their kept
       * context, which the answer names by the header `X-Box-Id` (decisions section 8).
       */
      readonly orContext?: true;
    }
  /** The same over a company. */
  | { readonly who: 'companyHolder'; readonly code: PermissionCode; readonly company: string }
  /**
   * Decided by the row of `objectKinds` that the parameter or body names: the generic `objects/*` calls. Where most
   * kinds ask for access to the establishment that a parameter names, `box` is its name: it is asked for with the session.
   */
  | { readonly who: 'objectKind'; readonly action: ObjectAction; readonly box?: string }
  /** Decided by what the call is about, read from the database: a run, an upload, an asset, what a bulk call does. */
  | { readonly who: 'demand'; readonly by: DemandName };

/** What calls are about that decide their own access. Each has its row in the API's `demands`. */
export type DemandName =
  | 'arrival'
  | 'asset'
  | 'bulk'
  | 'departure'
  | 'event'
  | 'eventUndo'
  | 'history'
  | 'lot'
  | 'lotCode'
  | 'lotCodes'
  | 'lotEdit'
  | 'lotEvent'
  | 'pastLot'
  | 'run'
  | 'runUndo'
  | 'scanFigures'
  | 'scans'
  | 'sheet'
  | 'targetBox'
  | 'template'
  | 'transfer'
  | 'upload'
  | 'uploads';

/**
 * The generic calls: adding and updating are one, its `action` says which. To resend is to send a person of a list the
 * authorization mail again.
 */
export type ObjectAction = 'list' | 'get' | 'add' | 'remove' | 'resend';

/** What is demanded of somebody: a permission code on an establishment, and on an asset type where one is meant. */
export interface Demand {
  /** Of several any one is enough; of none, any relation to the establishment. */
  readonly code: PermissionCode | readonly PermissionCode[];
  readonly boxId: number;
  readonly assetType: number | null;
}

/** The same over a company; of no codes, any relation to it or to one of its establishments. */
export interface CompanyDemand {
  readonly code: PermissionCode | readonly PermissionCode[];
  readonly companyId: number;
}

/** What is only somebody's own: their profile, or what they make themselves. */
interface OwnDemand {
  readonly ownerId: number;
}

/** What a generic call over an object may demand. */
export type ObjectDemand = Demand | CompanyDemand | OwnDemand;

/**
 * What a call would do whose refusals are written down (security R66), and which of its parameters names where; of the
 * generic calls the kind of object decides.
 */
export type Audited =
  | 'object'
  | { readonly act: AttemptAct; readonly of: AttemptTarget; readonly at: string };

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with `:name` parameters. */
  readonly path: string;
  /** The same call under more paths: optional endings that the documents name. */
  readonly alsoAt?: readonly string[];
  readonly access: Access;
  /** One line for the reference, in English. */
  readonly summary: string;
  readonly tag: string;
  /**
   * Another limit than the general one: of sign-in and token calls, or so many a minute from one address. `pageFiles` is
   * as wide as the pages that show the files: anyone who may read a page gets its pictures, too. `none` is answered at any
   * rate and under any load: anyone who watches the server must not take a full limit for a dead process.
   */
  readonly limit?: 'credentials' | 'pageFiles' | 'none' | { readonly perMinute: number };
  readonly params?: z.core.$ZodType;
  /** What is behind the question mark: texts, as those of the path. */
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly reply: z.core.$ZodType;
  /** The body may hold thousands of rows. */
  readonly bulky?: true;
  /** The body is a file: bytes as they come, read as a stream. */
  readonly requestBody?: 'bytes';
  /**
   * Input of this shape (`params`, `query`, `body`) asks for thousands of rows: such calls wait for their turn, and a
   * user has one of them at a time.
   */
  readonly large?: z.core.$ZodType;
  /**
   * Where in the reply the list is that may hold thousands of rows, null for a reply that is the list itself, and what a
   * row is. A handler may give that list in batches, which are written while the answer is read.
   */
  readonly rows?: { readonly at: string | null; readonly row: z.core.$ZodType };
  /** The reply is long and changes rarely: a browser keeps it, and asks each time whether it is still so. */
  readonly revalidated?: true;
  /**
   * The reply is a list that may be cut: its total goes out by the header `X-Total-Count` (decisions section 8), with
   * every page or with the first.
   */
  readonly counted?: true | 'firstPage';
  /** The answer is a file, or one line of JSON after the other while something goes on, each in the reply's shape. */
  readonly responseType?: 'file' | 'ndjson';
  /** Replies of this shape go out under another status: work that goes on (202), a page that is not there (206). */
  readonly alternateStatus?: { readonly status: 202 | 206; readonly when: z.core.$ZodType };
  /** It brings much although it is about no establishment yet: refused while the disk is full. */
  readonly takesRoom?: true;
  /** It changes nothing although it is no GET, or ends what runs: it is allowed while a renewal is due. */
  readonly allowedWhenRenewalDue?: true;
  /** It writes rights, companies or establishments: who is refused is written down. */
  readonly audited?: Audited;
  /** The refusals of the call's own, beside those that any call may answer. */
  readonly errors?: readonly ErrorCode[];
}

/**
 * Declares a call, keeping the types of what goes in and out. A name that its body or what is behind the question mark
 * does not declare is refused.
 */
export function defineCall<const C extends Call>(call: C): C {
  const { query, body } = call;
  return {
    ...call,
    ...(query !== undefined && { query: strictly(query) }),
    ...(body !== undefined && { body: strictly(body) }),
  };
}

/** Whether a call writes what belongs to a company: refused while the renewal of the company is due. */
export function isWriting({ method, allowedWhenRenewalDue }: Call): boolean {
  return method !== 'GET' && allowedWhenRenewalDue !== true;
}

/** Access to what companies keep: the calls that write there are those that fill the disk. */
const overCompanies: ReadonlySet<Access['who']> = new Set([
  ...(['demand', 'holder', 'member', 'companyHolder', 'companyMember', 'objectKind'] as const),
]);

/**
 * Whether a call brings what stays: refused while the disk is full (security R60). What people need to come in, to look
 * and to leave goes on.
 */
export function takesRoom(call: Call): boolean {
  if (call.requestBody === 'bytes' || call.takesRoom === true) return true;
  return isWriting(call) && overCompanies.has(call.access.who);
}

type Output<Schema, Absent> = Schema extends z.core.$ZodType ? z.output<Schema> : Absent;
type Input<Schema, Absent> = Schema extends z.core.$ZodType ? z.input<Schema> : Absent;
type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = Name extends keyof C
  ? C[Name]
  : undefined;

/** What a handler receives. */
export type ParamsOf<C extends Call> = Output<Part<C, 'params'>, undefined>;
export type QueryOf<C extends Call> = Output<Part<C, 'query'>, undefined>;
export type BodyOf<C extends Call> = Output<Part<C, 'body'>, undefined>;
/** A file as a handler gives it: written while it is sent. */
export interface FileReply {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Of a file that stays as it is: its mark, by which a browser asks whether it still has it. */
  readonly mark?: string;
  /** Shown in its place rather than saved: for pictures alone. */
  readonly inline?: boolean;
  /** What a standard asks an answer to say of itself, by header. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply as a handler gives it whose list may hold thousands of rows: they are read while the answer is sent. */
export interface RowsReply<Row, Rest> {
  /** Some rows at a time, in their order. */
  readonly batches: AsyncIterable<Iterable<Row>>;
  /** What the reply holds beside the list, asked for after the last batch. */
  readonly rest: () => Rest;
}

/** A list as a handler gives it that may be cut, and how many there are in all; null where a page does not say it. */
export interface CountedReply<List, Total extends number | null = number> {
  readonly list: List;
  readonly total: Total;
}

type RowsReplyOf<C extends Call> = C extends {
  readonly rows: { readonly at: infer At; readonly row: infer Row };
}
  ? RowsReply<Input<Row, never>, At extends string ? Omit<Input<C['reply'], never>, At> : null>
  : never;

/** What a handler answers, and what a caller gets. */
export type ReplyInputOf<C extends Call> = C extends { readonly responseType: 'file' }
  ? FileReply
  : C extends { readonly responseType: 'ndjson' }
    ? AsyncIterable<Input<C['reply'], never>>
    : C extends { readonly counted: infer Counted extends true | 'firstPage' }
      ? CountedReply<Input<C['reply'], never>, TotalOf<Counted>>
      : Input<C['reply'], never> | RowsReplyOf<C>;
export type ReplyOf<C extends Call> = Output<C['reply'], never>;
/** The same with what headers say of it. */
export type AnswerOf<C extends Call> = C extends {
  readonly counted: infer Counted extends true | 'firstPage';
}
  ? CountedReply<ReplyOf<C>, TotalOf<Counted>>
  : ReplyOf<C>;
type TotalOf<Counted> = Counted extends 'firstPage' ? number | null : number;
/** What a caller gives. */
type ParamsInputOf<C extends Call> = Input<Part<C, 'params'>, undefined>;
type QueryInputOf<C extends Call> = Input<Part<C, 'query'>, undefined>;
export type BodyInputOf<C extends Call> = Input<Part<C, 'body'>, undefined>;

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };
/** Nothing need be behind the question mark where all that may is optional. */
type GivenQuery<Value> = Value extends object
  ? Partial<Value> extends Value
    ? { readonly query?: Value }
    : { readonly query: Value }
  : object;
/** What a caller hands over stays as it is. */
type Lent<Value> = Value extends object ? { readonly [Key in keyof Value]: Lent<Value[Key]> } : Value;

/** What a call takes: its parameters, what is behind the question mark, its body, where it declares them. */
export type InputOf<C extends Call> = Given<'params', ParamsInputOf<C>> &
  GivenQuery<QueryInputOf<C>> &
  Given<'body', Lent<BodyInputOf<C>>>;
