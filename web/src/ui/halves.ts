import { styled } from '@mui/material/styles';
import { print } from '../theme/media';

/** Two columns where there is room for them. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The same on paper, too, where no part is torn apart. */
export const PrintedHalves = styled(Halves)({
  [print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > *': { breakInside: 'avoid' } },
});
