import type { Delegation } from '@huella/domain/calls/delegations';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import { foldKey } from '@huella/domain/fold';
import type { Option } from '../../ui/option';

/** Whose list it is in: what others were given, or what the user was given. */
export type DelegationSide = 'made' | 'received';

/** What narrows a list of delegations; empty texts narrow nothing. */
export interface DelegationFilter {
  /** Parts of the name or the e-mail. */
  readonly q: string;
  readonly company: string;
  readonly box: string;
  /** A role, by its id. */
  readonly role: string;
  /** A person, by their id. */
  readonly person: string;
}

export const noFilter: DelegationFilter = { q: '', company: '', box: '', role: '', person: '' };

/** Whether anything narrows the list. */
export function isNarrowed({ q, company, box, role, person }: DelegationFilter): boolean {
  return [q, company, box, role, person].some((text) => text.trim() !== '');
}

/** The company that a role is over, or whose establishment it is over. */
export function companyIdOf({ relation_data: [relation] }: Pick<Delegation, 'relation_data'>): number | null {
  return relation?.companyId ?? null;
}

/** The name of a person; their e-mail where they have none. */
export function personName({
  firstname,
  lastname,
  email,
}: Pick<Delegation, 'firstname' | 'lastname' | 'email'>): string {
  const name = `${firstname} ${lastname}`.trim();
  return name === '' ? email : name;
}

/** A role and its subrole, which are shown on two lines (document 3 section 2); most have no subrole. */
export function roleParts(rol: string): readonly [role: string, subrole: string | null] {
  const [role = '', subrole] = rol.split('|');
  return [role, subrole ?? null];
}

/** A role in one line, for sentences. */
export function roleName(rol: string): string {
  return rol.split('|').join(' · ');
}

/** The newest first: what was just given is where one looks. */
export function newestFirst<Dated extends { readonly created_at: string }>(
  list: readonly Dated[],
): readonly Dated[] {
  return list.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}

/** The delegations that a filter leaves, in their order. */
export function findDelegations(
  delegations: readonly Delegation[],
  { q, company, box, role, person }: DelegationFilter,
): readonly Delegation[] {
  const words = foldKey(q).split(' ');
  return delegations.filter((delegation) => {
    const text = foldKey(`${delegation.firstname} ${delegation.lastname} ${delegation.email}`);
    return (
      words.every((word) => text.includes(word)) &&
      (company === '' || String(companyIdOf(delegation)) === company) &&
      (box === '' || (delegation.type === 'BOX' && String(delegation.id_entity) === box)) &&
      (role === '' || delegation.id_template === role) &&
      (person === '' || String(delegation.id_user) === person)
    );
  });
}

/** The invitations that a search leaves, by the e-mail, where it is for and as what, in their order. */
export function findInvitations(
  invitations: readonly SentInvitation[],
  q: string,
): readonly SentInvitation[] {
  const words = foldKey(q).split(' ');
  return invitations.filter(({ email, name, company_name: company, rol }) => {
    const text = foldKey(`${email} ${name} ${company} ${roleName(rol)}`);
    return words.every((word) => text.includes(word));
  });
}

/** The companies among delegations, by name. */
export function companiesAmong(delegations: readonly Delegation[]): readonly Option[] {
  return optionsOf(delegations.map((each) => [String(companyIdOf(each) ?? ''), each.company_name]));
}

/** The establishments among delegations, by name; of one company where it is chosen. */
export function boxesAmong(delegations: readonly Delegation[], company: string): readonly Option[] {
  const ofBoxes = findDelegations(delegations, { ...noFilter, company }).filter(({ type }) => type === 'BOX');
  return optionsOf(ofBoxes.map(({ id_entity, name }) => [String(id_entity), name]));
}

/** The roles among delegations, by name. */
export function rolesAmong(delegations: readonly Delegation[]): readonly Option[] {
  return optionsOf(delegations.map(({ id_template, rol }) => [id_template, roleName(rol)]));
}

function optionsOf(pairs: readonly (readonly [value: string, label: string])[]): readonly Option[] {
  return [...new Map(pairs)]
    .filter(([value]) => value !== '')
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => (foldKey(one.label) < foldKey(other.label) ? -1 : 1));
}
