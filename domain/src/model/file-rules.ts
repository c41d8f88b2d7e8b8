import type { Words } from '../words';

/** A document that shows what a file field asks for: its title, and what it states with an example of each. */
export interface SampleDocument {
  readonly title: Words;
  readonly facts: readonly { readonly label: Words; readonly example: Words }[];
}

/** What a `file` field takes. Without it: one file of any kind that attachments may have, seen by the company only. */
export interface FileRules {
  /** How many files at most; 1 by default. */
  readonly max?: number;
  /** Endings that are taken, without the dot; the content must be of that kind, too. */
  readonly endings?: readonly string[];
  /** Public files are shown on public pages; others only to who may see the record. */
  readonly isPublic?: boolean;
}
