import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Hidden } from '../../ui/Hidden';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { formatCountdown, minutesOf } from './countdown';

export interface FormAlertProps {
  /** By which it is given the focus. */
  readonly id: string;
  /** What is wrong with the form as a whole. */
  readonly whole?: ReactNode;
  /** The number of the request that failed, to quote. */
  readonly request?: string | undefined;
  /** What helps against it: a link. */
  readonly action?: ReactNode;
  /** Seconds until the next try; 0 for none. */
  readonly wait: number;
  readonly children?: ReactNode;
}

/** Over the button, and no gap while there is nothing to say. */
const Alert = styled('div')({ outline: 'none', '&:empty': { display: 'none' } });

/** What is said over the button of a form of access. It can take the focus. */
export function FormAlert({ id, whole, request, action, wait, children }: FormAlertProps) {
  const { say } = useSay('access');
  return (
    <Alert id={id} role="alert" tabIndex={-1}>
      {whole !== undefined && (
        <Notice tone="danger" action={action}>
          {whole} {request !== undefined && say('ui:request', { id: request })}
        </Notice>
      )}
      {wait > 0 && (
        <Notice tone="danger">
          <Hidden>{say('access:tooManyTries', { count: minutesOf(wait) })}</Hidden>
          <span aria-hidden="true">{say('access:waiting', { time: formatCountdown(wait) })}</span>
        </Notice>
      )}
      {children}
    </Alert>
  );
}
