import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { errorReason } from '../../list/error-reason';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { forEachOf, giveRole, type Refusal } from './assign-calls';
import { personName, roleName } from './delegations-list';
import { roleAnswer } from './delegation-walk';
import { PersonRow } from './PersonRow';
import { QuotaAlert, useHasDelegateRoom } from './Quota';
import { RolesState } from './RoleStep';
import type { StepProps } from './step-parts';
import type { GroupUser } from './use-delegation-wizard';
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
export function GroupRolesStep({ wizard, frame }: StepProps) {
  const { say } = useSay('delegations');
  const { goTo, place } = wizard;
  const chosen = chosenOf(wizard);
  const { mutate, isPending, data } = useAssignMany(wizard);
  const hasRoom = useHasDelegateRoom(place?.type === 'COMPANY' ? place.id : null);
  const canAssign = chosen.length > 0 && hasRoom;
  const placeName = place?.name ?? '';
  return (
    <WizardFrame
      {...frame.props}
      locked={isPending}
      onSubmit={() => {
        if (canAssign && !isPending) mutate(chosen);
      }}
      foot={
        <WizardFoot
          isLast
          onCancel={frame.leave}
          onBack={() => {
            goTo('place');
          }}
          working={isPending}
          disabled={!canAssign}
          note={chosen.length === 0 ? say('delegations:chooseRoles') : undefined}
          label={say('delegations:assignMany', { count: Math.max(1, chosen.length) })}
        />
      }
    >
      <WizardQuestion
        title={say('delegations:askRoles', { place: placeName })}
        text={say('delegations:askRolesText')}
      />
      <Root>
        {!hasRoom && <QuotaAlert id="delegations-quota" company={placeName} />}
        {data !== undefined && data.refused.length > 0 && (
          <SomeRefused refused={data.refused} done={data.done.length} />
        )}
        <RolesState wizard={wizard} />
        {(wizard.roles.found ?? []).length > 0 && <Choices wizard={wizard} isWorking={isPending} />}
      </Root>
    </WizardFrame>
  );
}

function chosenOf({ answers, group, roles }: StepProps['wizard']): readonly Chosen[] {
  return (group.found ?? []).flatMap((user) => {
    const role = answers.roles.get(user.id);
    // Of another place chosen before, a role may be left that is none here.
    return role !== undefined && roles.found?.some(({ id }) => id === role) === true ? [{ user, role }] : [];
  });
}

interface ChoicesProps extends Pick<StepProps, 'wizard'> {
  readonly isWorking: boolean;
}

function Choices({ wizard, isWorking }: ChoicesProps) {
  const { say } = useSay('delegations');
  const { group, roles, answers, answer } = wizard;
  const options = (roles.found ?? []).map(({ id, name }) => ({ value: id, label: roleName(name) }));
  return (
    <Users aria-label={say('delegations:users')}>
      {(group.found ?? []).map((user) => {
        const role = answers.roles.get(user.id) ?? '';
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
                  answer(roleAnswer(user.id, next));
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

function useAssignMany(wizard: StepProps['wizard']) {
  const { say } = useSay('delegations');
  const client = useQueryClient();
  const leave = useLeaveDone(wizard);
  const { place, answer } = wizard;
  return useMutation({
    mutationFn: (chosen: readonly Chosen[]) =>
      forEachOf(chosen, async ({ user, role }) => {
        if (place !== null) await giveRole(place, user.id, role);
      }),
    onSuccess: ({ done, refused }) => {
      // What is done is not asked for a second time.
      for (const { user } of done) answer(roleAnswer(user.id, ''));
      if (refused.length === 0) {
        leave(say('delegations:givenMany', { count: done.length, place: place?.name ?? '' }));
      } else void refreshDelegations(client);
    },
  });
}
