import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';

/** The ground under a list of cards: what is on it is below each other. */
export const CardsGround = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: `16px ${gutter.wide}px 24px`,
  backgroundColor: theme.palette.ground,
  [phone]: { padding: `12px ${gutter.phone}px 24px` },
}));
