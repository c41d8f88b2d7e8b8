import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { CompanyOffer } from '@huella/domain/calls/ownership';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AskPassword } from '../access/AskPassword';
import { useRefreshAll } from './ownership-calls';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The companies that are offered to the user, each with its answers; nothing where there is none. */
export function OffersReceived() {
  const { data = [] } = useQuery(callQuery('ownership.offers', {}));
  return data.map((offer) => <Offer key={offer.id} offer={offer} />);
}

function Offer({ offer }: { readonly offer: CompanyOffer }) {
  const { say } = useSay('ownership');
  const { timezone } = useUser();
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const { company_name: name, offered_by: owner, offered_by_email: email, boxes } = offer;
  const leave = () => {
    setAsked(null);
  };
  return (
    <Notice
      tone="info"
      icon={KeyRound}
      title={say('ownership:offersTitleOf', { name })}
      action={
        <Actions>
          <Button
            size="small"
            variant="contained"
            aria-label={say('ownership:acceptOf', { name })}
            onClick={() => {
              setAsked('accept');
            }}
          >
            {say('ownership:accept')}
          </Button>
          <Button
            size="small"
            aria-label={say('ownership:declineOf', { name })}
            onClick={() => {
              setAsked('decline');
            }}
          >
            {say('ownership:decline')}
          </Button>
        </Actions>
      }
    >
      {boxes === 0
        ? say('ownership:offerOf', { owner, email })
        : say('ownership:offerWith', { owner, email, count: boxes })}{' '}
      {say('ownership:offerUntil', { moment: formatDateTime(offer.expires_at, timezone) })}
      {asked === 'accept' && <Accept offer={offer} onClose={leave} />}
      <Decline offer={offer} open={asked === 'decline'} onClose={leave} />
    </Notice>
  );
}

interface AnswerProps {
  readonly offer: CompanyOffer;
  readonly onClose: () => void;
}

function Accept({ offer: { id, company_name: name, offered_by: owner }, onClose }: AnswerProps) {
  const { say } = useSay('ownership');
  const { show } = useToasts();
  const refresh = useRefreshAll();
  return (
    <AskPassword
      title={say('ownership:acceptTitle', { name })}
      text={say('ownership:acceptText', { owner })}
      confirm={say('ownership:acceptConfirm')}
      send={async (password) => {
        await call('ownership.accept', { params: { id: String(id) }, body: { password } });
        show({ tone: 'ok', text: say('ownership:accepted', { name }) });
        onClose();
        await refresh();
      }}
      onClose={onClose}
    />
  );
}

function Decline({ offer, open, onClose }: AnswerProps & { readonly open: boolean }) {
  const { say } = useSay('ownership');
  const { show } = useToasts();
  const refresh = useRefreshAll();
  const { id, company_name: name, offered_by: owner } = offer;
  const declining = useMutation({
    mutationFn: () => call('ownership.decline', { params: { id: String(id) } }),
    networkMode: 'always',
    onSuccess: () => {
      show({ tone: 'ok', text: say('ownership:declined', { name }) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('ownership:actionFailed', { reason: errorReason(error, say) }) });
    },
    onSettled: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      tone="accent"
      title={say('ownership:declineTitle', { name })}
      text={say('ownership:declineText', { owner })}
      confirmLabel={say('ownership:decline')}
      working={declining.isPending}
      onCancel={onClose}
      onConfirm={() => {
        declining.mutate();
      }}
    />
  );
}
