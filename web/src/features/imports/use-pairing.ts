import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextMeaning, Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
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
  /** Says what texts of columns mean, from now on and for the company. */
  readonly setMeanings: (meanings: readonly TextMeaning[]) => void;
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
  /** A change of pairs that waits for a word: it would lose what was corrected in its columns. */
  readonly waiting: WaitingPair | null;
  readonly decline: () => void;
}

interface WaitingPair {
  /** Cells that would be lost; null where nobody could count them. */
  readonly count: number | null;
  readonly go: () => void;
}

/** The pairs of an upload. Each change is kept at once, so that a reload finds it; one call at a time. */
export function usePairing(upload: Upload, subject: ImportSubject): Pairing {
  const id = upload.ExcelUploadId;
  const [draft, setDraft] = useState<readonly UploadColumn[] | null>(null);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [asked, askMore] = useAskedColumns(upload);
  const { waiting, ask, decline } = useQuestion(upload);
  const columns = draft ?? upload.columns;
  const { itemsOf, setAnswer, textsOf, isKept } = useAnswers(subject, upload);
  const { mutate, isPending, failureCount, error, reset, variables } = usePairCall(id, setDraft, askMore);
  const keep: Keep = (next, { answers = {}, meanings = [] } = {}) => {
    setDraft(next);
    mutate([id, next, false, textsOf(next, answers), meanings]);
  };
  return {
    columns,
    declined,
    asked,
    setField: (column, field) => {
      const before = columns.find(({ name }) => name === column)?.field ?? null;
      ask([before, field], () => {
        setDeclined(withDeclined(declined, column, field === null));
        keep(withField(columns, column, field));
      });
    },
    setReading: (column, reading) => {
      ask([columns.find(({ name }) => name === column)?.field ?? null], () => {
        keep(withReading(columns, column, reading));
      });
    },
    // What was corrected stays as it is: only cells that nobody touched are read anew.
    setMeanings: (meanings) => {
      keep(columns, { meanings });
    },
    items: itemsOf(columns),
    setAnswer,
    keepAnswer: (field, answer) => {
      // What was never asked is kept with the first change of a column, or as the step is left.
      if (upload.defaults === null || isKept(columns, { [field]: answer })) return;
      ask([field], () => {
        keep(columns, { answers: { [field]: answer } });
      });
    },
    complete: (onDone) => {
      // Rows that were read by these pairs keep their edits.
      if (upload.paired && draft === null && isKept(columns)) onDone();
      else mutate([id, columns, true, textsOf(columns)], { onSuccess: onDone });
    },
    ...stateOf(isPending, failureCount, variables),
    error,
    reset,
    waiting,
    decline,
  };
}

/** The question before a change of pairs that loses corrections. */
function useQuestion(upload: Upload) {
  const [waiting, setWaiting] = useState<WaitingPair | null>(null);
  const corrections = useCorrections(upload);
  /** Does what changes how some fields are filled, after a question where that loses corrections of their cells. */
  const ask = (fields: readonly (string | null)[], act: () => void) => {
    const go = () => {
      corrections.forget(fields);
      act();
    };
    corrections.ask(fields, (count) => {
      if (count === 0) go();
      else setWaiting({ count, go });
    });
  };
  return {
    ask,
    waiting:
      waiting === null
        ? null
        : {
            count: waiting.count,
            go: () => {
              setWaiting(null);
              waiting.go();
            },
          },
    decline: () => {
      setWaiting(null);
    },
  };
}

/**
 * Counts what was corrected in some fields, and counts it no more once it is lost; null where the server cannot be asked.
 * What was never paired before holds no correction: nothing waits for the count then.
 */
function useCorrections({ ExcelUploadId, defaults }: Upload) {
  const client = useQueryClient();
  const [wasAsked] = useState(defaults !== null);
  const query = callQuery('sheets.corrections', { params: { excelUploadId: String(ExcelUploadId) } });
  const kept = { ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false };
  const { data } = useQuery({ ...kept, enabled: wasAsked });
  const countOf = (counts: Readonly<Record<string, number>>, fields: readonly (string | null)[]) =>
    [...new Set(fields)].reduce((sum, name) => sum + (name === null ? 0 : (counts[name] ?? 0)), 0);
  return {
    ask: (fields: readonly (string | null)[], then: (count: number | null) => void) => {
      if (!wasAsked) then(0);
      else if (data !== undefined) then(countOf(data.counts, fields));
      else
        void client
          .query(kept)
          .then(({ counts }) => countOf(counts, fields))
          .catch(() => null)
          .then(then);
    },
    forget: (fields: readonly (string | null)[]) => {
      client.setQueryData(query.queryKey, (known) =>
        known === undefined
          ? known
          : {
              counts: Object.fromEntries(
                Object.entries(known.counts).filter(([name]) => !fields.includes(name)),
              ),
            },
      );
    },
  };
}

/** The columns whose reading was asked about so far, and how those of a newer pairing join them. */
function useAskedColumns(upload: Upload): readonly [ReadonlySet<string>, (paired: Upload) => void] {
  const openOf = ({ columns }: Upload) =>
    columns.filter(({ ambiguous }) => ambiguous !== null).map(({ name }) => name);
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set(openOf(upload)));
  const askMore = (paired: Upload) => {
    setAsked((before) => new Set([...before, ...openOf(paired)]));
  };
  return [asked, askMore];
}

/** Keeps pairs, with answers that were not kept yet, and what texts were just said to mean. */
type Keep = (
  next: readonly UploadColumn[],
  more?: {
    readonly answers?: Readonly<Record<string, Answer>>;
    readonly meanings?: readonly TextMeaning[];
  },
) => void;

function withDeclined(declined: ReadonlySet<string>, column: string, isOut: boolean): ReadonlySet<string> {
  const others = [...declined].filter((name) => name !== column);
  return new Set(isOut ? [...others, column] : others);
}

function stateOf(isPending: boolean, failures: number, order: Parameters<typeof pairOrder> | undefined) {
  return {
    isSaving: isPending,
    isWaitingForServer: isPending && failures > 0,
    isCompleting: isPending && order?.[2] === true,
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
    // Tried too where the browser takes the network for gone: whether the server is away, its answer says.
    networkMode: 'always',
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
