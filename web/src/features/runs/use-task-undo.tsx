import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Place } from '../../session/context';
import { useModelsOf } from '../../session/model';
import { isAlive } from '../../shell/run-progress';
import { useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useSay } from '../../words/use-say';
import { UndoOf, type UndoOfProps } from '../events/EventRowParts';
import type { RunUndoAsked } from './RunUndoDialog';
import { useRunTitle } from './use-run-columns';

const RunUndoDialog = lazy(async () => ({ default: (await import('./RunUndoDialog')).RunUndoDialog }));

/** A task is undone row by row; what its event joins together, by the event, all of it or nothing. */
type AskedUndo =
  | { readonly way: 'run'; readonly asked: RunUndoAsked }
  | { readonly way: 'event'; readonly of: Pick<UndoOfProps, 'asked' | 'model'> };

const undoWords = {
  add: 'runs:undoLoad',
  update: 'runs:undoChanges',
  event: 'runs:undo',
  undo: 'runs:undo',
} as const;

/** How a task is undone. */
export interface TaskUndo {
  readonly label: string;
  /** Why it may not be now. */
  readonly refused: string | undefined;
  readonly onClick: () => void;
}

/** The way to undo what tasks recorded, and what asks before it is done; none of one that goes on, or has undone others. */
export function useTaskUndo(place: Place): {
  readonly undoOf: (run: RunView) => TaskUndo | null;
  readonly dialogs: ReactNode;
} {
  const { say, word } = useSay('runs');
  const modelOf = useModelsOf(place);
  const titleOf = useRunTitle(place);
  const refused = useReadOnlyReason(place) ?? undefined;
  const [undone, setUndone] = useState<AskedUndo | null>(null);
  const undoOf = useCallback(
    (run: RunView): TaskUndo | null => {
      const model = modelOf(run.assetType);
      const event = model && findEvent(model, run.eventType);
      const { id, eventId } = run;
      if (run.done === 0 || run.kind === 'undo' || isAlive(run)) return null;
      if (model === null || event === null || eventId === null) return null;
      const asked: AskedUndo =
        event.absorbs === undefined
          ? { way: 'run', asked: { id, title: titleOf(run), model, isLoad: run.kind === 'add' } }
          : { way: 'event', of: { asked: { id: eventId, name: word(event.name) }, model } };
      return { label: say(undoWords[run.kind]), refused, onClick: () => setUndone(asked) };
    },
    [say, word, modelOf, titleOf, refused],
  );
  return {
    undoOf,
    dialogs: (
      <Suspense fallback={null}>
        {undone?.way === 'run' && <RunUndoDialog asked={undone.asked} onClose={() => setUndone(null)} />}
        {undone?.way === 'event' && <UndoOf {...undone.of} onClose={() => setUndone(null)} />}
      </Suspense>
    ),
  };
}
