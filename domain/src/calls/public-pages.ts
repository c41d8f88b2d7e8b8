import type { QrType } from '../model/qr-types';
import type { QrPage } from './qr-page';
import type { Language } from '../words';

/** What a public page is drawn for. */
export interface PublicView {
  readonly language: Language;
  /** The code that was scanned. */
  readonly code: { readonly type: QrType; readonly publicId: string };
  /** The address of the page, without a language. */
  readonly address: string;
  /** Where the site is served: pictures that others fetch need whole addresses. */
  readonly site: string;
  /** Addresses of the style sheet and the script. */
  readonly styles: readonly string[];
  readonly script: string | null;
}

/**
 * The public pages as the web draws them and the API serves them: whole HTML documents that need no script. It is
 * the one place where the two meet, by this interface and no import.
 */
export interface PublicPages {
  readonly renderPage: (page: QrPage, view: PublicView) => string;
  /** There is nothing at this address: unknown, disabled and deleted look the same. */
  readonly renderNothing: (view: PublicView) => string;
  /** The page cannot be shown now. */
  readonly renderRefused: (view: PublicView, refused: RefusedPage) => string;
  /** An address names several things: which of them is meant. */
  readonly renderChoices: (view: PublicView, choices: readonly PageChoice[]) => string;
  /** Thanks for a report; `isTold` is false where too many came for it to be kept. */
  readonly renderReported: (view: PublicView, isTold: boolean) => string;
}

/** One of several pages that an address may mean. */
export interface PageChoice {
  readonly name: string;
  readonly link: string;
}

/** Why a page is not shown now, as far as a visitor may know. */
export interface RefusedPage {
  /** The visitor's address asks for more pages than one may. */
  readonly isCrowded: boolean;
  /** When to try again; null where nobody knows. */
  readonly seconds: number | null;
}
