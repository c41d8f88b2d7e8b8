import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';

/** A screen of rows: as high as the window, and on a phone as high as its rows. */
export const RowsRoot = styled('div')({
  flex: '1 1 0',
  minHeight: 440,
  display: 'flex',
  flexDirection: 'column',
  [phone]: { flex: '1 0 auto', minHeight: 0 },
});

/** Its rows, or the words in their place. */
export const RowsBody = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '&[data-words="true"] > *': { marginBlock: 'auto' },
  '&[data-behind="true"]': { opacity: 0.6 },
});

/** What lies under them: the pages. */
export const RowsFoot = styled('div')(({ theme }) => ({
  flex: 'none',
  borderTop: `1px solid ${theme.palette.line}`,
}));
