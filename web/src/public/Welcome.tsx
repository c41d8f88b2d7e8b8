import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

/** Who welcomes whoever scanned it, in their own words where they left some. */
export function Welcome({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  const { about } = page.maker;
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{say('welcome', { company: page.company })}</h2>
      <p className="description">{about === null ? say('welcomeText') : word(about)}</p>
      {page.about !== null && <p className="description">{word(page.about)}</p>}
      {page.description !== null && <p className="description">{page.description}</p>}
    </section>
  );
}
