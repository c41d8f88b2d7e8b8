import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { callQuery } from '../call/queries';
import type { Address } from '../address';
import { useUser } from '../session/session';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

/** How long an answer is good: who is offered a company has days to see it. */
const askedEveryMs = 10 * 60_000;

/** Says that a company is offered to the user, with the way to where it is answered; nothing where none is. */
export function OffersNotice({ href }: { readonly href: Address }) {
  const { say } = useSay('shell');
  const { openOffers } = useUser();
  const query = { ...callQuery('ownership.offers', {}), staleTime: askedEveryMs, enabled: openOffers > 0 };
  const { data = [] } = useQuery(query);
  const [offer] = data;
  if (offer === undefined || openOffers === 0) return null;
  return (
    <Notice
      tone="info"
      icon={KeyRound}
      title={say('shell:companyOffered', { name: offer.company_name })}
      action={
        <Button size="small" variant="outlined" href={href}>
          {say('shell:seeOffer')}
        </Button>
      }
    />
  );
}
