import type { ReactNode } from 'react';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { hostOf } from '@huella/domain/host-of';
import { languages } from '@huella/domain/words';
import { Icon, Mark } from './Icon';
import type { Speech } from './speech';

export interface FrameProps {
  readonly view: PublicView;
  readonly speech: Speech;
  readonly title: string;
  readonly description: string;
  readonly accent: string;
  /** The address of the picture that chats show; without it a landscape. */
  readonly image?: string;
  readonly children: ReactNode;
}

const pictures = { share: '/art/share-pampas.jpg', width: 1200, height: 630 } as const;

/** The whole document: what chats, printers and browsers read before anybody sees it, and the page itself. */
export function Frame({ view, speech, title, description, accent, image, children }: FrameProps) {
  const others = languages.filter((language) => language !== view.language);
  return (
    <html lang={view.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#3F646B" />
        <meta name="color-scheme" content="light dark" />
        <link rel="canonical" href={view.address} />
        {languages.map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={`${view.address}?lang=${language}`}
          />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Huella" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={view.address} />
        <meta property="og:locale" content={view.language} />
        {others.map((language) => (
          <meta key={language} property="og:locale:alternate" content={language} />
        ))}
        <meta property="og:image" content={image ?? `${view.site}${pictures.share}`} />
        <meta property="og:image:width" content={String(pictures.width)} />
        <meta property="og:image:height" content={String(pictures.height)} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {view.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {view.script !== null && <script type="module" src={view.script} />}
      </head>
      <body className={`accent-${accent}`}>
        <a className="skip" href="#content">
          {speech.say('skip')}
        </a>
        {children}
      </body>
    </html>
  );
}

/** The path of a page on its site, from wherever it is read: an answer to a form has an address of its own. */
export function pathOf({ address }: PublicView): string {
  return new URL(address).pathname;
}

/** The sign of a company: its logo, else a sprout. */
function Brand({ logo }: { readonly logo: string | null }) {
  if (logo !== null)
    return <img className="sprout" src={`${logo}/thumbnail`} alt="" width={30} height={30} />;
  return (
    <span className="sprout">
      <Icon name="sprout" size={18} />
    </span>
  );
}

/** Who it comes from, the way to share it, and the two languages: links, so that they work without script. */
export function Head({
  company,
  logo,
  view,
  speech,
}: {
  readonly company: string | null;
  /** The address of its logo. */
  readonly logo: string | null;
  readonly view: PublicView;
  readonly speech: Speech;
}) {
  const { say } = speech;
  return (
    <header className="head">
      <span className="brand">
        {company === null ? (
          <>
            <Mark /> Huella
          </>
        ) : (
          <>
            <Brand logo={logo} />
            <span className="company">{company}</span>
          </>
        )}
      </span>
      <button type="button" className="share" id="share" data-done={say('shared')} hidden>
        <Icon name="share" size={18} /> <span>{say('share')}</span>
      </button>
      <nav className="languages" aria-label={say('languages')}>
        {languages.map((language) => (
          <a
            key={language}
            href={`${pathOf(view)}?lang=${language}`}
            lang={language}
            hrefLang={language}
            {...(language === view.language && { 'aria-current': 'true' as const })}
          >
            {language.toUpperCase()}
          </a>
        ))}
      </nav>
    </header>
  );
}

interface FootProps {
  readonly company: string | null;
  readonly logo: string | null;
  /** The site of who makes it. */
  readonly webPage: string | null;
  readonly note: string | null;
  readonly speech: Speech;
}

/** Whose it is, where to find them, and who traced it. */
export function Foot({ company, logo, webPage, note, speech }: FootProps) {
  return (
    <footer className="foot">
      <div className="inner">
        {company !== null && (
          <p className="brand">
            <Brand logo={logo} />
            {company}
          </p>
        )}
        {webPage !== null && (
          <p className="site">
            <Icon name="globe" size={18} />{' '}
            <a href={webPage} target="_blank" rel="noopener noreferrer nofollow">
              {hostOf(webPage)}
            </a>
          </p>
        )}
        {note !== null && <p className="updated">{note}</p>}
        <p className="by">
          <Mark /> {speech.say('by')}
        </p>
      </div>
    </footer>
  );
}
