import type { ColourScale } from '../../model/public-face';
import type { Words } from '../../words';

/** What drinkers call a measured colour, each name up to a value: of beer, by EBC units. */
const names: Readonly<Record<ColourScale, readonly (readonly [upTo: number, name: Words])[]>> = {
  ebc: [
    [6, { es: 'pajizo', en: 'straw' }],
    [12, { es: 'dorado claro', en: 'pale gold' }],
    [18, { es: 'dorado', en: 'gold' }],
    [26, { es: 'ámbar', en: 'amber' }],
    [40, { es: 'cobrizo', en: 'copper' }],
    [60, { es: 'castaño', en: 'brown' }],
    [80, { es: 'marrón oscuro', en: 'dark brown' }],
    [Infinity, { es: 'negro', en: 'black' }],
  ],
};

/** The name of a measured colour (document 3 section 2, brewing pages). */
export function colourName(scale: ColourScale, value: number): Words {
  const [, name] = names[scale].find(([upTo]) => value <= upTo) ?? [];
  return name ?? { es: '', en: '' };
}
