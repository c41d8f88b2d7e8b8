import type { Words } from '../words';

/** Ids of companies from here on are of sandboxes: anyone who has the id knows without asking. */
export const firstSandboxCompany = 900_000_000_000_001;

/** Living assets of each type that a sandbox may have (decisions section 4). */
export const sandboxAssets = 200;

/** Days after which a sandbox goes, with all that is in it. */
export const sandboxDays = 30;

/** Whether a company is the one of a sandbox: what is done there stays there. */
export function isSandboxCompany(companyId: number): boolean {
  return companyId >= firstSandboxCompany;
}

/** The address of a sandbox that was opened without one, from its mark: of a domain that gets no mail. */
export function sandboxEmailOf(mark: string): string {
  const letters = mark.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `prueba-${letters.slice(0, 10)}@prueba.example`;
}

/** What the owner of a sandbox is called in it. */
export const sandboxPerson: { readonly firstname: Words; readonly lastname: Words } = {
  firstname: { es: 'Visitante', en: 'Visitor' },
  lastname: { es: 'de prueba', en: 'on trial' },
};

/** Whether assets may go from one company to another: what is tried in a sandbox stays in it, and nothing comes in. */
export function canReach(fromCompanyId: number, toCompanyId: number): boolean {
  return (
    fromCompanyId === toCompanyId || (!isSandboxCompany(fromCompanyId) && !isSandboxCompany(toCompanyId))
  );
}
