import { DraftNote } from '../../form/DraftNote';
import { keepDraft, readDraft } from '../../form/draft';
import type { KeptDraft } from '../../form/use-kept-draft';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

export interface AssetFormDraftProps {
  readonly kept: KeptDraft;
  readonly draftKey: string;
  readonly zone: string;
  readonly onRestart: () => void;
}

/** The note of a kept draft. Discarding it can be undone for as long as its toast stands. */
export function AssetFormDraft({ kept, draftKey, zone, onRestart }: AssetFormDraftProps) {
  const { say } = useSay('form');
  const { show } = useToasts();
  const discard = () => {
    const draft = readDraft(draftKey);
    kept.drop();
    onRestart();
    show({
      tone: 'info',
      text: say('form:draftDiscarded'),
      ...(draft !== null && {
        action: {
          label: say('form:undo'),
          onClick: () => {
            keepDraft(draftKey, draft);
            onRestart();
          },
        },
      }),
    });
  };
  return <DraftNote keptAt={kept.keptAt} zone={zone} onDiscard={discard} />;
}
