import type { SecurityEventKind } from '@huella/domain/rules/security-events';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Say } from '@huella/domain/phrases/areas';
import { deviceWords } from './device-words';

/** What happened to the account, as the server shows it. */
export type SecurityEvent = ReplyOf<Calls['users.securityEvents']>['rows'][number];

/** The kinds whose words say it all. */
const plain = {
  accountMade: 'account:accountMade',
  sandboxOpened: 'account:sandboxOpened',
  emailProved: 'account:emailProved',
  signedIn: 'account:signedIn',
  signInFailed: 'account:signInFailed',
  signInBlocked: 'account:signInBlocked',
  signedOut: 'account:signedOut',
  passwordChanged: 'account:passwordChanged',
  passwordRefused: 'account:passwordRefused',
  resetAsked: 'account:resetAsked',
  passwordReset: 'account:passwordReset',
  invitationSent: 'account:invitationSent',
  invitationAccepted: 'account:invitationAccepted',
  roleGiven: 'account:roleGiven',
  roleReceived: 'account:roleReceived',
  roleWithdrawn: 'account:roleWithdrawn',
  roleTaken: 'account:roleTaken',
  roleLeft: 'account:roleLeft',
  dataExported: 'account:dataExported',
  accountErased: 'account:accountErased',
} as const satisfies Partial<Record<SecurityEventKind, string>>;

const unknownDevice = { device: '', browser: '', os: '' };

/** What happened, in a sentence. */
export function eventWords({ kind, subject, detail }: SecurityEvent, say: Say): string {
  const device = deviceWords(subject ?? unknownDevice, say);
  switch (kind) {
    case 'sessionEnded':
      return say('account:sessionEndedOf', { device });
    case 'othersEnded':
      return say('account:othersWereEnded', { count: Number(detail ?? 1) });
    case 'refreshReused':
      return say('account:refreshReused', { device });
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return say(`account:${kind}`, { name: detail ?? '' });
    default:
      return say(plain[kind]);
  }
}

const warning: ReadonlySet<SecurityEventKind> = new Set([
  'signInFailed',
  'signInBlocked',
  'refreshReused',
  'passwordRefused',
]);

/** Whether somebody else may have tried something. */
export function mayBeWrong(kind: SecurityEventKind): boolean {
  return warning.has(kind);
}
