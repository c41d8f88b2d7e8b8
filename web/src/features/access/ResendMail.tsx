import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { formatCountdown } from './countdown';
import { useResend, type MailPurpose } from './use-resend';

export interface ResendMailProps {
  readonly purpose: MailPurpose;
  readonly email: string;
  /** When the last mail was asked for, in milliseconds; 0 when none was. */
  readonly sentAt?: number;
}

const Status = styled('div')({ '&:empty': { display: 'none' } });

/** A button that has a mail sent again, once a minute (document 1 section 4), and what became of it. */
export function ResendMail({ purpose, email, sentAt = 0 }: ResendMailProps) {
  const { say } = useSay('access');
  const { state, left, send } = useResend(purpose, email, sentAt);
  return (
    <>
      <Status role="status">
        {state === 'sent' && (
          <Notice tone="ok">
            {say(purpose === 'validate' ? 'access:resent' : 'access:linkSentText', { email })}
          </Notice>
        )}
        {state === 'early' && left > 0 && (
          <Notice tone="neutral">{say('access:resendEarly', { time: formatCountdown(left) })}</Notice>
        )}
        {state === 'failed' && <Notice tone="danger">{say('access:reValidationError')}</Notice>}
      </Status>
      <Button variant="outlined" size="large" disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? say('access:resendIn', { time: formatCountdown(left) }) : say('access:resend')}
      </Button>
    </>
  );
}
