import type { Words } from '../../words';
import type { QrSectionName } from '../../model/qr-sections';
import { qrTypes, type QrType } from '../../model/qr-types';

export type LotQrType = Exclude<QrType, 'identeco'>;

/** What a page of a lot shows, each group to people who scan it (document 3 section 2, decisions section 5). */
export interface LotPage {
  /** What it is the page of; it is above its name. */
  readonly kind: Words;
  /** What it says first, with `{{figure}}` and `{{noun}}` of its assets; what these have in common follows. */
  readonly sentence: Words;
  /** What comes first: where it has been, or what it is and is made of. */
  readonly opensWith: 'journey' | 'making';
  /** It goes by the name of the lot, or by that of what all its assets are, as a product does. */
  readonly named: 'lot' | 'product';
  /** The attribute that it is sold as: where all its assets have it alike and it is shown, the page goes by it. */
  readonly soldAs?: string;
  /** The groups of facts, in this order; others are left out. */
  readonly sections: readonly QrSectionName[];
  /** What its assets come to, where they differ: all of it, or the figures alone where parts would read as a recipe. */
  readonly summary: 'whole' | 'figures';
  /** The day of the lot since which what it is of keeps fresh (document 3 section 2, freshness chart). */
  readonly freshSince?: string;
  /** Its assets one by one, each with the way to its own page, under this heading; without it they are not listed. */
  readonly members?: Words;
  /** What was used of each of them is what it was made of: the parts are told. */
  readonly tellsParts?: true;
}

export const lotPages: Readonly<Record<LotQrType, LotPage>> = {
  identecoTrupo: {
    kind: { es: 'Lote', en: 'Lot' },
    sentence: { es: 'Un lote de {{figure}} {{noun}}.', en: 'A lot of {{figure}} {{noun}}.' },
    opensWith: 'journey',
    named: 'lot',
    sections: [
      'identity',
      'origin',
      'quality',
      'making',
      'life',
      'health',
      'genealogy',
      'product',
      'certificates',
    ],
    summary: 'whole',
    members: { es: 'Uno por uno', en: 'One by one' },
  },
  produktoTrupo: {
    kind: { es: 'Producto', en: 'Product' },
    sentence: { es: 'De un lote de {{figure}} {{noun}}.', en: 'From a lot of {{figure}} {{noun}}.' },
    opensWith: 'making',
    named: 'product',
    sections: ['product', 'certificates', 'quality', 'origin', 'life', 'health'],
    summary: 'whole',
  },
  blendingTrupo: {
    kind: { es: 'Mezcla', en: 'Blend' },
    sentence: { es: 'Una mezcla de {{figure}} {{noun}}.', en: 'A blend of {{figure}} {{noun}}.' },
    opensWith: 'making',
    named: 'lot',
    sections: ['quality', 'making', 'certificates', 'origin', 'identity'],
    summary: 'figures',
    members: { es: 'De qué está hecha', en: 'What it is made of' },
    tellsParts: true,
  },
  brewingTrupo: {
    kind: { es: 'Elaboración', en: 'Brew' },
    sentence: { es: 'Hecha con {{figure}} {{noun}}.', en: 'Made with {{figure}} {{noun}}.' },
    opensWith: 'making',
    named: 'lot',
    sections: ['product', 'making', 'quality', 'certificates', 'origin'],
    summary: 'figures',
    soldAs: 'product',
    freshSince: 'bottled_on',
    members: { es: 'Las maltas', en: 'The malts' },
    tellsParts: true,
  },
};

/** Whether a public page is one of a lot. */
export function isLotQrType(type: QrType): type is LotQrType {
  return qrTypes[type].shows === 'lot';
}
