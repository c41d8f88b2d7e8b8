import { callQuery, queryClient } from '../call/queries';
import { addressOf, type Address } from '../address';
import { paths, safeNext } from '../paths';
import type { User } from './session';

/** Where a newcomer goes on with what they are asked next (document 1 section 4); null where nothing is asked. */
export function nextStepAddress({
  onboardingStep,
  onboardingStepCompany,
}: Pick<User, 'onboardingStep' | 'onboardingStepCompany'>): Address | null {
  if (onboardingStep === 1) return paths.startUser;
  if (onboardingStep !== 2 || onboardingStepCompany === null) return null;
  return startBoxAddress(onboardingStepCompany);
}

/** Where the first establishment of a company is made. */
export function startBoxAddress(companyId: number): Address {
  return addressOf(paths.startBox, { companyId: companyId });
}

/** Where a user makes their company. */
export function startCompanyAddress(userId: number): Address {
  return addressOf(paths.startCompany, { userId: userId });
}

/**
 * Where somebody goes who has just signed in: to the screen that they wanted; otherwise to what they are invited to or
 * offered, before they are asked for a company of their own.
 */
function arrivalAddress(user: User | undefined, next: string | undefined): Address {
  const wanted = safeNext(next);
  if (user === undefined || wanted !== paths.home) return wanted;
  return user.openInvitations + user.openOffers > 0 ? paths.received : (nextStepAddress(user) ?? wanted);
}

/** Where somebody goes on who leaves the invitations for later, or has answered them. */
export function afterInvitationsAddress(user: User): Address {
  return nextStepAddress(user) ?? paths.home;
}

/** The same for the user who was just fetched. */
export function ownArrivalAddress(next: string | undefined): Address {
  return arrivalAddress(queryClient.getQueryData(callQuery('users.getInfo', {}).queryKey), next);
}
