import Button from '@mui/material/Button';
import Compass from 'lucide-react/icons/compass';
import { readTokens } from '../call/tokens';
import { paths } from '../paths';
import { useTenant } from '../session/tenant';
import { EmptyState } from '../ui/EmptyState';
import { useSay } from '../words/use-say';
import { HiddenTitle } from './HiddenTitle';
import { CenteredMessage } from './CenteredMessage';
import { usePageTitle } from './page-title';
import { TenantLogo } from './TenantLogo';

/** An address that the product does not have, inside the frame. */
export function UnknownScreen() {
  return (
    <CenteredMessage>
      <Unknown />
    </CenteredMessage>
  );
}

/** The same for anyone not signed in: no frame, and the way to the sign-in. */
export function FallbackPage() {
  return (
    <CenteredMessage as="main">
      <TenantLogo size={32} />
      <Unknown />
    </CenteredMessage>
  );
}

function Unknown() {
  const { name: product } = useTenant();
  const { say } = useSay('shell');
  usePageTitle(say('shell:unknownAddress'));
  const isInside = readTokens() !== null;
  return (
    <>
      <HiddenTitle>{product}</HiddenTitle>
      <EmptyState
        icon={<Compass size={20} />}
        title={say('shell:unknownAddress')}
        text={say('shell:unknownAddressText')}
        actions={
          <Button variant="contained" size="small" href={isInside ? paths.home : paths.signIn}>
            {isInside ? say('shell:toHome') : say('shell:toSignIn', { product })}
          </Button>
        }
      />
    </>
  );
}
