import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ring } from '../theme/focus';
import { phone } from '../theme/media';
import { height, motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { stepInBoxes } from './step-in-boxes';

interface ToggleBox {
  readonly value: string;
  readonly label: string;
  /** It cannot be chosen; one that was chosen can be taken away. */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be chosen; its tooltip. */
  readonly reason?: string | undefined;
}

export interface ToggleBoxesProps {
  readonly options: readonly ToggleBox[];
  /** What is chosen among these. */
  readonly value: readonly string[];
  readonly onToggle: (value: string) => void;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** ids of what names the group, and of what is said under it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
}

const Wrap = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 });
const Box = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: height.button.compact,
  padding: '5px 12px',
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  '&:hover': { borderColor: theme.palette.ink2 },
  '&:focus-visible': ring(theme),
  '[data-invalid="true"] > &': { borderColor: theme.palette.state.danger.text },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.tint,
    color: theme.palette.accent.text,
  },
  '&[aria-disabled="true"]': {
    borderColor: theme.palette.line,
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink3,
    cursor: 'not-allowed',
  },
  '&[data-off="true"][aria-pressed="true"]': {
    borderColor: theme.palette.control,
    borderStyle: 'dashed',
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink2,
  },
  [phone]: { minHeight: height.phoneTarget, ...typeStyle({ ...type.body, weight: 500 }) },
}));

/** Boxes that are pressed or not. Tab comes to the group, arrows walk in it, the space bar presses. */
export function ToggleBoxes(props: ToggleBoxesProps) {
  const { options, value, onToggle, disabled = false } = props;
  const [at, setAt] = useState(0);
  const stop = Math.min(at, options.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepInBoxes(event.key, stop, options.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    const box = event.currentTarget.children[next];
    if (box instanceof HTMLElement) box.focus();
  };
  const arrive = (event: FocusEvent<HTMLElement>) => {
    const place = [...event.currentTarget.children].indexOf(event.target);
    if (place >= 0) setAt(place);
  };
  return (
    <Wrap
      id={props.id}
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      data-invalid={props.invalid === true}
      onKeyDown={move}
      onFocus={arrive}
    >
      {options.map((option, place) => {
        const isPressed = value.includes(option.value);
        const isOff = option.disabled === true;
        const isFixed = disabled || (isOff && !isPressed);
        return (
          <Tooltip key={option.value} title={option.reason ?? ''} describeChild>
            <Box
              type="button"
              aria-pressed={isPressed}
              aria-disabled={isFixed}
              data-off={isOff}
              tabIndex={place === stop ? 0 : -1}
              onClick={() => {
                if (!isFixed) onToggle(option.value);
              }}
            >
              {isPressed && <Check size={14} aria-hidden="true" />}
              <span>{option.label}</span>
            </Box>
          </Tooltip>
        );
      })}
    </Wrap>
  );
}
