import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useIsPhone } from '../shell/use-media';
import { StickyFooter } from '../ui/StickyFooter';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';

export interface WizardFootProps {
  readonly onCancel: () => void;
  /** Back to the step before; the first step has none. */
  readonly onBack?: (() => void) | undefined;
  /** Where the main button leads, or what it does. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly working?: boolean;
  /** The last step does something instead of leading on. */
  readonly isLast?: boolean;
  /** Why the main button cannot be pressed, or what it will do. */
  readonly note?: ReactNode;
}

/** The foot of a wizard: the way out, the step before, the way on. Its main button submits the step. */
export function WizardFoot(props: WizardFootProps) {
  const { onBack, working = false, isLast = false } = props;
  const { say } = useSay();
  const isPhone = useIsPhone();
  return (
    <StickyFooter
      column="none"
      onlyMainOnPhone
      start={
        !isPhone && (
          <Button disabled={working} onClick={props.onCancel}>
            {say('ui:cancel')}
          </Button>
        )
      }
      note={props.note}
      end={
        <>
          {onBack !== undefined && (
            <Button
              startIcon={<ArrowLeft size={16} />}
              size={isPhone ? 'main' : 'medium'}
              disabled={working}
              onClick={onBack}
            >
              {say('ui:goBack')}
            </Button>
          )}
          <WorkingButton
            type="submit"
            variant="contained"
            size={isPhone ? 'main' : 'medium'}
            working={working}
            disabled={props.disabled ?? false}
            {...(isLast ? {} : { endIcon: <ArrowRight size={16} /> })}
            // A long noun takes a second line rather than the edge of the screen.
            {...(isPhone
              ? { sx: { minWidth: 0, flexShrink: 1, whiteSpace: 'normal', lineHeight: 1.2 } }
              : {})}
          >
            {props.label}
          </WorkingButton>
        </>
      }
    />
  );
}
