import type { PublicView } from '@huella/domain/calls/public-pages';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

/** A page as schema.org's Product with its origin, in JSON that cannot end the element that it is in. */
export function productData(page: QrPage, view: PublicView, { word }: Speech): string {
  const origin = page.timeline[0];
  const photos = page.pictures.map(({ address }) => view.site + address);
  const told = page.attributes.filter(({ type, data }) => data.table === null && tellable.has(type));
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: word(page.name),
    ...(page.sentence !== null && { description: word(page.sentence) }),
    url: view.address,
    sku: page.label,
    ...(page.gtin !== null && { gtin: page.gtin }),
    brand: { '@type': 'Organization', name: page.company },
    ...(photos.length > 0 && { image: photos }),
    ...(origin !== undefined &&
      origin.country !== null && {
        countryOfOrigin: { '@type': 'Country', name: word(origin.country.completeName) },
      }),
    additionalProperty: told.map(({ data }) => ({
      '@type': 'PropertyValue',
      name: word(data.label),
      value: word(data.value),
    })),
  };
  return JSON.stringify(product).replace(/[<>&\u2028\u2029]/g, escaped);
}

const tellable: ReadonlySet<string> = new Set(['text', 'plain', 'date', 'chart', 'productJourney', 'tokens']);

/** A letter by its number, as JSON may have any. */
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
