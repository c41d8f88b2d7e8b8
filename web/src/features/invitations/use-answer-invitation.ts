import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReceivedInvitation } from '@huella/domain/calls/invitations';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { paths } from '../../paths';
import { topBarQuery } from '../../session/context';
import { keepMenuMode } from '../../session/menu-mode';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { refusalWords } from '../access/invitation-parts';

/** The place of an invitation: its establishment, or the whole company. */
export function placeOf({ boxname, company_name: company }: ReceivedInvitation): string {
  return boxname ?? company;
}

/** Accepts an invitation and goes to work in its place, whose context the server chose. */
export function useAccept() {
  const { say } = useSay('joining');
  const { show } = useToasts();
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id }: ReceivedInvitation) =>
      call('invitations.acceptReceived', { params: { id: String(id) } }),
    onSuccess: async () => {
      keepMenuMode('HOME');
      // The frame takes what it knows already: the place that was just added is fetched before it is shown.
      const fresh = { staleTime: 0 } as const;
      await Promise.all([
        client.query({ ...callQuery('users.getInfo', {}), ...fresh }),
        client.query({ ...topBarQuery(), ...fresh }),
      ]);
      await router.navigate({ to: paths.home, search: {}, replace: true });
      await client.invalidateQueries();
    },
    onError: (error, invitation) => {
      const code = error instanceof CallError ? error.code : undefined;
      const reason = refusalWords(code, invitation, say) ?? errorReason(error, say);
      show({ tone: 'danger', text: say('joining:acceptFailed', { reason }) });
    },
  });
}

/** Declines an invitation. */
export function useDecline(onDone: () => void) {
  const { say } = useSay('joining');
  const { show } = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ReceivedInvitation) =>
      call('invitations.declineReceived', { params: { id: String(id) } }),
    onSuccess: (_done, invitation) => {
      show({ tone: 'ok', text: say('joining:declined', { place: placeOf(invitation) }) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('joining:declineFailed', { reason: errorReason(error, say) }) });
    },
    onSettled: async () => {
      onDone();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['invitations.received'] }),
        client.invalidateQueries({ queryKey: ['users.getInfo'] }),
      ]);
    },
  });
}
