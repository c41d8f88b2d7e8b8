import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import MailPlus from 'lucide-react/icons/mail-plus';
import { call } from '../../call/call';
import type { RowActionLook } from '../../fields/list-actions';
import { errorReason } from '../../list/error-reason';
import { IconAction } from '../../ui/IconAction';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { formatCountdown } from '../access/countdown';
import { readRefused } from '../access/refusal';
import { useCountdown } from '../access/use-countdown';

export interface ResendPersonProps extends RowActionLook {
  readonly companyId: number;
  readonly rowKey: number;
  /** From when on it can be sent again, in milliseconds. */
  readonly from: number;
}

/** Sends a person the mail again, once a minute (document 2 section 8: toasts). */
export function ResendPerson({ companyId, rowKey, from, name, disabled }: ResendPersonProps) {
  const { say } = useSay('form', 'records');
  const { show } = useToasts();
  const client = useQueryClient();
  const wait = useCountdown(from);
  const sending = useMutation({
    mutationFn: () =>
      call('authorizations.resend', {
        params: { objectType: 'company', pk: String(companyId), rowKey: String(rowKey) },
      }),
    networkMode: 'always',
    onSuccess: () => {
      show({ tone: 'ok', text: say('records:emailSuccess', { name }) });
    },
    onError: (error) => {
      wait.start(readRefused(error).wait ?? 0);
      show({ tone: 'danger', text: say('records:emailError', { name, reason: errorReason(error, say) }) });
    },
    // Whatever came of it, the server knows how far the person is.
    onSettled: () => client.invalidateQueries({ queryKey: ['authorizations.listResendable'] }),
  });
  const label = say('form:resendRow', { row: name });
  if (wait.left === 0)
    return (
      <IconAction
        label={label}
        disabled={disabled || sending.isPending}
        onClick={() => {
          sending.mutate();
        }}
      >
        <MailPlus size={16} />
      </IconAction>
    );
  return (
    <Button size="small" variant="text" disabled startIcon={<MailPlus size={16} />} aria-label={label}>
      {say('records:resendIn', { time: formatCountdown(wait.left) })}
    </Button>
  );
}
