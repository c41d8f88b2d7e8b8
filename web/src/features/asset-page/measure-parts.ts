import { styled } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';

/** What a card of a measure is made of: its head, what is said of it, its choice and its foot. */

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 8,
});
export const Said = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  [phone]: { minHeight: 2 * type.cell.line },
}));
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: 4,
});
export const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&::before': { content: '""', width: 20, borderTop: `2px dashed ${theme.palette.control}` },
  '&:empty': { visibility: 'hidden' },
  // On a phone it has a line of its own, which is there before others like it are known.
  [phone]: { flexBasis: '100%', minHeight: type.meta.line },
}));
export const Choice = styled('div')({
  minWidth: 160,
  '& label': { position: 'absolute', clipPath: 'inset(50%)' },
});
