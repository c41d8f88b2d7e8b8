import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { checkConfirmation, checkProof } from '@huella/domain/rules/account-rules';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { useUser } from '../../session/session';
import { tenantLabel } from '../../session/own-label';
import { Modal } from '../../ui/Modal';
import { PasswordInput } from '../../ui/PasswordInput';
import { Points } from '../../ui/Points';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { AccessForm } from '../access/AccessForm';
import { FormAlert } from '../access/FormAlert';
import { useAccessForm } from '../access/use-access-form';
import { ownershipAddress } from '../ownership/ownership-calls';
import { LinesFailed, LinesWaiting } from './PanelLines';

interface DialogProps {
  readonly onClose: () => void;
}

/** Asks before an account is erased, or says what prevents it. */
export function EraseDialog({ onClose }: DialogProps) {
  const { say } = useSay('account');
  const query = useQuery({ ...callQuery('users.erasure', {}), staleTime: 0 });
  const { data, error, refetch } = query;
  if (data !== undefined && data.companies.length === 0)
    return <EraseForm onClose={onClose} onRefused={() => void refetch()} />;
  return (
    <Modal
      open
      onClose={onClose}
      size="base"
      title={say(data === undefined ? 'account:eraseAsk' : 'account:cannotErase')}
      {...(data !== undefined && { text: say('account:soleOwner', { count: data.companies.length }) })}
      actions={
        <Button size="small" autoFocus onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {data !== undefined && (
        <Points>
          {data.companies.map(({ id, name }) => (
            <li key={id}>
              <Link href={ownershipAddress(id)}>{name}</Link>
            </li>
          ))}
        </Points>
      )}
      {data === undefined && error === null && <LinesWaiting count={2} />}
      {data === undefined && error !== null && <LinesFailed error={error} onRetry={() => void refetch()} />}
    </Modal>
  );
}

function EraseForm({ onClose, onRefused }: DialogProps & { readonly onRefused: () => void }) {
  const { say } = useSay('account', 'access');
  const { email } = useUser();
  const id = useId();
  const erase = useErase(onRefused);
  const form = useAccessForm({
    names: ['password', 'confirmation'],
    initial: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => [
      ...checkProof(password, 'password'),
      ...checkConfirmation(confirmation, email, 'confirmation'),
    ],
    send: erase,
  });
  return (
    <Modal
      open
      onClose={form.isWorking ? undefined : onClose}
      role="alertdialog"
      size="base"
      title={say('account:eraseAsk')}
      text={<Loses />}
      actions={<Actions form={id} isWorking={form.isWorking} mustWait={form.wait > 0} onCancel={onClose} />}
    >
      <AccessForm id={id} noValidate onSubmit={(event) => void form.submit(event)}>
        <PasswordInput
          {...form.bind('password')}
          size="medium"
          label={say('account:password')}
          autoComplete="current-password"
          maxLength={200}
        />
        <TextInput
          {...form.bind('confirmation')}
          label={say('account:confirmEmail', { email })}
          inputMode="email"
          autoComplete="off"
          maxLength={320}
        />
        <FormAlert id={form.alertId} whole={form.whole && say(form.whole)} wait={form.wait} />
      </AccessForm>
    </Modal>
  );
}

interface ActionsProps {
  /** The id of the form that is sent. */
  readonly form: string;
  readonly isWorking: boolean;
  readonly mustWait: boolean;
  readonly onCancel: () => void;
}

function Actions({ form, isWorking, mustWait, onCancel }: ActionsProps) {
  const { say } = useSay('account');
  return (
    <>
      <Button size="small" autoFocus disabled={isWorking} onClick={onCancel}>
        {say('ui:cancel')}
      </Button>
      <WorkingButton
        type="submit"
        form={form}
        size="small"
        variant="contained"
        color="error"
        working={isWorking}
        disabled={mustWait}
      >
        {say('account:eraseAccount')}
      </WorkingButton>
    </>
  );
}

function Loses() {
  const { say } = useSay('account');
  return (
    <Points>
      <li>{say('account:eraseLoses')}</li>
      <li>{say('account:eraseKeeps')}</li>
      <li>{say('account:eraseForever')}</li>
    </Points>
  );
}

/** Erases the account and leaves; a company that became theirs alone meanwhile is named. */
function useErase(onRefused: () => void) {
  const { say } = useSay('account');
  const { show } = useToasts();
  const router = useRouter();
  return async (body: { readonly password: string; readonly confirmation: string }) => {
    try {
      await call('users.eraseAccount', { body: { ...body, tenant: tenantLabel() } });
    } catch (error) {
      onRefused();
      throw error;
    }
    show({ tone: 'ok', text: say('account:erased') });
    // The session is over on the server; the way out forgets it here.
    await router.navigate({ to: paths.signOut, ignoreBlocker: true });
  };
}
