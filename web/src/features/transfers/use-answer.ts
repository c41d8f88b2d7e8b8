import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import type { Issue } from '@huella/domain/model/errors';
import { settleArrival, type ArrivalAnswer } from '@huella/domain/rules/transfer-answer';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { withMark, type AnswerDraft } from './answer-figures';

/** What an answer or a withdrawal changes in view. */
export const staleByAnswer = [
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
  'journeys.ofAsset',
  'topBar.all',
  'transfers.list',
  'transfers.get',
  'transfers.arrivals',
  'lots.list',
  'lots.get',
  'lots.assets',
] as const;

const first: AnswerDraft = { answer: 'all', counted: '', reason: '', comment: '', returned: new Map() };

function answerOf({ answer, reason, returned }: AnswerDraft): ArrivalAnswer {
  return {
    answer,
    ...(answer !== 'all' && reason.trim() !== '' && { reason: reason.trim() }),
    ...(answer === 'part' && {
      returned: [...returned].map(([asset, own]) => ({
        asset,
        ...(own.trim() !== '' && { reason: own.trim() }),
      })),
    }),
  };
}

const isCount = (text: string) => /^\d{0,6}$/.test(text.trim());

/** The answer to an arrival: what is wrong with it by the same rule that the server asks, and the sending of it. */
export function useAnswer(place: Place, transfer: TransferRow, assets: readonly TransferAsset[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const settled = useMemo(
    () =>
      settleArrival(
        assets.map(({ id }) => id),
        answerOf(draft),
      ),
    [assets, draft],
  );
  const mutation = useMutation({
    mutationFn: () =>
      call('transfers.answer', {
        params: { boxId: String(place.boxId), transferId: String(transfer.id) },
        body: bodyOf(draft),
      }),
    onSettled: () => {
      for (const each of staleByAnswer) void client.invalidateQueries({ queryKey: [each] });
    },
  });
  const issues: readonly Issue[] = 'issues' in settled ? settled.issues : [];
  return {
    draft,
    change: (part: Partial<AnswerDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Marks one as going back, with its own reason; null takes the mark away. */
    mark: (id: number, reason: string | null) => {
      setDraft((before) => ({ ...before, returned: withMark(before.returned, id, reason) }));
    },
    issues,
    isCountWrong: !isCount(draft.counted),
    isWritten: draft !== first && !mutation.isSuccess,
    send: (notice: string) => {
      mutation.mutate(undefined, {
        onSuccess: () => {
          void navigate({ href: paths.transfers, state: { notice }, ignoreBlocker: true });
        },
      });
    },
    isPending: mutation.isPending,
    failure: mutation.error instanceof CallError ? mutation.error : null,
    reset: mutation.reset,
  };
}

function bodyOf(draft: AnswerDraft) {
  const { returned, ...said } = answerOf(draft);
  const counted = draft.counted.trim();
  const comment = draft.comment.trim();
  return {
    ...said,
    ...(returned !== undefined && { returned: [...returned] }),
    ...(counted !== '' && { counted: Number(counted) }),
    ...(comment !== '' && { comment }),
  };
}
