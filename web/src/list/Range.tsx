import { styled } from '@mui/material/styles';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

/** Two inputs side by side, with a word between them. */
export const Range = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& > div': { flex: 1 },
}));
