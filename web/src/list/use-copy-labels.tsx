import Copy from 'lucide-react/icons/copy';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import type { SelectionAction } from './SelectionBar';
import type { Selection } from './selection';

/** Copies what the selected rows are called, one a line, as sheets take them. */
export function useCopyLabels(): (selection: Selection) => SelectionAction {
  const { say } = useSay('list');
  const { show } = useToasts();
  const copy = async (labels: readonly string[]) => {
    const isCopied = await writeClipboard(labels.join('\n'));
    if (isCopied)
      show({ id: 'copied', tone: 'ok', text: say('list:labelsCopied', { count: labels.length }) });
    else show({ id: 'copied', tone: 'danger', text: say('list:copyRefused') });
  };
  return (selection) => ({
    key: 'copy',
    label: say(selection.size === 1 ? 'list:copyLabel' : 'list:copyLabels'),
    short: say('ui:copy'),
    icon: <Copy size={16} />,
    onClick: () => {
      void copy([...selection.values()]);
    },
  });
}

/** Without a secure context there is no clipboard; with one it may still be refused. */
async function writeClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
