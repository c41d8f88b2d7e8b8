import type { Words } from '../words';

/** The groups of facts on a public page, in the order in which they appear (document 3 section 3). */
export const qrSections = {
  identity: { es: 'Identidad', en: 'Identity' },
  origin: { es: 'Origen', en: 'Origin' },
  quality: { es: 'Calidad', en: 'Quality' },
  making: { es: 'Elaboración', en: 'Making' },
  life: { es: 'Vida', en: 'Life' },
  health: { es: 'Sanidad', en: 'Health' },
  genealogy: { es: 'Genealogía', en: 'Lineage' },
  product: { es: 'Producto', en: 'Product' },
  certificates: { es: 'Programas', en: 'Programmes' },
} as const satisfies Record<string, Words>;

export type QrSectionName = keyof typeof qrSections;
