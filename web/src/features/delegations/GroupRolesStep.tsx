import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WizardStep } from '../../wizard/WizardStep';
import { errorReason } from '../../list/error-reason';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { forEachOf, giveRole, type Refusal } from './assign-calls';
import { personName, roleName } from './delegations-list';
import { PersonRow } from './PersonRow';
import { QuotaAlert, useHasDelegateRoom } from './Quota';
import { isLastingOver, LastingNotice } from './LastingNotice';
import { noteOf, RolesState } from './RoleStep';
import type { DelegationWizardState, GroupUser } from './use-delegation-wizard';
import { useLeaveDone } from './use-leave-done';
import { refreshDelegations } from './use-take-role';

/** Somebody of the group with the role that was chosen for them. */
interface Chosen {
  readonly user: GroupUser;
  readonly role: string;
}

const Root = styled('div')({ display: 'grid', gap: 16 });
const Users = styled('ul')({ display: 'grid', gap: 8 });

/** What each of a group may do there: at least one has a role (document 3 section 5). */
export function GroupRolesStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  const { place } = wizard;
  const chosen = chosenOf(wizard);
  const { mutate, isPending, data } = useAssignMany(wizard);
  const hasRoom = useHasDelegateRoom(place?.type === 'COMPANY' ? place.id : null);
  const placeName = place?.name ?? '';
  const hasLasting = (wizard.roles.found ?? []).some(
    (role) => isLastingOver(place, role) && chosen.some((each) => each.role === role.id),
  );
  const [understood, setUnderstood] = useState(false);
  const isConfirmed = !hasLasting || understood;
  return (
    <WizardStep
      isLast
      title={say('delegations:askRoles', { place: placeName })}
      text={say('delegations:askRolesText')}
      label={say('delegations:assignMany', { count: Math.max(1, chosen.length) })}
      note={chosen.length === 0 ? say('delegations:chooseRoles') : noteOf(false, !isConfirmed, say)}
      working={isPending}
      disabled={chosen.length === 0 || !isConfirmed || !hasRoom}
      onSubmit={() => {
        mutate(chosen);
      }}
    >
      <Root>
        {!hasRoom && <QuotaAlert id="delegations-quota" company={placeName} />}
        {data !== undefined && data.refused.length > 0 && (
          <SomeRefused refused={data.refused} done={data.done.length} />
        )}
        <RolesState wizard={wizard} />
        {(wizard.roles.found ?? []).length > 0 && <Choices wizard={wizard} isWorking={isPending} />}
        {hasLasting && <LastingNotice checked={understood} onChange={setUnderstood} />}
      </Root>
    </WizardStep>
  );
}

function chosenOf({ answers, group, roles }: DelegationWizardState): readonly Chosen[] {
  return (group.found ?? []).flatMap((user) => {
    const role = answers.roles[user.id];
    // Of another place chosen before, a role may be left that is none here.
    return role !== undefined && roles.found?.some(({ id }) => id === role) === true ? [{ user, role }] : [];
  });
}

interface ChoicesProps {
  readonly wizard: DelegationWizardState;
  readonly isWorking: boolean;
}

function Choices({ wizard, isWorking }: ChoicesProps) {
  const { say } = useSay('delegations');
  const { group, roles, answers, answer } = wizard;
  const options = (roles.found ?? []).map(({ id, name }) => ({ value: id, label: roleName(name) }));
  return (
    <Users aria-label={say('delegations:users')}>
      {(group.found ?? []).map((user) => {
        const role = answers.roles[user.id] ?? '';
        return (
          <PersonRow
            key={user.id}
            as="li"
            user={user}
            note={say('delegations:has', { roles: user.roles.map(({ rol }) => roleName(rol)).join(', ') })}
            end={
              <SelectInput
                hideLabel
                label={say('delegations:roleOf', { name: personName(user) })}
                none={say('delegations:noRole')}
                options={options}
                value={options.some(({ value }) => value === role) ? role : ''}
                disabled={isWorking}
                onChange={(next) => {
                  answer({ roles: { ...answers.roles, [user.id]: next } });
                }}
              />
            }
          />
        );
      })}
    </Users>
  );
}

interface SomeRefusedProps {
  readonly refused: readonly Refusal<Chosen>[];
  readonly done: number;
}

/** Whose role was refused, each by their e-mail and why (document 3 section 8). */
function SomeRefused({ refused, done }: SomeRefusedProps) {
  const { say } = useSay('delegations');
  return (
    <div role="alert">
      <Notice tone="danger" title={say('delegations:someFailed', { count: refused.length })}>
        {done > 0 && say('delegations:someFailedText', { count: done })}
        {refused.map(({ of: { user }, error }) => (
          <span key={user.id} style={{ display: 'block' }}>
            {say('delegations:failedLine', { email: user.email, reason: errorReason(error, say) })}
          </span>
        ))}
      </Notice>
    </div>
  );
}

function useAssignMany(wizard: DelegationWizardState) {
  const { say } = useSay('delegations');
  const client = useQueryClient();
  const leave = useLeaveDone(wizard);
  const { answers, place, answer } = wizard;
  return useMutation({
    mutationFn: (chosen: readonly Chosen[]) =>
      forEachOf(chosen, async ({ user, role }) => {
        if (place !== null) await giveRole(place, user.id, role);
      }),
    onSuccess: ({ done, refused }) => {
      // What is done is not asked for a second time.
      const given = done.map(({ user }) => [user.id, ''] as const);
      answer({ roles: { ...answers.roles, ...Object.fromEntries(given) } });
      if (refused.length === 0) {
        leave(say('delegations:givenMany', { count: done.length, place: place?.name ?? '' }));
      } else void refreshDelegations(client);
    },
  });
}
