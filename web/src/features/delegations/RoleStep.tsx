import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Say } from '@huella/domain/phrases/areas';
import { WizardStep } from '../../wizard/WizardStep';
import { errorReason } from '../../list/error-reason';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { giveRole, inviteTo, isInvalidUser } from './assign-calls';
import { roleName } from './delegations-list';
import { QuotaAlert, useHasDelegateRoom } from './Quota';
import type { DelegationWizardState } from './use-delegation-wizard';
import { isLastingOver, LastingNotice } from './LastingNotice';
import { useLeaveDone } from './use-leave-done';

const Root = styled('div')({ display: 'grid', gap: 16 });

/** What the person may do there; and then it is given, or they are invited (document 3 sections 5 and 8). */
export function RoleStep({ wizard }: { readonly wizard: DelegationWizardState }) {
  const { say, word } = useSay('delegations');
  const { answers, answer, name, place, person, roles } = wizard;
  const { mutate, isPending, error } = useAssign(wizard);
  const hasRoom = useHasDelegateRoom(place?.type === 'COMPANY' ? place.id : null);
  const role = roles.found?.find(({ id }) => id === answers.role);
  const isInvitation = (person.found ?? []).length === 0;
  const placeName = place?.name ?? '';
  const isLastingRole = role !== undefined && isLastingOver(place, role);
  const [understood, setUnderstood] = useState('');
  const isConfirmed = !isLastingRole || understood === role.id;
  return (
    <WizardStep
      isLast
      title={say('delegations:askRole', { name, place: placeName })}
      text={say('delegations:askRoleText')}
      label={
        isInvitation ? say('delegations:inviteTo', { email: name }) : say('delegations:assignTo', { name })
      }
      note={noteOf(role === undefined, !isConfirmed, say)}
      working={isPending}
      disabled={role === undefined || !isConfirmed || !hasRoom || roles.isWorking}
      onSubmit={mutate}
    >
      <Root>
        {!hasRoom && <QuotaAlert id="delegations-quota" company={placeName} />}
        {error !== null && <Refused error={error} isInvitation={isInvitation} />}
        <RolesState wizard={wizard} />
        <ChoiceCards
          label={say('delegations:askRole', { name, place: placeName })}
          least={600}
          value={answers.role}
          onChange={(chosen) => {
            answer({ role: chosen });
          }}
          cards={(roles.found ?? []).map((each) => ({
            value: each.id,
            title: roleName(each.name),
            text: word(each.about),
          }))}
        />
        {isLastingRole && (
          <LastingNotice
            checked={isConfirmed}
            onChange={(checked) => {
              setUnderstood(checked ? role.id : '');
            }}
          />
        )}
      </Root>
    </WizardStep>
  );
}

/** What is still missing before the role is given: a choice, or the word that it is understood. */
export function noteOf(isMissing: boolean, isUnconfirmed: boolean, say: Say): string | undefined {
  if (isMissing) return say('delegations:chooseRole');
  return isUnconfirmed ? say('delegations:lastingNote') : undefined;
}

/** Why there are no roles to choose: they are on their way, they did not come, or there are none. */
export function RolesState({ wizard: { roles, place } }: { readonly wizard: DelegationWizardState }) {
  const { say } = useSay('delegations');
  if (roles.found === undefined && roles.error === null) return <FormSkeleton count={4} />;
  if (roles.found === undefined && roles.error !== null) {
    return (
      <Notice tone="danger" title={say('delegations:rolesFailed')}>
        {errorReason(roles.error, say)}
      </Notice>
    );
  }
  if (roles.found?.length === 0) {
    return <Notice tone="warning">{say('delegations:noRoles', { place: place?.name ?? '' })}</Notice>;
  }
  return null;
}

interface RefusedProps {
  readonly error: Error;
  readonly isInvitation: boolean;
}

function Refused({ error, isInvitation }: RefusedProps) {
  const { say } = useSay('delegations');
  const reason = errorReason(error, say);
  const isAboutUser = !isInvitation && isInvalidUser(error);
  return (
    <div role="alert">
      {isAboutUser ? (
        <Notice tone="warning" title={say('delegations:invalidUser')}>
          {reason}
        </Notice>
      ) : (
        <Notice tone="danger">
          {say(isInvitation ? 'delegations:inviteFailed' : 'delegations:assignFailed', { reason })}
        </Notice>
      )}
    </div>
  );
}

function useAssign(wizard: DelegationWizardState) {
  const { say } = useSay('delegations');
  const leave = useLeaveDone(wizard);
  const { answers, place, person, name } = wizard;
  const [user] = person.found ?? [];
  return useMutation({
    mutationFn: async () => {
      if (place === null) return;
      await (user === undefined
        ? inviteTo(place, answers.email, answers.role)
        : giveRole(place, user.id, answers.role));
    },
    onSuccess: () => {
      const slots = { place: place?.name ?? '' };
      if (user !== undefined) leave(say('delegations:given', { ...slots, name }));
      else {
        const tab = addressOf(paths.delegations, { type: 'invitations' });
        leave(say('delegations:invited', { ...slots, email: answers.email }), tab);
      }
    },
  });
}
