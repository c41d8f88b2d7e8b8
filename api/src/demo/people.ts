import type { Language } from '@huella/domain/words';

/** What a demo user may: a template over a company or over one establishment, by name. */
export type DemoRelation =
  | { readonly template: string; readonly company: string }
  | { readonly template: string; readonly box: string };

/** What a demo user may, where the person is settled already. */
export type DemoGrant = DemoRelation & { readonly person: string };

export interface DemoPerson {
  /** Before the @ of the e-mail. */
  readonly name: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: Language;
  readonly relations: readonly DemoRelation[];
}

/** Every demo user signs in with this password. */
export const password = 'huella2026';

export function emailOf(name: string): string {
  return `${name}@huella.example`;
}

/** Invented people, so that every kind of relation and most templates can be tried. */
export const people: readonly DemoPerson[] = [
  {
    name: 'demo',
    firstname: 'María Belén',
    lastname: 'Aguirre',
    language: 'es',
    relations: [
      { template: 'owner', company: 'Estancias del Salado S.A.' },
      { template: 'companyDelegate', company: 'Agropecuaria Iribarne Hnos.' },
      { template: 'companyExpert', company: 'Frigorífico Río Quequén S.A.' },
    ],
  },
  {
    name: 'tomas.iribarne',
    firstname: 'Tomás',
    lastname: 'Iribarne',
    language: 'es',
    relations: [{ template: 'owner', company: 'Agropecuaria Iribarne Hnos.' }],
  },
  {
    name: 'ricardo.bengolea',
    firstname: 'Ricardo',
    lastname: 'Bengolea',
    language: 'es',
    relations: [{ template: 'owner', company: 'Frigorífico Río Quequén S.A.' }],
  },
  {
    name: 'juan.echeverria',
    firstname: 'Juan Cruz',
    lastname: 'Echeverría',
    language: 'es',
    relations: [
      { template: 'operator', box: 'La Matilde' },
      { template: 'viewer', box: 'El Recuerdo' },
    ],
  },
  {
    name: 'silvina.otamendi',
    firstname: 'Silvina',
    lastname: 'Otamendi',
    language: 'es',
    relations: [{ template: 'administrator', box: 'El Recuerdo' }],
  },
  {
    name: 'paula.lanusse',
    firstname: 'Paula',
    lastname: 'Lanusse',
    language: 'es',
    relations: [
      { template: 'expertValidator', box: 'La Matilde' },
      { template: 'expertValidator', box: 'San Ramón' },
    ],
  },
  {
    name: 'hugo.maidana',
    firstname: 'Hugo',
    lastname: 'Maidana',
    language: 'es',
    relations: [
      { template: 'logistics', box: 'Los Ceibos' },
      { template: 'burner', box: 'Los Ceibos' },
    ],
  },
  {
    name: 'emily.carter',
    firstname: 'Emily',
    lastname: 'Carter',
    language: 'en',
    relations: [
      { template: 'marketing', box: 'San Ramón' },
      { template: 'viewer', box: 'La Matilde' },
    ],
  },
  {
    // Nobody has given her anything yet: what a newcomer sees.
    name: 'sofia.arrieta',
    firstname: 'Sofía',
    lastname: 'Arrieta',
    language: 'es',
    relations: [],
  },
];
