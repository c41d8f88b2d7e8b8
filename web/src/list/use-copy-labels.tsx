import { useMutation, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { errorReason } from './error-reason';
import type { ListSubject } from './list-subject';
import { canBeNamed, nameChosen } from './name-chosen';
import type { SelectionAction } from './SelectionBar';
import type { SelectionChoice } from './use-selection';
import { writeClipboard } from './write-clipboard';

/** Copies what the selected rows are called, one a line, as sheets take them. Nothing where they are too many to be named. */
export function useCopyLabels(
  subject: ListSubject,
): (choice: Pick<SelectionChoice, 'chosen'>) => readonly SelectionAction[] {
  const client = useQueryClient();
  const { say } = useSay('list');
  const { show } = useToasts();
  const { mutate } = useMutation({
    mutationFn: async (chosen: SelectionChoice['chosen']) => {
      const named = await nameChosen(client, subject, chosen);
      const isCopied = await writeClipboard(named.map(([, label]) => label).join('\n'));
      return isCopied ? named.length : null;
    },
    onSuccess: (count) => {
      if (count === null) show({ id: 'copied', tone: 'danger', text: say('list:copyRefused') });
      else show({ id: 'copied', tone: 'ok', text: say('list:labelsCopied', { count }) });
    },
    onError: (error) => {
      const reason = errorReason(error, say);
      show({ id: 'copied', tone: 'danger', text: say('list:selectFailed', { reason }) });
    },
  });
  return ({ chosen }) => {
    if (!canBeNamed(chosen)) return [];
    return [
      {
        ...{ key: 'copy', short: say('ui:copy'), icon: <Copy size={16} /> },
        ...{ wideOnly: true, isCompact: true },
        label: say(chosen.count === 1 ? 'list:copyLabel' : 'list:copyLabels'),
        onClick: () => {
          mutate(chosen);
        },
      },
    ];
  };
}
