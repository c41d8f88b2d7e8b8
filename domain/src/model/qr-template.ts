import type { QrSectionName } from './qr-sections';
import type { Words } from '../words';

/**
 * What an establishment says of the public pages of one kind, for all its assets of a type (document 3 section 2, QR
 * templates). Without one the model decides alone.
 */
export interface QrTemplate {
  /** What is shown of the attributes that may be chosen, in the order of the page. */
  readonly fields: readonly { readonly name: string; readonly isEnabled: boolean }[];
  /** The groups of facts, in the order of the page; those that it does not name follow in their own order. */
  readonly sections: readonly QrSectionName[];
  /** What its people say to whoever scans a code, in both languages; blank is nothing. */
  readonly description: Words;
  /** Stored names of chosen pictures, in their order: the first stands on top where the thing itself has none. */
  readonly images: readonly string[];
}

/** Longest text of a template, in each language. */
export const maxDescription = 600;
/** Most pictures of a template. */
export const maxTemplateImages = 8;
