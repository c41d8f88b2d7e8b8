import { callQuery, queryClient } from '../call/queries';
import { addressWith, paths, safeNext } from '../paths';
import type { User } from './session';

/** Where a newcomer goes on with what they are asked next (document 1 section 4); null where nothing is asked. */
export function nextStepAddress({
  onboardingStep,
  onboardingStepCompany,
}: Pick<User, 'onboardingStep' | 'onboardingStepCompany'>): string | null {
  if (onboardingStep === 1) return paths.startUser;
  if (onboardingStep !== 2 || onboardingStepCompany === null) return null;
  return startBoxAddress(onboardingStepCompany);
}

/** Where the first establishment of a company is made. */
export function startBoxAddress(companyId: number): string {
  return addressWith(paths.startBox, { companyId: String(companyId) });
}

/** Where a user makes their company. */
export function startCompanyAddress(userId: number): string {
  return addressWith(paths.startCompany, { userId: String(userId) });
}

/** Where somebody goes who has just signed in: to what they are asked next, or to the screen that they wanted. */
export function arrivalAddress(user: User | undefined, next: string | undefined): string {
  const wanted = safeNext(next);
  if (user === undefined || wanted !== paths.home) return wanted;
  return nextStepAddress(user) ?? wanted;
}

/** The same for the user who was just fetched. */
export function ownArrivalAddress(next: string | undefined): string {
  return arrivalAddress(queryClient.getQueryData(callQuery('users.getInfo', {}).queryKey), next);
}
