import type { Words } from '../../words';
import type { QrSectionName } from '../../model/qr-sections';
import { qrTypes, type QrType } from '../../model/qr-types';
import type { ColourScale } from '../../model/public-face';

export type LotQrType = Exclude<QrType, 'identeco'>;

/** How fresh something is, by the days since a day of its lot. */
interface Freshness {
  /** The field of the lot with the day since which it is counted, and with that up to which it is best. */
  readonly since: string;
  readonly until: string;
  /** What each grade is like, from the freshest on. */
  readonly grades: readonly [Words, Words, Words, Words];
}

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
  /** What its assets come to, where they differ: all of it, the figures alone where parts would read as a recipe, or none. */
  readonly summary: 'whole' | 'figures' | 'none';
  /** How fresh what it is of keeps (document 3 section 2, freshness chart). */
  readonly freshness?: Freshness;
  /** What it says first instead, with what its assets have alike and its own fields as slots, too: the first that they fill. */
  readonly told?: readonly Words[];
  /** Where it was made, with `{{city}}` and `{{country}}`; without it, where it comes from. */
  readonly madeIn?: Words;
  /** What its kilometres are, where they count from where it began. */
  readonly distance?: Words;
  /** What its journey is called; without it, as everywhere. */
  readonly journey?: Words;
  /** It was made of what there is most of: the page tells how that came to be, back to where it began. */
  readonly follows?: 'most';
  /** The figures that the model puts first come first here, and how many assets it is of is left to their list. */
  readonly ownFigures?: true;
  /** A measured colour of the lot itself, with what that is called: a figure of its own. */
  readonly colour?: { readonly field: string; readonly scale: ColourScale };
  /** Its assets one by one, each with the way to its own page, under this heading; without it they are not listed. */
  readonly members?: Words;
  /** What they say of it, under that heading. */
  readonly membersText?: Words;
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
    membersText: {
      es: 'Cuánto de cada malta, y de qué color es.',
      en: 'How much of each malt, and its colour.',
    },
    follows: 'most',
    journey: { es: 'Del campo a la bolsa', en: 'From field to sack' },
    madeIn: { es: 'Mezclada en {{city}}, {{country}}', en: 'Blended in {{city}}, {{country}}' },
    tellsParts: true,
  },
  brewingTrupo: {
    kind: { es: 'Elaboración', en: 'Brew' },
    sentence: { es: 'Hecha con {{figure}} {{noun}}.', en: 'Made with {{figure}} {{noun}}.' },
    told: [
      {
        es: 'Estilo {{beer_style}}, hecha con {{figure}} {{noun}}. Lote {{name}}, envasada el {{bottled_on}}.',
        en: 'In the style {{beer_style}}, made with {{figure}} {{noun}}. Lot {{name}}, bottled on {{bottled_on}}.',
      },
      {
        es: 'Estilo {{beer_style}}, hecha con {{figure}} {{noun}}. Lote {{name}}.',
        en: 'In the style {{beer_style}}, made with {{figure}} {{noun}}. Lot {{name}}.',
      },
    ],
    madeIn: { es: 'Cocida en {{city}}, {{country}}', en: 'Brewed in {{city}}, {{country}}' },
    distance: { es: 'del campo a la olla', en: 'field to kettle' },
    opensWith: 'journey',
    journey: { es: 'Del campo al vaso', en: 'From field to glass' },
    follows: 'most',
    named: 'lot',
    sections: ['product', 'making', 'quality', 'certificates', 'origin'],
    summary: 'none',
    ownFigures: true,
    colour: { field: 'beer_colour', scale: 'ebc' },
    soldAs: 'product',
    freshness: {
      since: 'bottled_on',
      until: 'beer_best_before',
      grades: [
        { es: 'recién envasada, con el lúpulo entero', en: 'just bottled, all of its hops there' },
        { es: 'lúpulo vivo, todavía chispeante', en: 'bright hops, still lively' },
        { es: 'más redonda, el lúpulo se calma', en: 'rounder, the hops calming down' },
        { es: 'madura: la malta va adelante', en: 'mature: the malt leads' },
      ],
    },
    members: { es: 'Las maltas', en: 'The malts' },
    membersText: { es: 'Lo que le da su color y su cuerpo.', en: 'What gives it its colour and its body.' },
    tellsParts: true,
  },
};

/** Whether a public page is one of a lot. */
export function isLotQrType(type: QrType): type is LotQrType {
  return qrTypes[type].shows === 'lot';
}
