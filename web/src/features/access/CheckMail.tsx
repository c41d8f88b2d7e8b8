import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSay } from '../../words/use-say';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';
import { BackToSignIn } from './BackToSignIn';
import { OutboxHint } from './OutboxHint';
import { ResendMail } from './ResendMail';
import type { MailPurpose } from './use-resend';

export interface CheckMailProps {
  readonly purpose: MailPurpose;
  readonly email: string;
  /** When the mail was asked for, in milliseconds. */
  readonly sentAt: number;
  readonly title: string;
  readonly children: ReactNode;
  /** What to do when it does not arrive. */
  readonly late: string;
  /** The e-mail was not the right one. */
  readonly onOther: () => void;
}

/** A mail is on its way: to whom, what to do with it, and how to have it sent again. */
export function CheckMail(props: CheckMailProps) {
  const { purpose, email, sentAt, title, children, late, onOther } = props;
  const { say } = useSay('access');
  return (
    <AccessColumn>
      <AccessHead title={title} takesFocus>
        {children}
      </AccessHead>
      <OutboxHint />
      <Typography variant="body2" sx={{ color: 'ink2' }}>
        {late}
      </Typography>
      <ResendMail key={email} purpose={purpose} email={email} sentAt={sentAt} />
      <Button variant="text" size="large" onClick={onOther}>
        {say('access:otherEmail')}
      </Button>
      <BackToSignIn />
    </AccessColumn>
  );
}
