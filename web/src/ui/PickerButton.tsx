import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode, type Ref } from 'react';
import { Popover } from './popups';
import { ring } from '../theme/focus';
import { inputBox } from '../theme/parts/inputs';
import type { FieldIds } from './FieldFrame';

export interface PickerButtonProps {
  readonly ids: FieldIds;
  readonly size: 'small' | 'medium' | 'large';
  readonly disabled: boolean;
  /** What is chosen, or the placeholder. */
  readonly children: ReactNode;
  readonly isEmpty: boolean;
  /** The least width of the panel, in pixels. */
  readonly panelWidth?: number | undefined;
  /** Draws what opens under the button; `close` closes it and brings the focus back. */
  readonly panel: (close: () => void) => ReactNode;
  readonly onBlur?: (() => void) | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

const Trigger = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  width: '100%',
  textAlign: 'left',
  color: theme.palette.ink,
  '&[data-size]': { ...inputBox(theme, 'medium') },
  '&[data-size="small"]': { ...inputBox(theme, 'small') },
  '&[data-size="large"]': { ...inputBox(theme, 'large') },
  '&&[aria-expanded="true"], &&.Mui-focusVisible': ring(theme),
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-empty="true"] > span': { color: theme.palette.ink3 },
  '& > svg': { color: theme.palette.ink2 },
}));

/** Looks like an input, opens a panel under itself. */
export function PickerButton(props: PickerButtonProps) {
  const { ids, size, disabled, isEmpty, panel, panelWidth = 220 } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    props.onBlur?.();
  };
  const valueId = `${ids.inputId}-value`;
  return (
    <>
      <Trigger
        ref={props.buttonRef ?? null}
        id={ids.inputId}
        data-size={size}
        data-empty={isEmpty}
        className={ids.invalid ? 'Mui-error' : ''}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${ids.labelId} ${valueId}`}
        aria-describedby={ids.describedBy}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <span id={valueId}>{props.children}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': ids.labelId,
            style: { width: Math.max(anchor?.offsetWidth ?? 0, panelWidth) },
          },
        }}
      >
        {panel(close)}
      </Popover>
    </>
  );
}
