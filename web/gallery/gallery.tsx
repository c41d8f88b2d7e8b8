/**
 * Every block of the kit in every state, in the four accents, light and dark, both languages. For looking, for
 * screenshots and for axe; no part of the product's build. Run it with
 * `npx vite -c web/gallery/vite.gallery.config.ts` and open
 * `http://127.0.0.1:47310/?accent=green&mode=light&lang=es&page=foundations`.
 */
import { createElement, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOf } from '@huella/domain/words';
import { AppTheme } from '../src/theme/AppTheme';
import { accentNames } from '../src/theme/tokens';
import { ToastProvider } from '../src/ui/Toasts';
import { formatCount } from '../src/ui/format-count';
import { startWords } from '../src/words/i18n';
import { FloatsPage } from './FloatsPage';
import { FormPage } from './FormPage';
import { FoundationsPage } from './FoundationsPage';
import { InputsPage } from './InputsPage';
import { ListPage } from './ListPage';
import { SheetPage } from './SheetPage';
import { SignInPage } from './SignInPage';
import { StatesPage } from './StatesPage';

const pages = {
  foundations: FoundationsPage,
  states: StatesPage,
  signin: SignInPage,
  form: FormPage,
  list: ListPage,
  inputs: InputsPage,
  floats: FloatsPage,
  sheet: SheetPage,
} as const;

const wish = new URLSearchParams(location.search);
const isPage = (name: string): name is keyof typeof pages => name in pages;
const pageName = wish.get('page') ?? '';
const accent = accentNames.find((name) => name === wish.get('accent')) ?? 'green';
const mode = wish.get('mode') === 'dark' ? 'dark' : 'light';

await startWords(languageOf(wish.get('lang')), formatCount);
document.documentElement.lang = languageOf(wish.get('lang'));
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <AppTheme accent={accent} mode={mode} nonce="gallery">
      <ToastProvider>
        <Suspense>{createElement(isPage(pageName) ? pages[pageName] : pages.foundations)}</Suspense>
      </ToastProvider>
    </AppTheme>
  </StrictMode>,
);
