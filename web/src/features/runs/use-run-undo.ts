import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../call/call';
import { runAddress } from '../../shell/run-address';
import { runQuery } from './follow-run';

/** What shows assets, what happened to them and who is in which lot. */
const stale = [
  'events.list',
  'events.ofAsset',
  'jobs.list',
  'jobs.undoPreview',
  'lots.assets',
  'lots.get',
  'lots.list',
  'measures.ofAsset',
  'measures.peers',
  'objects.get',
  'objects.list',
  'topBar.all',
] as const;

/** Undoes a run by another one, and leads to that: what it reversed, and row by row what it kept. */
export function useRunUndo(id: number, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Sent again, as after a lost answer, it is the same undoing.
  const [submitKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (reason: string) =>
      call('jobs.undo', { params: { id: String(id) }, body: { reason, submitKey } }),
    onSuccess: (run) => {
      client.setQueryData(runQuery(run.id).queryKey, run);
      // Few rows are undone by now: whatever was read of assets, events and lots is of before.
      for (const each of stale) void client.invalidateQueries({ queryKey: [each] });
      onDone();
      void navigate({ href: runAddress(run.id) });
    },
    // Something came in between: what can still be undone is another question now.
    onError: () => {
      void client.invalidateQueries({ queryKey: ['jobs.undoPreview'] });
    },
  });
}
