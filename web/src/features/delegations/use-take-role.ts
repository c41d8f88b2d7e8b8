import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Delegation } from '@huella/domain/calls/delegations';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import type { DelegationSide } from './delegations-list';
import { personName } from './delegations-list';

/** The lists that delegations are in. */
const lists = [
  'delegations.made',
  'delegations.received',
  'delegations.ofBox',
  'delegations.ofCompany',
] as const;

/** What a change of delegations changes in view beside them: what is left of a plan, and the counts of the menu. */
const besides = ['companies.all', 'billing.quota', 'invitations.list', 'topBar.counts'] as const;

/** What the user may do themselves, and where. */
const ownRights = ['users.getInfo', 'topBar.all', 'boxes.ofCompany'] as const;

/** Has every list of delegations asked for again. */
export async function refreshDelegations(client: QueryClient): Promise<void> {
  const names = [...lists, ...besides];
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

/** Takes a role away, or gives up an own one: the card goes at once (document 3 section 4). */
export function useTakeRole(side: DelegationSide, onDone: () => void) {
  const { say } = useSay('delegations');
  const { show } = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: takeRole,
    onSuccess: (_done, { id, name: place, ...person }) => {
      for (const list of lists)
        client.setQueriesData<readonly Delegation[]>({ queryKey: [list] }, (known) =>
          known?.filter((each) => each.id !== id),
        );
      if (side === 'received')
        for (const name of ownRights) void client.invalidateQueries({ queryKey: [name] });
      show({
        tone: 'ok',
        text:
          side === 'made'
            ? say('delegations:taken', { name: personName(person), place })
            : say('delegations:left', { place }),
      });
      onDone();
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('delegations:takeFailed', { reason: errorReason(error, say) }) });
      onDone();
    },
    // Somebody else may have taken it away meanwhile.
    onSettled: () => refreshDelegations(client),
  });
}

function takeRole({ type, id_user: user, id_template: rol, id_entity: place }: Delegation) {
  return type === 'BOX'
    ? call('delegations.take', { body: { user, rol, box: place } })
    : call('delegations.takeOverCompany', { body: { user, rol, company: place } });
}
