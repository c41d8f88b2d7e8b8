import { styled } from '@mui/material/styles';

/** A list of points in words. */
export const Points = styled('ul')({
  margin: 0,
  paddingLeft: 18,
  listStyle: 'disc',
  '& > li + li': { marginTop: 4 },
});
