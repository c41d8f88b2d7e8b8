/** What is written down of an account for its owner to see (security R66), in the order of an account's life. */
export const securityEventKinds = [
  'accountMade',
  'sandboxOpened',
  'emailProved',
  'signedIn',
  'signInFailed',
  'signInBlocked',
  'signedOut',
  'sessionEnded',
  'othersEnded',
  'refreshReused',
  'passwordChanged',
  'passwordRefused',
  'resetAsked',
  'passwordReset',
  'passkeyAdded',
  'passkeyRemoved',
  'invitationSent',
  'invitationAccepted',
  'roleGiven',
  'roleReceived',
  'roleWithdrawn',
  'roleTaken',
  'roleLeft',
  'dataExported',
  'accountErased',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Days for which it is kept. */
export const securityEventDays = 400;
