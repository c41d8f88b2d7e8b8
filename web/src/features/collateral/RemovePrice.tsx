import { useMutation } from '@tanstack/react-query';
import type { PriceRow } from '@huella/domain/calls/prices';
import { formatDate } from '@huella/domain/engine/fields/date';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ofCompany, useRefreshCollateral } from './collateral-calls';

export interface RemovePriceProps {
  readonly place: Place;
  readonly price: PriceRow;
  readonly onClose: () => void;
}

/** Asks before a price is taken away. */
export function RemovePrice({ place, price, onClose }: RemovePriceProps) {
  const { say } = useSay('collateral');
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const { label: name, day, id } = price;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('prices.remove', { params: { ...ofCompany(place), priceId: String(id) } }),
    onSuccess: () => {
      show({ tone: 'ok', text: say('collateral:removed', { name }) });
    },
    onError: (error) => {
      show({ tone: 'danger', text: errorReason(error, say) });
    },
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={say('collateral:removeTitle', { name })}
      text={say('collateral:removeText', { day: formatDate(day) })}
      confirmLabel={say('collateral:removePrice')}
      working={isPending}
      onConfirm={() => {
        mutate();
      }}
      onCancel={onClose}
    />
  );
}
