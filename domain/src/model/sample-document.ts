import type { Words } from '../words';

/** A document that shows what a file field asks for: its title, and what it states with an example of each. */
export interface SampleDocument {
  readonly title: Words;
  readonly facts: readonly { readonly label: Words; readonly example: Words }[];
}
