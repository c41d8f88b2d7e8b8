import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { keepDraft, readDraft } from './draft';
import type { KeptDraft } from './use-kept-draft';

/**
 * Discards the draft of a form and begins again. It can be undone for as long as its toast stands; what was
 * typed since then gives way.
 */
export function useDiscard(kept: KeptDraft, draftKey: string, onRestart: () => void): () => void {
  const { say } = useSay('form');
  const { show } = useToasts();
  return () => {
    const draft = readDraft(draftKey);
    kept.drop();
    onRestart();
    if (draft === null) return;
    const undo = () => {
      keepDraft(draftKey, draft);
      onRestart();
    };
    show({
      tone: 'info',
      text: say('form:draftDiscarded'),
      action: { label: say('form:undo'), onClick: undo },
    });
  };
}
