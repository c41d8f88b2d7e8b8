import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

/** What went in beside what is traced, in a line: `Además de la malta: lúpulo Saaz y levadura de la casa.` */
export function Additions({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { word, list } = speech;
  if (page.additions === null) return null;
  const { title, names } = page.additions;
  return (
    <p className="additions">
      {word(title)}: {list(names)}.
    </p>
  );
}
