import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  maxWidth: '100%',
  height: height.statusChip,
  padding: '2px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: `1px solid ${theme.palette.state.neutral.border}`,
  borderRadius: radius.inner,
  backgroundColor: theme.palette.state.neutral.ground,
  color: theme.palette.state.neutral.text,
  ...typeStyle({ ...type.meta, weight: 500 }),
}));

/** What something is, in a word: no state, so without a sign. */
export function PlainChip({ children }: { readonly children: ReactNode }) {
  return <Chip>{children}</Chip>;
}
