import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { Tone } from '../../theme/tokens';

export interface OutcomeIconProps {
  readonly tone: Tone;
  /** A lucide icon. */
  readonly icon: ComponentType<{ size?: number }>;
}

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    border: `1px solid ${theme.palette.state[tone].border}`,
    borderRadius: '50%',
    backgroundColor: theme.palette.state[tone].ground,
    color: theme.palette.state[tone].text,
  }),
);

/** The sign over a title that says how something ended; the title says it in words. */
export function OutcomeIcon({ tone, icon: Icon }: OutcomeIconProps) {
  return (
    <Disc tone={tone} aria-hidden="true">
      <Icon size={24} />
    </Disc>
  );
}
