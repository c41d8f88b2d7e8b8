import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bands, colourOf } from '../theme/name-colours';

export interface ContourBandProps {
  /** What the colour distinguishes: the same name has the same one everywhere. */
  readonly name: string;
  readonly children?: ReactNode;
}

const Band = styled('div')({
  position: 'relative',
  height: 76,
  borderRadius: '7px 7px 0 0',
  backgroundSize: '100% 100%, auto',
});

/** The upper edge of a card, with contour lines as on a map: decoration, over which nothing is read. */
export function ContourBand({ name, children }: ContourBandProps) {
  const { palette } = useTheme();
  const [from, to] = colourOf(name, bands[palette.mode]);
  const backgroundImage = `url(/art/contours.svg), linear-gradient(105deg, ${from}, ${to})`;
  return <Band style={{ backgroundImage }}>{children}</Band>;
}
