import { useState } from 'react';
import { call } from '../../call/call';
import { tenantLabel } from '../../session/own-label';
import { readRefused } from './refusal';
import { useCountdown } from './use-countdown';

/** Mails that a visitor may ask for. */
export type MailPurpose = 'validate' | 'reset';

/** Seconds between two mails that are asked for (document 1 section 9). */
export const mailEverySeconds = 60;

/** Asks for a mail. It answers the same whether the e-mail has an account or not. Throws the refusal. */
export async function askForMail(purpose: MailPurpose, email: string): Promise<void> {
  const body = { email, tenant: tenantLabel() };
  await (purpose === 'validate'
    ? call('users.reSendValidateMail', { body })
    : call('users.sendMailResetPassword', { body }));
}

/** Asking for a mail again: at most once a minute, here as on the server, whose own count wins. */
export function useResend(purpose: MailPurpose, email: string, sentAt: number) {
  const wait = useCountdown(sentAt + mailEverySeconds * 1000);
  const [state, setState] = useState<'idle' | 'working' | 'sent' | 'early' | 'failed'>('idle');
  const send = async () => {
    if (wait.left > 0 || state === 'working') return;
    wait.start(mailEverySeconds);
    setState('working');
    try {
      await askForMail(purpose, email);
      setState('sent');
    } catch (error) {
      const refused = readRefused(error);
      if (refused.wait === undefined) wait.stop();
      else wait.start(refused.wait);
      setState(refused.wait === undefined ? 'failed' : 'early');
    }
  };
  return { state, left: wait.left, send };
}
