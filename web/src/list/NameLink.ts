import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** The name in a row, which leads to what the row is about. */
export const NameLink = styled(Link)(({ theme }) => ({
  color: theme.palette.ink,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));
