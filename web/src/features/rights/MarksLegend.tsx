import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));

/** What the signs mean where a right may be over the whole company or over some establishments. */
export function MarksLegend() {
  const { say } = useSay('rights');
  return (
    <Line>
      <li>
        <Check size={14} aria-hidden="true" />
        {say('rights:inAll')}
      </li>
      <li>
        <MapPin size={14} aria-hidden="true" />
        {say('rights:inSomeBoxes')}
      </li>
    </Line>
  );
}
