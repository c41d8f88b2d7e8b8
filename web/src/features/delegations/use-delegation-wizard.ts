import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Role } from '@huella/domain/calls/delegations';
import type { Calls } from '@huella/domain/calls/index';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { callQuery } from '../../call/queries';
import { CallError } from '../../call/call-error';
import { openStep } from '../../form/wizard-steps';
import { useVisit, type VisitState } from '../../list/use-visit';
import type { Visit } from '../../list/visit';
import {
  delegationSteps,
  furtherStep,
  reachedStep,
  readAnswers,
  type DelegationAnswers,
  type DelegationStep,
} from './delegation-walk';
import { personName } from './delegations-list';
import { useGivingPlaces, type GivingPlace } from './use-giving-places';

export type FoundUser = ReplyOf<Calls['users.searchFromEmail']>[number];
export type GroupUser = ReplyOf<Calls['users.ofAlias']>[number];

/** What came of looking for somebody. */
export interface Search<Found> {
  readonly found: readonly Found[] | undefined;
  readonly error: Error | null;
  readonly isWorking: boolean;
}

export interface DelegationWizardState extends Pick<VisitState, 'answer' | 'goTo' | 'visit'> {
  readonly answers: DelegationAnswers;
  readonly step: DelegationStep;
  readonly reached: DelegationStep;
  /** Opens the next step; it is reached from now on. */
  readonly goOn: (step: DelegationStep) => void;
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

/** A walk that belongs to no establishment. */
const nowhere = { boxId: 0, assetType: 0 };

/** The walk of the wizard that gives a role: its answers, what was found for them, the step that is open. */
export function useDelegationWizard(from: string, known: Visit['answers']): DelegationWizardState {
  const state = useVisit(nowhere, delegationSteps, from, known);
  const { visit, answer, goTo } = state;
  const answers = useMemo(() => readAnswers(visit.answers), [visit.answers]);
  const places = useGivingPlaces();
  const place =
    places.find(({ type, id }) => type === answers.place?.type && id === answers.place.id) ?? null;
  const person = usePersonSearch(answers);
  const group = useGroupSearch(answers);
  const name = nameOf(answers, person);
  const hasPeople = answers.kind === 'one' ? name !== '' : (group.found ?? []).length > 0;
  // What is being fetched anew after a reload is there in a moment: the step waits for it.
  const isFetching = (answers.kind === 'one' ? person : group).isWorking;
  const went = visit.answers['reached'] ?? 'type';
  const reached = reachedStep({ kind: answers.kind, place }, hasPeople || isFetching, went);
  const open = openStep(delegationSteps, state.step, reached);
  const goOn = useCallback(
    (step: DelegationStep) => {
      answer({ reached: furtherStep(went, step) });
      goTo(step);
    },
    [answer, goTo, went],
  );
  return {
    ...{ visit, answer, goTo, answers, reached, goOn, person, group, name, places, place },
    step: delegationSteps.find((each) => each === open) ?? 'type',
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
