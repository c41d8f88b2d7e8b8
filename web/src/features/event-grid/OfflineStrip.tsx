import { styled } from '@mui/material/styles';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useCounted } from '../../list/use-counted';
import { useConnection } from '../../shell/use-connection';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { EventGrid } from './use-event-grid';

const Strip = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  backgroundColor: theme.palette.inverse,
  color: theme.palette.inverseInk,
  ...typeStyle(type.cell),
}));

/** That there is no network, and how much is on the device meanwhile. */
export function OfflineStrip({ grid }: { readonly grid: EventGrid }) {
  const { say } = useSay('eventGrid');
  const { isLost } = useConnection();
  const { read, wizard, keptAt } = grid;
  const counted = useCounted(wizard.subject.model)(read.counted.length);
  if (!isLost) return <div role="status" data-says-offline />;
  const isKept = keptAt !== null && read.counted.length > 0;
  return (
    <Strip role="status" data-says-offline>
      <WifiOff size={18} aria-hidden="true" />
      {isKept ? say('eventGrid:offline', counted) : say('eventGrid:offlineNone')}
    </Strip>
  );
}
