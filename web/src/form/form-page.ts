import type { Address } from '../address';

/** What a form is that is one page of a way: where one is on the way, the frame around it says. */
export interface FormPage {
  /** The page before, to which one goes back with what was typed kept; null on the first. */
  readonly before: Address | null;
  /** Under the fields: what else there is to say, and where that is done later. */
  readonly later: string;
}
