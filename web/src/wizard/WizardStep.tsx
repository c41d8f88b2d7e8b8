import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useIsPhone } from '../shell/use-media';
import { StickyFooter } from '../ui/StickyFooter';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { WizardFrame, WizardQuestion, type WizardFrameProps } from './WizardFrame';
import { useStepSurroundings } from './WizardScreen';

export interface WizardStepProps
  extends FootProps, Pick<WizardFrameProps, 'children' | 'failure' | 'layout'> {
  /** What the step asks; without it there is nothing to choose from. */
  readonly title?: string;
  readonly text?: ReactNode;
  /** Enter in a field, and the main button. A step without it waits for something, and has no foot. */
  readonly onSubmit?: () => void;
}

/** A step of a wizard: what it asks, and the ways out, back and on. While it works nothing can be left or opened. */
export function WizardStep({
  title,
  text,
  children,
  failure,
  layout = 'column',
  onSubmit,
  ...foot
}: WizardStepProps) {
  const { say } = useSay('form');
  const { frame, nextTitle } = useStepSurroundings();
  const { working = false, disabled = false } = foot;
  const { label = say('form:continueTo', { step: nextTitle.toLowerCase() }) } = foot;
  return (
    <WizardFrame
      {...frame}
      failure={failure}
      layout={layout}
      locked={working}
      onSubmit={disabled ? undefined : onSubmit}
      foot={onSubmit !== undefined && <Foot {...foot} label={label} />}
    >
      {title !== undefined && <WizardQuestion title={title} text={text} />}
      {children}
    </WizardFrame>
  );
}

interface FootProps {
  /** What the main button does; without it, where it leads. */
  readonly label?: string | undefined;
  readonly disabled?: boolean;
  readonly working?: boolean;
  /** The last step does something instead of leading on. */
  readonly isLast?: boolean;
  /** Why the main button cannot be pressed, or what it will do. */
  readonly note?: ReactNode;
}

/** The way out, the step before, the way on. The main button submits the step. */
function Foot(props: FootProps) {
  const { working = false, isLast = false } = props;
  const { frame, onBack } = useStepSurroundings();
  const { say } = useSay();
  const isPhone = useIsPhone();
  return (
    <StickyFooter
      column="none"
      onlyMainOnPhone
      start={
        !isPhone && (
          <Button disabled={working} onClick={frame.onExit}>
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
