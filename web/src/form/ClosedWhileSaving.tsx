import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { StepForm } from './use-step-form';

export interface ClosedWhileSavingProps {
  readonly form: Pick<StepForm, 'isSaving'>;
  readonly children: ReactNode;
}

const Fields = styled('div')({ display: 'contents' });

/**
 * Closes fields while what they hold is saved: what was typed meanwhile would be lost with the form. Where saving fails,
 * the focus is back where it was.
 */
export function ClosedWhileSaving({ form: { isSaving }, children }: ClosedWhileSavingProps) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSaving) {
      focused.current = document.activeElement;
      return;
    }
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [isSaving]);
  return <Fields inert={isSaving}>{children}</Fields>;
}
