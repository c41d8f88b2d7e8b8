import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import { callQuery } from '../call/queries';
import { paths } from '../paths';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

const Place = styled('div')({
  padding: `12px ${gutter.wide}px 0`,
  [phone]: { padding: `12px ${gutter.phone}px 0` },
});

/** How long an answer is good: who is offered a company has days to see it. */
const askedEveryMs = 10 * 60_000;

/** Says on every screen that a company is offered to the user, with the way to the answer; not where it is given. */
export function OffersNotice() {
  const { say } = useSay('shell');
  const { pathname } = useLocation();
  const { data = [] } = useQuery({ ...callQuery('ownership.offers', {}), staleTime: askedEveryMs });
  const [offer] = data;
  if (offer === undefined || pathname === paths.companies) return null;
  return (
    <Place>
      <Notice
        tone="info"
        icon={KeyRound}
        title={say('shell:companyOffered', { name: offer.company_name })}
        action={
          <Button size="small" variant="outlined" href={paths.companies}>
            {say('shell:seeOffer')}
          </Button>
        }
      />
    </Place>
  );
}
