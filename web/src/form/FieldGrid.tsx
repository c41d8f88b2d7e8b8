import { styled } from '@mui/material/styles';

/** Fields beside each other in twelfths; under each other on phones. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
}));
