import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { height, radius, type, type Tone } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { statusIcons, type StatusIcon } from './status-icons';

export interface StatusChipProps {
  readonly tone: Tone;
  /** A sign by name, or any lucide icon; the tone's own without it. Never colour alone. */
  readonly icon?: StatusIcon | ComponentType<{ size?: number }> | undefined;
  /** The word, such as 'Productivo' or 'Dado de Baja: muerte'. */
  readonly children: ReactNode;
}

const toneIcons: Readonly<Record<Tone, StatusIcon>> = {
  ok: 'check',
  info: 'dot',
  warning: 'alert',
  danger: 'cross',
  neutral: 'minus',
};

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxWidth: '100%',
    height: height.statusChip,
    padding: '0 8px 0 6px',
    border: `1px solid ${theme.palette.state[tone].border}`,
    borderRadius: radius.inner,
    backgroundColor: theme.palette.state[tone].ground,
    color: theme.palette.state[tone].text,
    ...typeStyle({ ...type.meta, weight: 500 }),
    '& > svg': { strokeWidth: 2 },
  }),
);
const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({ display: 'inline-flex', color: theme.palette.state[tone].text }),
);
const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A state as icon, word and colour. */
export function StatusChip({ tone, icon = toneIcons[tone], children }: StatusChipProps) {
  const Icon = typeof icon === 'string' ? statusIcons[icon] : icon;
  return (
    <Chip tone={tone}>
      <Icon size={12} aria-hidden="true" />
      <Word {...(typeof children === 'string' ? { title: children } : {})}>{children}</Word>
    </Chip>
  );
}

/** The sign of a state in its colour, beside a word that says it. */
export function StatusMark({ tone, icon = toneIcons[tone] }: Pick<StatusChipProps, 'tone' | 'icon'>) {
  const Icon = typeof icon === 'string' ? statusIcons[icon] : icon;
  return (
    <Mark tone={tone}>
      <Icon size={14} aria-hidden="true" />
    </Mark>
  );
}
