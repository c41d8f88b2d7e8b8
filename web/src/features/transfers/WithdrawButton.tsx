import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { staleByAnswer } from './use-answer';

export interface WithdrawButtonProps {
  readonly place: Place;
  readonly transfer: TransferRow;
}

/** Takes back what was sent and is not answered yet. */
export function WithdrawButton({ place, transfer }: WithdrawButtonProps) {
  const { say, word, language } = useSay('arrivals');
  const { noun } = useModel(place).model;
  const { show } = useToasts();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const count = transfer.assets_count;
  const slots = {
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
    ...{ source: transfer.source.name, target: transfer.target.name },
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('transfers.withdraw', {
        params: { boxId: String(place.boxId), transferId: String(transfer.id) },
        body: {},
      }),
    onSuccess: () => {
      show({ tone: 'ok', text: say('arrivals:withdrawn', slots) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: errorReason(error, say) });
    },
    onSettled: () => {
      setAsked(false);
      for (const each of staleByAnswer) void client.invalidateQueries({ queryKey: [each] });
    },
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<Undo2 size={16} />}
        onClick={() => {
          setAsked(true);
        }}
      >
        {say('arrivals:withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="accent"
        title={say('arrivals:withdrawTitle', slots)}
        text={say('arrivals:withdrawText', slots)}
        confirmLabel={say('arrivals:withdraw')}
        working={isPending}
        onConfirm={() => {
          mutate();
        }}
        onCancel={() => {
          setAsked(false);
        }}
      />
    </>
  );
}
