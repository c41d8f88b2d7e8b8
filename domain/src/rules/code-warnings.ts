/**
 * When a code seems to have been copied onto other things: people scan it in several countries within a day, or many more of them
 * than scan the others of its lot.
 */
export const codeWarningRules = {
  hours: 24,
  countries: 3,
  /** So many times the median of its lot, and at least so many scans. */
  timesMedian: 20,
  scans: 50,
} as const;

export const codeWarningKinds = ['countries', 'many'] as const;
export type CodeWarningKind = (typeof codeWarningKinds)[number];

/** Days between two mails to the owner of a company, and for which a warning is shown beside the scans. */
export const codeWarningDays = 7;
