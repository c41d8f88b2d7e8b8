import { alpha, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { brandGround } from '../theme/brand-ground';
import { onColour, radius } from '../theme/tokens';
import { Rings, type RingsProps } from './Rings';

export interface BrandPanelProps {
  readonly children?: ReactNode;
  /** Where and how large the rings lie on it. */
  readonly rings: RingsProps;
  /** `flat` fills its place without round corners, as at the head of a phone. */
  readonly shape?: 'round' | 'flat';
}

const Panel = styled('div')(({ theme }) => {
  return {
    position: 'relative',
    overflow: 'hidden',
    color: onColour,
    backgroundColor: theme.palette.accent.main,
    backgroundImage: `linear-gradient(150deg, ${brandGround(theme, 0.96)}, ${brandGround(theme, 0.61)})`,
    '&[data-shape="round"]': { borderRadius: radius.base },
    '& > [data-content]': { position: 'relative', height: '100%' },
  };
});
const Lines = styled('div')({ position: 'absolute', inset: 0, color: alpha(onColour, 0.85) });

/** The accent as a ground with the rings on it, for white text: sign-in, seals, certificates. */
export function BrandPanel({ children, rings, shape = 'round' }: BrandPanelProps) {
  return (
    <Panel data-shape={shape}>
      <Lines>
        <Rings fade="left" {...rings} />
      </Lines>
      <div data-content>{children}</div>
    </Panel>
  );
}
