import { renderToStaticMarkup } from 'react-dom/server';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { PublicPages, PublicView, RefusedPage } from '@huella/domain/calls/public-pages';
import { NothingPage, Page, RefusedNotice } from './Page';
import { speak } from './speech';

/** What the server loads: public pages as whole documents. */
const pages: PublicPages = {
  renderPage: (page: QrPage, view: PublicView) =>
    `<!doctype html>${renderToStaticMarkup(<Page page={page} view={view} speech={speak(view.language)} />)}`,
  renderNothing: (view: PublicView) =>
    `<!doctype html>${renderToStaticMarkup(<NothingPage view={view} speech={speak(view.language)} />)}`,
  renderRefused: (view: PublicView, refused: RefusedPage) =>
    `<!doctype html>${renderToStaticMarkup(<RefusedNotice view={view} speech={speak(view.language)} refused={refused} />)}`,
};

export const { renderPage, renderNothing, renderRefused } = pages;
