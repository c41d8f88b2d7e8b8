import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import MailPlus from 'lucide-react/icons/mail-plus';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { StatusChip } from '../../ui/StatusChip';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { formatCountdown } from '../access/countdown';
import { readRefused } from '../access/refusal';
import { useCountdown, type Countdown } from '../access/use-countdown';
import { mailEverySeconds } from '../access/use-resend';
import { CardColumn, CardFoot, CardHead, CardRule, CardWords } from './delegation-parts';
import { PlaceLine } from './PlaceLine';
import { RoleLine } from './RoleLine';

export interface InvitationCardProps {
  readonly invitation: SentInvitation;
  /** Until when its mail is not sent again, in milliseconds. */
  readonly waitUntil: number;
  readonly onSent: (email: string, until: number) => void;
  readonly onWithdraw: (invitation: SentInvitation) => void;
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** An invitation that nobody took yet: to whom, where, as what, and until when. */
export function InvitationCard({ invitation, waitUntil, onSent, onWithdraw }: InvitationCardProps) {
  const { say } = useSay('delegations');
  const { email, type, name, company_name: company, invited_by_user_name: inviter } = invitation;
  const inviterEmail = invitation.invited_by_user_email;
  return (
    <Card as="li">
      <CardColumn>
        <CardHead>
          <Avatar name={email} size={44} />
          <CardWords>
            <Typography component="h2" variant="h3" noWrap title={email}>
              {email}
            </Typography>
            <State invitation={invitation} />
          </CardWords>
        </CardHead>
        <CardRule />
        <PlaceLine type={type} name={name} company={company} />
        <RoleLine rol={invitation.rol} />
        <CardFoot>
          <p>
            {say('delegations:invitedBy', { name: inviter })}
            {inviterEmail !== '' && <small title={inviterEmail}>{inviterEmail}</small>}
          </p>
          <Actions>
            <Resend invitation={invitation} waitUntil={waitUntil} onSent={onSent} />
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={say('delegations:withdrawOf', { email })}
              onClick={() => {
                onWithdraw(invitation);
              }}
            >
              {say('delegations:withdraw')}
            </Button>
          </Actions>
        </CardFoot>
      </CardColumn>
    </Card>
  );
}

function State({ invitation }: Pick<InvitationCardProps, 'invitation'>) {
  const { say } = useSay('delegations');
  const { timezone } = useUser();
  const moment = formatDateTime(invitation.expires_at, timezone);
  if (invitation.refused) {
    return (
      <StatusChip tone="danger" icon="cross">
        {say('delegations:refused')}
      </StatusChip>
    );
  }
  if (invitation.state === 'declined') {
    return (
      <StatusChip tone="neutral" icon="cross">
        {say('delegations:declined')}
      </StatusChip>
    );
  }
  return invitation.state === 'open' ? (
    <StatusChip tone="warning" icon="clock">
      {say('delegations:open', { moment })}
    </StatusChip>
  ) : (
    <StatusChip tone="neutral" icon="expired">
      {say('delegations:expired', { moment })}
    </StatusChip>
  );
}

/** Sends the mail again, once a minute here as on the server, whose own count wins. */
function Resend({ invitation, waitUntil, onSent }: Omit<InvitationCardProps, 'onWithdraw'>) {
  const { say } = useSay('delegations');
  const wait = useCountdown(waitUntil);
  const { mutate, isPending } = useResend(invitation, wait, onSent);
  const label = say('delegations:resendOf', { email: invitation.email });
  const isWaiting = wait.left > 0;
  return (
    <WorkingButton
      size="small"
      startIcon={<MailPlus size={16} />}
      aria-label={label}
      working={isPending}
      disabled={isWaiting}
      onClick={() => {
        mutate();
      }}
    >
      {isWaiting
        ? say('delegations:resendIn', { time: formatCountdown(wait.left) })
        : say('delegations:resend')}
    </WorkingButton>
  );
}

function useResend({ id, email }: SentInvitation, wait: Countdown, onSent: InvitationCardProps['onSent']) {
  const { say } = useSay('delegations');
  const { show } = useToasts();
  const client = useQueryClient();
  const hold = (seconds: number) => {
    wait.start(seconds);
    onSent(email, Date.now() + seconds * 1000);
  };
  return useMutation({
    mutationFn: () => call('invitations.resend', { params: { id: String(id) } }),
    onSuccess: () => {
      hold(mailEverySeconds);
      show({ tone: 'ok', text: say('delegations:resent', { email }) });
    },
    onError: (error) => {
      const seconds = readRefused(error).wait;
      if (seconds !== undefined) hold(seconds);
      const reason = errorReason(error, say);
      show({ tone: 'danger', text: say('delegations:resendFailed', { email, reason }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invitations.list'] }),
  });
}
