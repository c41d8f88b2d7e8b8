import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { callQuery } from '../../call/queries';
import { CardsWait } from '../../list/CardsWait';
import { afterInvitationsAddress } from '../../session/arrival';
import { useUser } from '../../session/session';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { focusContent } from '../../shell/use-arrival';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { OffersReceived } from '../ownership/OffersReceived';
import { ReceivedInvitations } from './ReceivedInvitations';

const Root = styled('div')({ width: '100%', maxWidth: 1040, margin: '0 auto' });
const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `16px ${gutter.wide}px 24px`,
  [phone]: { padding: `12px ${gutter.phone}px 24px` },
});

/**
 * What somebody who has just signed in is invited to, and the companies that they are offered, before they are asked for
 * anything of their own.
 */
export function ReceivedPage() {
  const { say } = useSay('joining', 'ownership');
  const user = useUser();
  const query = useQuery({ ...callQuery('invitations.received', {}), staleTime: 0 });
  const { data } = query;
  const count = data?.length ?? user.openInvitations;
  const isOffered = user.openOffers > 0;
  const nothing = isOffered ? say('ownership:offersTitle') : say('joining:receivedNone');
  const title = count === 0 ? nothing : say('joining:receivedTitle', { count });
  usePageTitle(title);
  if (data?.length === 0 && !isOffered) {
    return (
      <MessagePage
        page={title}
        kind={{ icon: <MailCheck size={20} /> }}
        title={title}
        text={say('joining:receivedNoneText', { email: user.email })}
        actions={
          <Button variant="contained" href={afterInvitationsAddress(user)}>
            {say('joining:goOn')}
          </Button>
        }
      />
    );
  }
  return (
    <Root>
      <PageHeader
        title={title}
        subtitle={count === 0 ? undefined : say('joining:receivedText', { email: user.email })}
        actions={
          <Button variant="outlined" href={afterInvitationsAddress(user)}>
            {say('joining:decideLater')}
          </Button>
        }
      />
      <Cards>
        {isOffered && <OffersReceived />}
        {data === undefined ? (
          <CardsWait query={query} failed={say('joining:receivedFailed')} />
        ) : (
          <ReceivedInvitations invitations={data} onDeclined={focusContent} />
        )}
      </Cards>
    </Root>
  );
}
