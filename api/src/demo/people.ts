import type { Language } from '@huella/domain/words';

/** What a demo user may: a template over a company or over one establishment, by name. */
type DemoRelation =
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

function person(name: string, firstname: string, lastname: string, relations: DemoPerson['relations']) {
  return { name, firstname, lastname, language: 'es', relations } as const;
}

/** Invented people, so that every kind of relation and most templates can be tried. */
export const people: readonly DemoPerson[] = [
  person('demo', 'María Belén', 'Aguirre', [
    { template: 'owner', company: 'Estancias del Salado S.A.' },
    { template: 'companyDelegate', company: 'Agropecuaria Iribarne Hnos.' },
    { template: 'companyExpert', company: 'Frigorífico Río Quequén S.A.' },
  ]),
  person('tomas.iribarne', 'Tomás', 'Iribarne', [
    { template: 'owner', company: 'Agropecuaria Iribarne Hnos.' },
  ]),
  person('ricardo.bengolea', 'Ricardo', 'Bengolea', [
    { template: 'owner', company: 'Frigorífico Río Quequén S.A.' },
  ]),
  person('juan.echeverria', 'Juan Cruz', 'Echeverría', [
    { template: 'operator', box: 'La Matilde' },
    { template: 'viewer', box: 'El Recuerdo' },
  ]),
  person('silvina.otamendi', 'Silvina', 'Otamendi', [{ template: 'administrator', box: 'El Recuerdo' }]),
  person('paula.lanusse', 'Paula', 'Lanusse', [
    { template: 'expertValidator', box: 'La Matilde' },
    { template: 'expertValidator', box: 'San Ramón' },
  ]),
  person('hugo.maidana', 'Hugo', 'Maidana', [
    { template: 'logistics', box: 'Los Ceibos' },
    { template: 'burner', box: 'Los Ceibos' },
  ]),
  {
    ...person('emily.carter', 'Emily', 'Carter', [
      { template: 'marketing', box: 'San Ramón' },
      { template: 'viewer', box: 'La Matilde' },
    ]),
    language: 'en',
  },
  // Nobody has given her anything yet: what a newcomer sees.
  person('sofia.arrieta', 'Sofía', 'Arrieta', []),
];
