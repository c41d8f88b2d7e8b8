import { useRouter } from '@tanstack/react-router';
import { sandboxAssets } from '@huella/domain/rules/sandbox';
import { ownArrivalAddress } from '../../session/arrival';
import { signIn } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { CopyButton } from '../../ui/CopyButton';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { AccessForm } from './AccessForm';
import { AccessHead } from './AccessHead';
import { FormSend } from './FormSend';
import type { KeptSandbox } from './kept-sandbox';
import { useAccessForm } from './use-access-form';

export interface SandboxReadyProps {
  readonly sandbox: KeptSandbox;
}

const none = [] as const;
const readOnly = () => undefined;

/** The e-mail and password of a new sandbox, each to be copied, and the button that goes in. */
export function SandboxReady({ sandbox: { email, password } }: SandboxReadyProps) {
  const { say } = useSay('joining', 'access');
  const router = useRouter();
  usePageTitle(say('joining:readyTitle'));
  const form = useAccessForm({
    names: none,
    initial: {},
    check: () => [],
    send: async () => {
      await signIn({ email, password, language: null });
      await router.navigate({ href: ownArrivalAddress(undefined), replace: true });
    },
  });
  const copyEmail = { text: email, label: say('joining:copyEmail'), doneLabel: say('joining:emailCopied') };
  const copyPassword = {
    text: password,
    label: say('joining:copyPassword'),
    doneLabel: say('joining:passwordCopied'),
  };
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <AccessHead title={say('joining:readyTitle')} takesFocus>
        {say('joining:readyText')}
      </AccessHead>
      <TextInput
        label={say('access:email')}
        size="large"
        name="email"
        readOnly
        value={email}
        onChange={readOnly}
        end={<CopyButton {...copyEmail} />}
      />
      <TextInput
        label={say('access:password')}
        size="large"
        name="password"
        readOnly
        value={password}
        onChange={readOnly}
        end={<CopyButton {...copyPassword} />}
      />
      <Notice tone="info">{say('joining:readyLimits', { count: sandboxAssets })}</Notice>
      <FormSend form={form} label={say('joining:enterSandbox')} />
    </AccessForm>
  );
}
