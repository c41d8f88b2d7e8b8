import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { phone, print } from '../theme/media';
import { height, radius, type, type Tone } from '../theme/tokens';
import { touchTarget } from '../theme/touch-target';
import { typeStyle } from '../theme/typography';
import { statusIcons, type StatusIcon } from './status-icons';

export interface NoticeProps {
  readonly tone: Tone;
  /** A sign by name, or any lucide icon. */
  readonly icon?: StatusIcon | ComponentType<{ size?: number }>;
  /** What matters, in bold. */
  readonly title?: string;
  /** The rest of the sentence. */
  readonly children?: ReactNode;
  /** A list that belongs to it, under the sentence. */
  readonly below?: ReactNode;
  /** A button or link at the end. */
  readonly action?: ReactNode;
}

const toneIcons = {
  ok: 'check',
  info: 'shield',
  warning: 'alert',
  danger: 'alert',
  neutral: 'minus',
} as const;

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 12,
    padding: '10px 12px 10px 14px',
    border: `1px solid ${theme.palette.state[tone].border}`,
    borderRadius: radius.base,
    backgroundColor: theme.palette.state[tone].ground,
    ...typeStyle(type.cell),
    '& > svg': { color: theme.palette.state[tone].text, marginTop: 2 },
    '& strong': { fontWeight: 600 },
    [print]: { '& > a, & > button': { display: 'none' } },
    '& > a': { [phone]: touchTarget((height.phoneTarget - type.cell.line) / 2) },
  }),
);
const Words = styled('div')({ flex: '1 1 180px', minWidth: 0 });

/** A quiet panel in the page: a quota, a date, a result. Not for what just happened: that is a toast. */
export function Notice({ tone, icon = toneIcons[tone], title, children, below, action }: NoticeProps) {
  const Icon = typeof icon === 'string' ? statusIcons[icon] : icon;
  return (
    <Box tone={tone} role="note">
      <Icon size={18} aria-hidden="true" />
      <Words>
        <p>
          {title !== undefined && <strong>{title}</strong>} {children}
        </p>
        {below}
      </Words>
      {action}
    </Box>
  );
}
