import { styled } from '@mui/material/styles';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';

/** The parts that the cards of delegations, invitations and the wizard's aside share. */
export const CardHead = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });

export const CardWords = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& > p': {
    overflow: 'hidden',
    color: theme.palette.ink3,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typeStyle(type.cell),
  },
}));

export const CardRule = styled('div')(({ theme }) => ({
  margin: '14px 0 10px',
  borderTop: `1px solid ${theme.palette.line}`,
}));

/** An icon and what it means. */
export const CardLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '4px 0',
  ...typeStyle(type.body),
  '& > .lucide': { flex: 'none', marginTop: 2, color: theme.palette.ink3 },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.palette.ink3, ...typeStyle(type.cell) },
}));

/** At the bottom of its card, however high the others of the row are. */
export const CardFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minHeight: 36,
  marginTop: 'auto',
  paddingTop: 10,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
  '& > p': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > p > small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typeStyle(type.meta),
  },
}));

/** What a card holds, over its whole height. */
export const CardColumn = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' });

/** Why something cannot be done, under it. */
export const CardReason = styled('p')(({ theme }) => ({
  marginTop: 6,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
