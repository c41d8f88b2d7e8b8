import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import type { Delegation } from '@huella/domain/calls/delegations';
import { callQuery } from '../../call/queries';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { DelegateButton } from './DelegateButton';
import { DelegationsList } from './DelegationsList';
import { ListState } from './ListState';
import { QuotaWords } from './Quota';
import { useAddressFilter } from './use-address-filter';
import { useGivingPlaces } from './use-giving-places';

export interface MadeDelegationsProps {
  /** Only those over whole companies, or over establishments; all where it is missing. */
  readonly type?: Delegation['type'];
}

/** What others have over what the user manages. */
export function MadeDelegations({ type }: MadeDelegationsProps) {
  const { say } = useSay('delegations');
  const mayGive = useGivingPlaces().some((place) => type === undefined || place.type === type);
  const { filter, onFilter } = useAddressFilter();
  const query = useQuery({
    ...callQuery('delegations.made', { query: {} }),
    select: (all) => (type === undefined ? all : all.filter((each) => each.type === type)),
  });
  return (
    <ListState
      query={query}
      failed={say('delegations:failed')}
      empty={
        <EmptyState
          icon={<Users size={20} />}
          title={say(type === 'COMPANY' ? 'delegations:emptyCompany' : 'delegations:emptyMade')}
          text={say(mayGive ? 'delegations:emptyMadeText' : 'delegations:emptyMadeWait')}
          actions={mayGive && <DelegateButton place={null} variant="outlined" />}
        />
      }
    >
      {(delegations) => (
        <DelegationsList
          {...{ delegations, filter, onFilter }}
          side="made"
          quota={<QuotaWords companyId={filter.company === '' ? null : Number(filter.company)} />}
        />
      )}
    </ListState>
  );
}
