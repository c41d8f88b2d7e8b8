import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { UndoPreview } from '@huella/domain/calls/events';
import { call } from '../../call/call';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

/** What shows assets, what happened to them and who is in which lot: asked for again when something was undone. */
const stale = [
  'events.list',
  'events.ofAsset',
  'measures.ofAsset',
  'measures.peers',
  'events.undoPreview',
  'objects.list',
  'objects.get',
  'lots.list',
  'lots.get',
  'lots.assets',
  'topBar.all',
] as const;

/** What is undone: an event, as the preview showed it, of all assets or of one. */
export interface UndoWish {
  readonly preview: UndoPreview;
  readonly pk: number | undefined;
  readonly reason: string;
}

/** Undoes an event, and says so in a toast. What is refused for some leaves those as they are. */
export function useUndo({ noun }: AssetType, onDone: () => void) {
  const client = useQueryClient();
  const { say, word, language } = useSay('events');
  const { show } = useToasts();
  return useMutation({
    mutationFn: ({ preview, pk, reason }: UndoWish) =>
      call('events.undo', {
        params: { eventId: String(preview.id) },
        body: {
          reason,
          ...(pk !== undefined && { pks: [pk] }),
          ...(preview.cannot > 0 && { leaveOthers: true }),
        },
      }),
    onSuccess: ({ undone }, { preview }) => {
      for (const each of stale) void client.invalidateQueries({ queryKey: [each] });
      const counted = {
        figure: formatCount(undone, language),
        noun: word(undone === 1 ? noun.one : noun.many),
      };
      show({ tone: 'ok', text: say('events:undoToast', { event: preview.name, ...counted }) });
      onDone();
    },
    // Something came in between: what can still be undone is another question now.
    onError: () => {
      void client.invalidateQueries({ queryKey: ['events.undoPreview'] });
    },
  });
}
