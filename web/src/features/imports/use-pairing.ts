import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import type { Answer, AskedItem } from './asked-items';
import type { ImportSubject } from './import-subject';
import { pairOrder, withField, withReading, type Reading } from './pairing';
import { useAnswers } from './use-answers';
import { uploadQuery } from './use-import';
import { rowsKey } from './use-upload-rows';

export interface Pairing {
  /** The columns as they are paired now, before the server has answered too. */
  readonly columns: readonly UploadColumn[];
  /** Columns that the user left out just now. */
  readonly declined: ReadonlySet<string>;
  /** Columns whose reading was asked about here: the question stays, so that the answer can be changed. */
  readonly asked: ReadonlySet<string>;
  readonly setField: (column: string, field: string | null) => void;
  readonly setReading: (column: string, reading: Reading) => void;
  /** The fields that no column fills and that every row may be given a value of, as they stand. */
  readonly items: readonly AskedItem[];
  readonly setAnswer: (field: string, answer: Answer) => void;
  /** Has an answer kept that is complete. */
  readonly keepAnswer: (field: string, answer: Answer) => void;
  /** Has all rows read by these pairs; then they can be reviewed. */
  readonly complete: (onDone: () => void) => void;
  readonly isSaving: boolean;
  /** The server is away: what was chosen stays in view and is saved when it is back. */
  readonly isWaitingForServer: boolean;
  readonly isCompleting: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  /** A change of pairs that waits for a word: it would lose what was edited in the cells. */
  readonly waiting: (() => void) | null;
  readonly decline: () => void;
}

/** The pairs of an upload. Each change is kept at once, so that a reload finds it; one call at a time. */
export function usePairing(upload: Upload, subject: ImportSubject): Pairing {
  const id = upload.ExcelUploadId;
  const [draft, setDraft] = useState<readonly UploadColumn[] | null>(null);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<string>>(
    () => new Set(upload.columns.filter(({ ambiguous }) => ambiguous !== null).map(({ name }) => name)),
  );
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const columns = draft ?? upload.columns;
  const { itemsOf, setAnswer, textsOf, isKept } = useAnswers(subject, upload);
  const { mutate, isPending, failureCount, error, reset, variables } = usePairCall(id, setDraft, (paired) => {
    const open = paired.columns.filter(({ ambiguous }) => ambiguous !== null).map(({ name }) => name);
    setAsked((before) => new Set([...before, ...open]));
  });
  const keep = (next: readonly UploadColumn[], more: Readonly<Record<string, Answer>> = {}) => {
    setDraft(next);
    mutate([id, next, false, textsOf(next, more)]);
  };
  /** Pairs that were completed once have rows that may have been edited. */
  const ask = (act: () => void) => {
    if (upload.paired) setWaiting(() => act);
    else act();
  };
  return {
    columns,
    declined,
    asked,
    setField: (column, field) => {
      ask(() => {
        const others = [...declined].filter((name) => name !== column);
        setDeclined(new Set(field === null ? [...others, column] : others));
        keep(withField(columns, column, field));
      });
    },
    setReading: (column, reading) => {
      ask(() => {
        keep(withReading(columns, column, reading));
      });
    },
    items: itemsOf(columns),
    setAnswer,
    keepAnswer: (field, answer) => {
      // What was never asked is kept with the first change of a column, or as the step is left.
      if (upload.defaults === null || isKept(columns, { [field]: answer })) return;
      ask(() => {
        keep(columns, { [field]: answer });
      });
    },
    complete: (onDone) => {
      // Rows that were read by these pairs keep their edits.
      if (upload.paired && draft === null && isKept(columns)) onDone();
      else mutate([id, columns, true, textsOf(columns)], { onSuccess: onDone });
    },
    isSaving: isPending,
    isWaitingForServer: isPending && failureCount > 0,
    isCompleting: isPending && variables[2],
    error,
    reset,
    waiting: waiting === null ? null : afterwards(waiting, setWaiting),
    decline: afterwards(() => undefined, setWaiting),
  };
}

function afterwards(act: () => void, setWaiting: (none: null) => void): () => void {
  return () => {
    setWaiting(null);
    act();
  };
}

/** Milliseconds between tries while the server is away: longer each time. */
const firstPause = 1_000;
const maxPause = 10_000;

/**
 * The call that keeps pairs: one at a time, its answer in view unless a later change is on its way. While the server is
 * away it is tried again until it is back.
 */
function usePairCall(id: number, setDraft: (draft: null) => void, onPaired: (upload: Upload) => void) {
  const client = useQueryClient();
  const mutationKey = ['pair', id];
  return useMutation({
    mutationKey,
    scope: { id: `pair ${id}` },
    mutationFn: (order: Parameters<typeof pairOrder>) => call('sheets.pair', { body: pairOrder(...order) }),
    onSuccess: (paired) => {
      // An answer to an earlier change must not undo a later one in view.
      if (client.isMutating({ mutationKey }) > 1) return;
      client.setQueryData(uploadQuery(id).queryKey, paired);
      client.removeQueries({ queryKey: [rowsKey, id] });
      setDraft(null);
      onPaired(paired);
    },
    retry: (_failures, error) => error instanceof CallError && error.code === 'unavailable',
    retryDelay: (failures) => Math.min(maxPause, firstPause * 2 ** failures),
    onError: (error) => {
      // What was chosen stays in view, and goes with the next change; what somebody submitted meanwhile is over.
      if (!(error instanceof CallError) || error.code !== 'changedMeanwhile') return;
      setDraft(null);
      void client.invalidateQueries({ queryKey: uploadQuery(id).queryKey });
    },
  });
}
