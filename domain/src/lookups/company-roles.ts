import type { Words } from '../words';

/** What a company does in its chain (`rol`), by the name under which it is kept (decisions section 2). */
export const companyRoles: Readonly<Record<string, Words>> = {
  Productor: { es: 'Productor', en: 'Producer' },
  Industria: { es: 'Industria', en: 'Processor' },
  Comercializador: { es: 'Comercializador', en: 'Trader' },
  Depositario: { es: 'Depositario', en: 'Storage keeper' },
  'Tenedor de garantía': { es: 'Tenedor de garantía', en: 'Guarantee holder' },
  Servicio: { es: 'Servicio', en: 'Service' },
};

/** The words of a role; one that the list does not know stands as it is kept. */
export function roleWords(rol: string): Words {
  return companyRoles[rol] ?? { es: rol, en: rol };
}
