import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ComponentType } from 'react';
import { motion, radius, type, type Tone } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { PlainAction } from './PlainAction';
import { statusIcons } from './status-icons';

export interface ToastContent {
  readonly tone: Exclude<Tone, 'neutral' | 'warning'> | 'warning';
  /** One line: '24 animales transferidos'. */
  readonly text: string;
  /** A lucide icon in place of the tone's own. */
  readonly icon?: ComponentType<{ size?: number }>;
  /** At most one: 'Deshacer', 'Ver'. It closes the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Stays until it is closed, as errors always do. */
  readonly stays?: boolean;
}

interface ToastProps extends ToastContent {
  /** The timer is paused. */
  readonly held: boolean;
  readonly onClose: () => void;
}

const shownFor = 5000;
const toneIcons = { ok: 'check', info: 'dot', warning: 'alert', danger: 'alert' } as const;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 8px 6px 14px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  boxShadow: theme.palette.shadow.popover,
  animation: `${rise} ${motion.float}ms ${motion.easing}`,
  ...typeStyle(type.cell),
}));
const Sign = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({ display: 'inline-flex', color: theme.palette.state[tone].text }),
);
const Text = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** One toast. Errors are said at once and stay. */
export function Toast(props: ToastProps) {
  const { tone, text, icon: Icon = statusIcons[toneIcons[tone]], action, onClose } = props;
  const { say } = useSay();
  useFarewell(props.stays === true || tone === 'danger' || props.held, onClose);
  return (
    <Box role={tone === 'danger' ? 'alert' : undefined}>
      <Sign tone={tone}>
        <Icon size={18} aria-hidden="true" />
      </Sign>
      <Text>{text}</Text>
      {action !== undefined && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <PlainAction label={say('ui:close')} tooltip="top" onClick={onClose}>
        <X size={16} />
      </PlainAction>
    </Box>
  );
}

/** Calls `leave` once five seconds have passed that were not held. */
function useFarewell(held: boolean, leave: () => void): void {
  const left = useRef(shownFor);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (held) return;
    const start = Date.now();
    const timer = setTimeout(() => {
      latest.current();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [held]);
}
