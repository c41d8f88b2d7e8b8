import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { useConnection } from '../../shell/use-connection';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { hasKeptGrids } from './kept-names';

/**
 * That the app was opened without a network, by what the device keeps, and the way to what was entered on it. Once the server
 * is reached everything is asked for anew.
 */
export function DeviceNotice() {
  const { say } = useSay('eventGrid');
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { isLost } = useConnection();
  const [wasLost, setWasLost] = useState(false);
  const isBack = wasLost && !isLost;
  if (isLost && !wasLost) setWasLost(true);
  useEffect(() => {
    if (isBack) void client.invalidateQueries();
  }, [client, isBack]);
  // Those screens say it themselves, with what they keep.
  if (pathname.startsWith(paths.events)) return null;
  return (
    <div role="status" data-says-offline>
      {isBack ? (
        <Notice tone="ok" title={say('eventGrid:backTitle')} />
      ) : (
        <Notice tone="info" icon={WifiOff} title={say('eventGrid:awayTitle')} action={<SeeKept />}>
          {say('eventGrid:awayText')}
        </Notice>
      )}
    </div>
  );
}

function SeeKept() {
  const { say } = useSay('eventGrid');
  if (!hasKeptGrids()) return null;
  return (
    <Button size="small" variant="outlined" href={paths.events}>
      {say('eventGrid:awaySee')}
    </Button>
  );
}
