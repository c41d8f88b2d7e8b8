import type { errors } from '../phrases/es/errors';
import type { issues } from '../phrases/es/issues';
import type { SlotNames, SlotsOf, SlotValue } from '../phrases/phrase';

/**
 * The error catalogue: what a call may answer instead of its reply, and the HTTP status of each
 * (document 1 section 8, document 2 section 8). Its words are the phrases of the area `errors`.
 */
export const errorStatus = {
  invalidInput: 400,
  badJson: 400,
  notSignedIn: 401,
  wrongCredentials: 401,
  notAllowed: 403,
  notFound: 404,
  noSuchCall: 404,
  methodNotAllowed: 405,
  changedMeanwhile: 409,
  fileTooLarge: 413,
  fileEmpty: 400,
  sheetWrongType: 400,
  sheetUnreadable: 400,
  sheetEncrypted: 400,
  sheetTooLarge: 413,
  sheetTooManyRows: 400,
  sheetTooManyColumns: 400,
  noDataError: 400,
  quotaExceeded: 409,
  uploadQuotaExceeded: 409,
  renewalExpired: 409,
  companyClosed: 409,
  companyBusy: 409,
  newOwnerFull: 409,
  alreadyOffered: 409,
  userExist: 409,
  linkNotValid: 404,
  TokenAuthorized: 409,
  TokenExpiredError: 410,
  JsonWebTokenError: 404,
  ownsCompanies: 409,
  passkeyRefused: 401,
  passkeyNotTaken: 400,
  passkeyLate: 400,
  passkeyKnown: 409,
  tooManyPasskeys: 409,
  tooManyReports: 409,
  tooManyViews: 409,
  passkeysUnavailable: 409,
  invitationNotValid: 404,
  invitationOfOther: 403,
  alreadyGiven: 409,
  notGiven: 409,
  userNotValid: 403,
  sandboxOnly: 403,
  submitReused: 409,
  nothingSelected: 400,
  contextMissing: 400,
  notHereThen: 404,
  goneThen: 404,
  lotHasQr: 409,
  neverDeleted: 409,
  undoRefused: 409,
  transferAnswered: 409,
  selectionMoved: 409,
  transferRejected: 409,
  registryUnavailable: 503,
  registryWrongAnswer: 502,
  noSoportedOracle: 400,
  dataRepeated: 409,
  tooLarge: 413,
  notAcceptable: 415,
  tooManyRequests: 429,
  tooManyStreams: 429,
  unexpected: 500,
  unavailable: 503,
  storageFull: 507,
} as const satisfies Record<keyof typeof errors, number>;

export type ErrorCode = keyof typeof errorStatus;
export type IssueCode = keyof typeof issues;
export type IssueSlots<Code extends IssueCode> = SlotsOf<(typeof issues)[Code]>;

/** One thing wrong with one value: a code with slots and a place. A warning informs, an error refuses. */
export interface Issue {
  /** Which record of many, by its key; null when the call is about one record. */
  readonly record: string | null;
  /** Which field; null when the record as a whole is meant. */
  readonly field: string | null;
  readonly code: IssueCode;
  readonly slots: Readonly<Record<string, SlotValue>>;
  readonly level: 'error' | 'warning';
}

type SlotArguments<Names extends string> = [Names] extends [never]
  ? []
  : [slots: Readonly<Record<Names, SlotValue>>];

/** Builds an issue that refuses. The slots of its phrase are part of the type, so none can be forgotten. */
export function issue<Code extends IssueCode>(
  field: string | null,
  code: Code,
  ...[slots]: SlotArguments<SlotNames<(typeof issues)[Code]>>
): Issue {
  return { record: null, field, code, slots: slots ?? {}, level: 'error' };
}

/** Builds an issue that only warns: the value is kept, the user gets to know. */
export function warning<Code extends IssueCode>(
  field: string | null,
  code: Code,
  ...[slots]: SlotArguments<SlotNames<(typeof issues)[Code]>>
): Issue {
  return { record: null, field, code, slots: slots ?? {}, level: 'warning' };
}

/** Whether any of the issues refuses. */
export function hasErrors(issuesFound: readonly Issue[]): boolean {
  return issuesFound.some((found) => found.level === 'error');
}

/** A refusal as a value, thrown through the layers and answered as the one error body. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly slots: Readonly<Record<string, SlotValue>>;
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, slots: Readonly<Record<string, SlotValue>>, issuesFound: readonly Issue[]) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.slots = slots;
    this.issues = issuesFound;
  }

  /** The HTTP status of this refusal. */
  get status(): number {
    return errorStatus[this.code];
  }
}

/** Refuses with a code of the catalogue. Never returns. */
export function fail<Code extends ErrorCode>(
  code: Code,
  ...[slots]: SlotArguments<SlotNames<(typeof errors)[Code]>>
): never {
  throw new Refusal(code, slots ?? {}, []);
}

/** Refuses because of issues with their places (400). Never returns. */
export function failWith(issuesFound: readonly Issue[]): never {
  throw new Refusal('invalidInput', {}, issuesFound);
}
