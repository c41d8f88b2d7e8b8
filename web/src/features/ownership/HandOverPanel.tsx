import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { checkEmail } from '@huella/domain/engine/fields/email';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { CompanyOffer } from '@huella/domain/calls/ownership';
import type { IssueCode, IssueSlots } from '@huella/domain/model/errors';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import { useUser } from '../../session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusField } from '../../ui/focus-field';
import { Notice } from '../../ui/Notice';
import { Points } from '../../ui/Points';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AskPassword } from '../access/AskPassword';
import { Panel } from '../account/Panel';
import { useRefreshAll, type OwnershipPartProps } from './ownership-calls';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 480, justifyItems: 'start' });

/** Offers a company to somebody by their e-mail, and says what this means before; or shows to whom it is offered. */
export function HandOverPanel({ companyId, ownership }: OwnershipPartProps) {
  const { say } = useSay('ownership');
  const { offer, isSandbox, company_name: name } = ownership;
  return (
    <Panel title={say('ownership:handOver')} text={say('ownership:handOverText')}>
      {isSandbox ? (
        <Notice tone="neutral">{say('ownership:sandbox')}</Notice>
      ) : offer === null ? (
        <OfferForm companyId={companyId} name={name} />
      ) : (
        <Offered offer={offer} />
      )}
    </Panel>
  );
}

interface OfferFormProps {
  readonly companyId: number;
  readonly name: string;
}

function OfferForm({ companyId, name }: OfferFormProps) {
  const { say } = useSay('ownership');
  const { show } = useToasts();
  const refresh = useRefreshAll();
  const id = useId();
  const [email, setEmail] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [found] = checkEmail(email);
  // An issue carries the slots of its own phrase.
  const wrong = found && say(`issues:${found.code}`, found.slots as IssueSlots<IssueCode>);
  const submit = (event: Pick<SubmitEvent, 'preventDefault'>) => {
    event.preventDefault();
    setSent(true);
    if (wrong === undefined) setAsking(true);
    else focusField(id);
  };
  const send = async (password: string) => {
    const params = { companyId: String(companyId) };
    await call('ownership.offer', { params, body: { email, password } });
    await refresh();
    show({ tone: 'ok', text: say('ownership:offered', { name, email }) });
    setAsking(false);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Points>
        <li>{say('ownership:losesAll')}</li>
        <li>{say('ownership:losesInvitations')}</li>
      </Points>
      <TextInput
        id={id}
        label={say('ownership:email')}
        hint={say('ownership:emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={320}
        value={email}
        error={wasSent ? wrong : undefined}
        onChange={setEmail}
      />
      <Button type="submit" size="small" variant="contained">
        {say('ownership:offer')}
      </Button>
      {isAsking && (
        <AskPassword
          title={say('ownership:offerTitle', { name, email })}
          text={say('ownership:offerText')}
          confirm={say('ownership:offer')}
          send={send}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Form>
  );
}

/** To whom it is offered, until when, and the way to withdraw it. */
function Offered({ offer }: { readonly offer: CompanyOffer }) {
  const { say } = useSay('ownership');
  const { timezone } = useUser();
  const { show } = useToasts();
  const refresh = useRefreshAll();
  const [isAsking, setAsking] = useState(false);
  const { id, email, company_name: name } = offer;
  const withdrawing = useMutation({
    mutationFn: () => call('ownership.withdraw', { params: { id: String(id) } }),
    networkMode: 'always',
    onSuccess: () => {
      show({ tone: 'ok', text: say('ownership:withdrawn', { name }) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('ownership:actionFailed', { reason: errorReason(error, say) }) });
    },
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  const moment = formatDateTime(offer.expires_at, timezone);
  return (
    <Notice
      tone="info"
      icon="clock"
      title={say('ownership:offeredTo', { email })}
      action={
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            setAsking(true);
          }}
        >
          {say('ownership:withdraw')}
        </Button>
      }
    >
      {say('ownership:offeredUntil', { moment })}
      <ConfirmDialog
        open={isAsking}
        tone="accent"
        title={say('ownership:withdrawTitle')}
        text={say('ownership:withdrawText', { email })}
        confirmLabel={say('ownership:withdraw')}
        working={withdrawing.isPending}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          withdrawing.mutate();
        }}
      />
    </Notice>
  );
}
