import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../shell/use-media';
import { height } from '../../theme/tokens';
import { StickyFooter } from '../../ui/StickyFooter';
import { WorkingButton } from '../../ui/WorkingButton';

export interface ImportFootProps {
  /** The step before, by its name; the first step has none. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  readonly note?: ReactNode;
  readonly label: string;
  /** Without it the button submits the step, as Enter in one of its fields does. */
  readonly onGo?: () => void;
  /** Grey, and a press says why. */
  readonly isOpen?: boolean;
  readonly disabled?: boolean;
  readonly working?: boolean;
}

/** The foot of a step: the step before, what is missing, the way on. */
export function ImportFoot(props: ImportFootProps) {
  const { back, working = false, disabled = false, isOpen = true } = props;
  const isPhone = useIsPhone();
  return (
    <StickyFooter
      column="none"
      start={
        back !== undefined &&
        (isPhone ? (
          // With its word the way on would be pushed below it.
          <Button size="main" sx={square} aria-label={back.label} disabled={working} onClick={back.onBack}>
            <ArrowLeft size={20} aria-hidden="true" />
          </Button>
        ) : (
          <Button size="medium" startIcon={<ArrowLeft size={16} />} disabled={working} onClick={back.onBack}>
            {back.label}
          </Button>
        ))
      }
      note={props.note}
      end={
        <WorkingButton
          variant="contained"
          size={isPhone ? 'main' : 'medium'}
          working={working}
          disabled={disabled}
          {...(isOpen ? {} : { 'aria-disabled': true, className: 'Mui-disabled', sx: pressable })}
          {...(props.onGo === undefined ? { type: 'submit' } : { onClick: props.onGo })}
        >
          {props.label}
        </WorkingButton>
      }
    />
  );
}

const square = { minWidth: height.button.main, padding: 0 } as const;

/** A button that looks disabled and can still be asked why. */
const pressable = { '&&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' } } as const;
