import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

/** What it looks like: the pictures that everybody may see, but for the first, which is at the top. */
export function Pictures({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  const pictures = page.pictures.slice(1);
  if (pictures.length === 0) return null;
  return (
    <section className="pictures" aria-label={say('pictures')}>
      {pictures.map(({ address, label }, at) => (
        <a key={address} href={address}>
          <img
            src={`${address}/page`}
            alt={say('picture', { label: word(label), count: at + 2 })}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </section>
  );
}
