import type { Coat } from './Cow';

/** The coats of cattle, each in its usual colours. */
export const coats = {
  'coat-ne': { body: '#2E2926' },
  'coat-co': { body: '#94452A' },
  'coat-bl': { body: '#F4F0E8' },
  'coat-ba': { body: '#DDBE86' },
  'coat-az': { body: '#6E7B88', marks: { shape: 'flecks', color: '#C9D1D8' } },
  'coat-za': { body: '#54301F' },
  'coat-ro': { body: '#A5583F', marks: { shape: 'flecks', color: '#EFDCD2' } },
  'coat-ov': { body: '#F4F0E8', marks: { shape: 'patches', color: '#2E2926' } },
  'coat-pa': { body: '#94452A', face: '#F4F0E8', belly: '#F4F0E8' },
  'coat-ca': { body: '#2E2926', face: '#F4F0E8' },
  'coat-ho': { body: '#7A4A2C', ends: '#3A241A' },
  'coat-bz': { body: '#A08F7E' },
  'coat-bc': { body: '#B07D47', marks: { shape: 'stripes', color: '#3E2A1C' } },
  'coat-ya': { body: '#2E2926', back: '#F4F0E8', belly: '#F4F0E8' },
  'coat-ot': { body: '#FFFFFF', isOpen: true },
} as const satisfies Readonly<Record<string, Coat>>;
