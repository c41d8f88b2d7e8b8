import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

/** What it looks like: the pictures that everybody may see. */
export function Pictures({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  if (page.pictures.length === 0) return null;
  return (
    <section className="pictures" aria-label={say('pictures')}>
      {page.pictures.map(({ address, label }, at) => (
        <a key={address} href={address}>
          <img
            src={address}
            alt={say('picture', { label: word(label), count: at + 1 })}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </section>
  );
}
