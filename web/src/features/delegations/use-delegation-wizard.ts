import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Role } from '@huella/domain/calls/delegations';
import type { Calls } from '@huella/domain/calls/index';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { callQuery } from '../../call/queries';
import { CallError } from '../../call/call-error';
import { useWizard, useWizardSession, type SessionOptions, type WizardState } from '../../wizard/use-wizard';
import { delegationWizard, type DelegationAnswers, type DelegationStep } from './delegation-wizard';
import { personName } from './delegations-list';
import { useGivingPlaces, type GivingPlace } from './use-giving-places';

export type FoundUser = ReplyOf<Calls['users.searchFromEmail']>[number];
export type GroupUser = ReplyOf<Calls['users.ofAlias']>[number];

/** What came of looking for somebody. */
interface Search<Found> {
  readonly found: readonly Found[] | undefined;
  readonly error: Error | null;
  readonly isWorking: boolean;
}

export interface DelegationWizardState extends WizardState<DelegationStep, DelegationAnswers> {
  readonly person: Search<FoundUser>;
  readonly group: Search<GroupUser>;
  /** The person who was found or is invited, in words; '' while there is none. */
  readonly name: string;
  readonly places: readonly GivingPlace[];
  readonly place: GivingPlace | null;
  /** The user tries the product in a sandbox, from which nobody is found or invited. */
  readonly isSandbox: boolean;
  readonly roles: Search<Role>;
}

/** Giving a role belongs to no establishment. */
const nowhere = { boxId: 0, assetType: 0 };

export type DelegationWizardOptions = Omit<SessionOptions<DelegationStep, DelegationAnswers>, 'place'>;

/** The wizard that gives a role at work: its answers, what was found for them, the step that is open. */
export function useDelegationWizard(options: DelegationWizardOptions): DelegationWizardState {
  const session = useWizardSession(delegationWizard, { ...options, place: nowhere });
  const { answers } = session;
  const places = useGivingPlaces();
  const place =
    places.find(({ type, id }) => type === answers.place?.type && id === answers.place.id) ?? null;
  const person = usePersonSearch(answers);
  const group = useGroupSearch(answers);
  const name = nameOf(answers, person);
  const hasPeople = answers.kind === 'one' ? name !== '' : (group.found ?? []).length > 0;
  // What is being fetched again after a reload is there in a moment: the step waits for it.
  const isFetching = (answers.kind === 'one' ? person : group).isWorking;
  const wizard = useWizard(session, {
    answered: { type: answers.kind !== '', person: hasPeople || isFetching, place: place !== null },
  });
  return {
    ...wizard,
    ...{ person, group, name, places, place },
    roles: useRoles(place),
    isSandbox: places.some(({ companyId }) => isSandboxCompany(companyId)),
  };
}

function nameOf({ email, isInvited }: DelegationAnswers, { found }: Search<FoundUser>): string {
  const [user] = found ?? [];
  if (user !== undefined) return personName(user);
  return found !== undefined && isInvited ? email : '';
}

function usePersonSearch({ kind, email }: DelegationAnswers): Search<FoundUser> {
  const { data, error, isFetching } = useQuery({
    ...callQuery('users.searchFromEmail', { params: { email } }),
    enabled: kind === 'one' && email !== '',
    staleTime: 60_000,
  });
  return { found: data, error, isWorking: isFetching };
}

/** An alias that nobody has, and one of a foreign establishment, find nobody. */
function useGroupSearch({ kind, alias }: DelegationAnswers): Search<GroupUser> {
  const { data, error, isFetching } = useQuery({
    ...callQuery('users.ofAlias', { params: { alias } }),
    enabled: kind === 'group' && alias !== '',
    staleTime: 60_000,
  });
  const isNobody = error instanceof CallError && (error.code === 'notFound' || error.code === 'notAllowed');
  return { found: isNobody ? [] : data, error: isNobody ? null : error, isWorking: isFetching };
}

/** The roles that the user may give in a place. */
function useRoles(place: GivingPlace | null): Search<Role> {
  const id = String(place?.id ?? 0);
  const ofBox = useQuery({
    ...callQuery('roles.ofBox', { params: { boxId: id } }),
    enabled: place?.type === 'BOX',
  });
  const ofCompany = useQuery({
    ...callQuery('roles.ofCompany', { params: { companyId: id } }),
    enabled: place?.type === 'COMPANY',
  });
  const { data, error, isFetching } = place?.type === 'COMPANY' ? ofCompany : ofBox;
  const found = useMemo(() => data?.filter(({ mayGive }) => mayGive), [data]);
  return { found, error, isWorking: isFetching };
}
