import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';

/** The row of tabs under the head of a page, over its whole width. */
export const TabRow = styled('div')(({ theme }) => ({
  padding: `0 ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px` },
}));
