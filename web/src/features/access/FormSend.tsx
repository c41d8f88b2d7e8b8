import type { ReactNode } from 'react';
import { useSay } from '../../words/use-say';
import { Submit } from './AccessForm';
import { FormAlert } from './FormAlert';
import type { useAccessForm } from './use-access-form';

export interface FormSendProps {
  /** As `useAccessForm` gives it. */
  readonly form: Pick<
    ReturnType<typeof useAccessForm<string>>,
    'alertId' | 'whole' | 'request' | 'wait' | 'isWorking'
  >;
  readonly label: string;
  /** What is wrong in better words than the form has, and the link that helps against it. */
  readonly better?: { readonly text: string; readonly action: ReactNode } | null;
}

/** The end of a form of access: what is wrong with it as a whole, and the button that sends it. */
export function FormSend({ form, label, better = null }: FormSendProps) {
  const { say } = useSay('access');
  const whole = better?.text ?? (form.whole && say(form.whole));
  return (
    <>
      <FormAlert
        id={form.alertId}
        whole={whole}
        request={form.request}
        action={better?.action}
        wait={form.wait}
      />
      <Submit
        type="submit"
        variant="contained"
        size="large"
        working={form.isWorking}
        disabled={form.wait > 0}
      >
        {label}
      </Submit>
    </>
  );
}
