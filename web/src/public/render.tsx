import { renderToStaticMarkup } from 'react-dom/server';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { PageChoice, PublicPages, PublicView, RefusedPage } from '@huella/domain/calls/public-pages';
import { ChoicesNotice, NothingPage, RefusedNotice, ReportedNotice } from './Notice';
import { Page } from './Page';
import { productData } from './product-data';
import { speak } from './speech';

/** What the server loads: public pages as whole documents. */
const pages: PublicPages = {
  renderPage: (page: QrPage, view: PublicView) => {
    const speech = speak(view.language);
    const html = renderToStaticMarkup(<Page page={page} view={view} speech={speech} />);
    // Data, and no script: no browser runs it. It is put in as it is, since nothing in it can end the element.
    const data = `<script type="application/ld+json">${productData(page, view, speech)}</script>`;
    return `<!doctype html>${html.replace('</head>', () => `${data}</head>`)}`;
  },
  renderNothing: (view: PublicView) =>
    `<!doctype html>${renderToStaticMarkup(<NothingPage view={view} speech={speak(view.language)} />)}`,
  renderRefused: (view: PublicView, refused: RefusedPage) =>
    `<!doctype html>${renderToStaticMarkup(<RefusedNotice view={view} speech={speak(view.language)} refused={refused} />)}`,
  renderChoices: (view: PublicView, choices: readonly PageChoice[]) =>
    `<!doctype html>${renderToStaticMarkup(<ChoicesNotice view={view} speech={speak(view.language)} choices={choices} />)}`,
  renderReported: (view: PublicView, isTold: boolean) =>
    `<!doctype html>${renderToStaticMarkup(<ReportedNotice view={view} speech={speak(view.language)} isTold={isTold} />)}`,
};

export const { renderPage, renderNothing, renderRefused, renderChoices, renderReported } = pages;
