import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { CardsCount } from '../../list/CardsBar';
import { CardGrid } from '../../ui/CardGrid';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { mailEverySeconds } from '../access/use-resend';
import { newestFirst, roleName } from './delegations-list';
import { focusAfterDialog, useLastShown } from './after-dialog';
import { InvitationCard } from './InvitationCard';

export interface InvitationsListProps {
  readonly invitations: readonly SentInvitation[];
}

const countId = 'invitations-count';
const noWaits: Readonly<Record<string, number>> = {};

/** The invitations that nobody took yet, the newest first. */
export function InvitationsList({ invitations }: InvitationsListProps) {
  const { say } = useSay('delegations');
  const [asked, setAsked] = useState<SentInvitation | null>(null);
  // One that is sent again is another one, for the same person.
  const [waits, setWaits] = useState(noWaits);
  const onSent = useCallback((email: string, until: number) => {
    setWaits((before) => ({ ...before, [email]: until }));
  }, []);
  return (
    <>
      <CardsCount id={countId} tabIndex={-1} aria-live="polite" sx={{ outline: 'none' }}>
        {say('delegations:invitedCounted', { count: invitations.length })}
      </CardsCount>
      <CardGrid as="ul" aria-label={say('delegations:invitationList')}>
        {newestFirst(invitations).map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            waitUntil={waits[invitation.email] ?? sentAgainFrom(invitation)}
            onSent={onSent}
            onWithdraw={setAsked}
          />
        ))}
      </CardGrid>
      <WithdrawDialog
        invitation={asked}
        onClose={() => {
          setAsked(null);
        }}
        onClosed={() => {
          focusAfterDialog(countId);
        }}
      />
    </>
  );
}

/** From when on its mail can be sent again, in milliseconds; the server's own count wins. */
function sentAgainFrom({ created_at: sentAt }: SentInvitation): number {
  return new Date(sentAt).getTime() + mailEverySeconds * 1000;
}

interface WithdrawDialogProps {
  readonly invitation: SentInvitation | null;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks before an invitation is withdrawn. */
function WithdrawDialog({ invitation, onClose, onClosed }: WithdrawDialogProps) {
  const { say } = useSay('delegations');
  const { show } = useToasts();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: SentInvitation) => call('invitations.revoke', { params: { id: String(id) } }),
    onSuccess: (_done, { id, email }) => {
      client.setQueriesData<readonly SentInvitation[]>({ queryKey: ['invitations.list'] }, (known) =>
        known?.filter((each) => each.id !== id),
      );
      show({ tone: 'ok', text: say('delegations:withdrawn', { email }) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('delegations:withdrawFailed', { reason: errorReason(error, say) }) });
    },
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ['invitations.list'] });
    },
  });
  const shown = useLastShown(invitation);
  return (
    <ConfirmDialog
      open={invitation !== null}
      title={say('delegations:withdrawTitle')}
      text={say('delegations:withdrawText')}
      records={[
        say('delegations:takeRecord', {
          name: shown?.email ?? '',
          role: roleName(shown?.rol ?? ''),
          place: shown?.name ?? '',
        }),
      ]}
      confirmLabel={say('delegations:withdrawConfirm')}
      working={isPending}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => {
        if (invitation !== null) mutate(invitation);
      }}
    />
  );
}
