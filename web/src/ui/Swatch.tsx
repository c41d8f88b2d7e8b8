import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens';

const Spot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.key,
}));

export interface SwatchProps {
  /** `#F5D800`. */
  readonly color: string;
}

/** A spot of a colour; its name is beside it. */
export function Swatch({ color }: SwatchProps) {
  return <Spot style={{ backgroundColor: color }} aria-hidden="true" />;
}
