import { checkEmail } from '@huella/domain/engine/fields/email';
import { useIsPhone } from '../../shell/use-media';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { AccessForm } from './AccessForm';
import { FormSend } from './FormSend';
import { useAccessForm } from './use-access-form';
import { askForMail, type MailPurpose } from './use-resend';

export interface AskMailFormProps {
  readonly purpose: MailPurpose;
  /** Is in the field already. */
  readonly email?: string | undefined;
  readonly button: string;
  /** The field takes the focus, where no screen keyboard would come with it. */
  readonly autoFocus?: boolean;
  /** The mail was asked for. */
  readonly onSent: (email: string) => void;
}

const names = ['email'] as const;

/** An e-mail, and a button that has a mail sent to it. */
export function AskMailForm({ purpose, email = '', button, autoFocus = true, onSent }: AskMailFormProps) {
  const { say } = useSay('access');
  const isPhone = useIsPhone();
  const form = useAccessForm({
    names,
    initial: { email },
    check: (typed) => checkEmail(typed.email),
    send: async (typed) => {
      await askForMail(purpose, typed.email.trim());
      onSent(typed.email.trim());
    },
  });
  return (
    <AccessForm noValidate onSubmit={(event) => void form.submit(event)}>
      <TextInput
        {...form.bind('email')}
        label={say('access:email')}
        size="large"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={autoFocus && !isPhone}
        maxLength={320}
      />
      <FormSend form={form} label={button} />
    </AccessForm>
  );
}
