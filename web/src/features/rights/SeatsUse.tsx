import { styled } from '@mui/material/styles';
import { gutter, type } from '../../theme/tokens';
import { phone } from '../../theme/media';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { UseMeter } from '../../ui/UseMeters';
import { useSay } from '../../words/use-say';
import { isNearlyUsed } from '../companies/companies-list';
import type { Rights } from './rights-place';

const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 32px',
  padding: `12px ${gutter.wide}px 14px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > :first-of-type': { flex: '0 0 220px' },
  [phone]: { padding: `12px ${gutter.phone}px 14px`, '& > :first-of-type': { flex: '1 1 100%' } },
}));
const Words = styled('p')(({ theme }) => ({
  flex: '1 1 240px',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& small': { display: 'block', color: theme.palette.ink3, ...typeStyle(type.meta) },
}));

/** How many may have a role over the company beside its owner, and how many of those seats are taken. */
export function SeatsUse({ seats }: { readonly seats: NonNullable<Rights['seats']> }) {
  const { say, language } = useSay('rights');
  const { members, invited, used, max } = seats;
  const left = Math.max(0, max - used);
  return (
    <Strip aria-label={say('rights:seats')}>
      <UseMeter
        label={say('rights:seatsUsed')}
        used={used}
        max={max}
        figures={say('rights:seatsOf', {
          used: formatCount(used, language),
          max: formatCount(max, language),
        })}
        isNearly={isNearlyUsed(seats)}
      />
      <Words>
        {say('rights:seatsMembers', { count: members })} · {say('rights:seatsInvited', { count: invited })}
        <small>{left === 0 ? say('rights:seatsFull') : say('rights:seatsLeft', { count: left })}</small>
      </Words>
    </Strip>
  );
}
