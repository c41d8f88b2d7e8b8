import Link from '@mui/material/Link';
import { useTenant } from '../../session/tenant';
import { useIsDesk } from '../../shell/use-media';
import { useSay } from '../../words/use-say';
import { Elsewhere } from './AccessForm';

/** For a stranger on a narrow window, where no panel says so: for whom it is, what comes next, and a live page. */
export function Door() {
  const { say } = useSay('access');
  const { example } = useTenant();
  if (useIsDesk()) return null;
  return (
    <>
      {example !== null && (
        <Elsewhere>
          <Link component="a" href={example}>
            {say('access:seePage')}
          </Link>
        </Elsewhere>
      )}
      <Elsewhere>
        {say('access:forWhom')} {say('access:whatNext')}
      </Elsewhere>
    </>
  );
}
