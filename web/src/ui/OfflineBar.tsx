import { alpha, styled } from '@mui/material/styles';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { radius, states, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { PlainAction } from './PlainAction';

export interface OfflineBarProps {
  /** When the data in view was fetched, as the user reads times: '10:41'. */
  readonly time: string;
  /** Seconds between two tries. */
  readonly seconds?: number;
  readonly onClose: () => void;
  /** `page` (fixed at the foot of the window) or in the flow of a box. */
  readonly place?: 'page' | 'flow';
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 8px 12px 14px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.inverse,
  color: theme.palette.inverseInk,
  boxShadow: theme.palette.shadow.selectionBar,
  '& > svg': { color: states.dark.warning.text, marginTop: 1 },
  '& button': {
    color: theme.palette.inverseInk,
    '&:hover': { backgroundColor: alpha(theme.palette.inverseInk, 0.1) },
  },
  // A screen that says it itself, with what it keeps meanwhile, is not covered.
  'body:has([data-says-offline]) &[data-place="page"]': { display: 'none' },
  '&[data-place="page"]': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar - 1,
    bottom: 16,
    left: '50%',
    transform: 'translateX(-50%)',
    width: 'min(480px, calc(100vw - 32px))',
  },
}));
const Words = styled('div')(({ theme }) => ({
  flex: 1,
  '& strong': { display: 'block', ...typeStyle({ ...type.cell, weight: 600 }) },
  '& span': { display: 'block', color: theme.palette.inverseInk2, ...typeStyle(type.meta) },
}));

/** Says that the connection is gone, how old the data is, and that nothing typed is lost. */
export function OfflineBar({ time, seconds = 5, onClose, place = 'page' }: OfflineBarProps) {
  const { say } = useSay();
  return (
    <Bar role="status" data-place={place} data-offline-bar>
      <WifiOff size={18} aria-hidden="true" />
      <Words>
        <strong>{say('ui:offline')}</strong>
        <span>{say('ui:offlineSince', { time, seconds })}</span>
      </Words>
      <PlainAction label={say('ui:close')} tooltip="top" onClick={onClose}>
        <X size={16} />
      </PlainAction>
    </Bar>
  );
}
