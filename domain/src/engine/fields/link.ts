import type { FieldKind } from './field-kind';
import { anyText, readAddress } from './text';

/** The address of a page elsewhere, such as a digital certificate of what it is about (document 1 section 3, nft_link). */
export const nftLink: FieldKind = { ...anyText, name: 'nft_link', leadsTo: 'page', read: readAddress };
