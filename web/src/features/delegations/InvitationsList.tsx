import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { CardGrid } from '../../ui/CardGrid';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { mailEverySeconds } from '../access/use-resend';
import { findInvitations, newestFirst, roleName } from './delegations-list';
import { focusAfterDialog, useLastShown } from './after-dialog';
import { InvitationCard } from './InvitationCard';
import { NothingFound } from './NothingFound';
import type { AddressSearch } from './use-address-filter';

export interface InvitationsListProps {
  readonly invitations: readonly SentInvitation[];
  /** What is looked for among them, where they have a search of their own. */
  readonly search?: AddressSearch;
}

const countId = 'invitations-count';
const noWaits: Readonly<Record<string, number>> = {};

/** The invitations that nobody took yet, under their search, the newest first. */
export function InvitationsList({ invitations, search }: InvitationsListProps) {
  const { say } = useSay('delegations');
  const q = search?.q ?? '';
  const found = useMemo(() => newestFirst(findInvitations(invitations, q)), [invitations, q]);
  const [asked, setAsked] = useState<SentInvitation | null>(null);
  // One that is sent again is another one, for the same person.
  const [waits, setWaits] = useState(noWaits);
  const onSent = useCallback((email: string, until: number) => {
    setWaits((before) => ({ ...before, [email]: until }));
  }, []);
  return (
    <>
      {search === undefined ? (
        <Count found={found.length} total={null} />
      ) : (
        <CardsBar
          searchLabel={say('delegations:searchInvitations')}
          text={q}
          onText={search.onText}
          filters={null}
          end={<Count found={found.length} total={q.trim() === '' ? null : invitations.length} />}
        />
      )}
      {found.length === 0 && search !== undefined ? (
        <NothingFound
          onClear={() => {
            search.onText('');
          }}
        />
      ) : (
        <CardGrid as="ul" aria-label={say('delegations:invitationList')}>
          {found.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              invitation={invitation}
              waitUntil={waits[invitation.email] ?? sentAgainFrom(invitation)}
              onSent={onSent}
              onWithdraw={setAsked}
            />
          ))}
        </CardGrid>
      )}
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

interface CountProps {
  readonly found: number;
  /** Among how many; null where nothing narrows them. */
  readonly total: number | null;
}

/** How many there are, which takes the focus when a card goes. */
function Count({ found, total }: CountProps) {
  const { say, language } = useSay('delegations');
  return (
    <CardsCount id={countId} tabIndex={-1} aria-live="polite" sx={{ outline: 'none' }}>
      {total === null
        ? say('delegations:invitedCounted', { count: found })
        : say('delegations:invitedShownOf', {
            shown: formatCount(found, language),
            total: formatCount(total, language),
          })}
    </CardsCount>
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
