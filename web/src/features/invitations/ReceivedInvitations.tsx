import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReceivedInvitation } from '@huella/domain/calls/invitations';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useUser } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { useLastShown } from '../delegations/after-dialog';
import { CardColumn, CardFoot, CardHead, CardRule, CardWords } from '../delegations/delegation-parts';
import { roleName } from '../delegations/delegations-list';
import { RoleLine } from '../delegations/RoleLine';
import { placeOf, useAccept, useDecline } from './use-answer-invitation';

export interface ReceivedInvitationsProps {
  readonly invitations: readonly ReceivedInvitation[];
  /** Called once the question before declining is gone: its button may be gone with it. */
  readonly onDeclined: () => void;
}

const Until = styled('span')({ display: 'block' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What the user is invited to, each with accept and decline (decisions section 8). */
export function ReceivedInvitations({ invitations, onDeclined }: ReceivedInvitationsProps) {
  const { say } = useSay('joining', 'delegations');
  const [asked, setAsked] = useState<ReceivedInvitation | null>(null);
  const accepting = useAccept();
  const isWorking = accepting.isPending || accepting.isSuccess;
  return (
    <>
      <CardGrid as="ul" aria-label={say('joining:receivedList')}>
        {invitations.map((invitation) => (
          <ReceivedCard
            key={invitation.id}
            invitation={invitation}
            isAccepting={isWorking && accepting.variables.id === invitation.id}
            isBusy={isWorking}
            onAccept={() => accepting.mutate(invitation)}
            onDecline={() => setAsked(invitation)}
          />
        ))}
      </CardGrid>
      <DeclineDialog invitation={asked} onClose={() => setAsked(null)} onClosed={onDeclined} />
    </>
  );
}

interface ReceivedCardProps {
  readonly invitation: ReceivedInvitation;
  readonly isAccepting: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

function ReceivedCard({ invitation, isAccepting, isBusy, onAccept, onDecline }: ReceivedCardProps) {
  const { say } = useSay('joining', 'delegations');
  const { timezone } = useUser();
  const { boxname, company_name: company, invited_by: inviter } = invitation;
  const place = placeOf(invitation);
  return (
    <Card as="li">
      <CardColumn>
        <CardHead>
          <Avatar name={place} kind="company" size={44} />
          <CardWords>
            <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {place}
            </Typography>
            <p>{boxname === null ? say('delegations:wholeCompany') : company}</p>
          </CardWords>
        </CardHead>
        <CardRule />
        <RoleLine rol={invitation.rol} />
        <CardFoot>
          <p>
            {say('joining:sentBy', { inviter })}
            <Until>{say('joining:until', { moment: formatDateTime(invitation.expires_at, timezone) })}</Until>
          </p>
          <Actions>
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              aria-label={say('joining:declineOf', { place })}
              onClick={onDecline}
            >
              {say('joining:decline')}
            </Button>
            <WorkingButton
              size="small"
              variant="contained"
              working={isAccepting}
              disabled={isBusy}
              aria-label={say('joining:acceptOf', { place })}
              onClick={onAccept}
            >
              {say('joining:acceptShort')}
            </WorkingButton>
          </Actions>
        </CardFoot>
      </CardColumn>
    </Card>
  );
}

interface DeclineDialogProps {
  readonly invitation: ReceivedInvitation | null;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function DeclineDialog({ invitation, onClose, onClosed }: DeclineDialogProps) {
  const { say } = useSay('joining', 'delegations');
  const { mutate, isPending } = useDecline(onClose);
  const shown = useLastShown(invitation);
  const slots = { role: roleName(shown?.rol ?? ''), place: shown === null ? '' : placeOf(shown) };
  return (
    <ConfirmDialog
      open={invitation !== null}
      title={say('joining:declineTitle')}
      text={say('joining:declineText')}
      records={[say('delegations:leaveRecord', slots)]}
      confirmLabel={say('joining:declineConfirm')}
      working={isPending}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => {
        if (invitation !== null) mutate(invitation);
      }}
    />
  );
}
