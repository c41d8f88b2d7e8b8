import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import type { Tone } from '../../theme/tokens';
import type { StatusIcon } from '../../ui/status-icons';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';

interface Look {
  readonly tone: Tone;
  readonly icon: StatusIcon;
}

/** How the states of transfers look. */
const looks: Readonly<Record<TransferRow['state'], Look>> = {
  in_transit: { tone: 'info', icon: 'truck' },
  completed: { tone: 'ok', icon: 'check' },
  partly: { tone: 'warning', icon: 'alert' },
  returned: { tone: 'warning', icon: 'minus' },
  withdrawn: { tone: 'neutral', icon: 'minus' },
  rejected: { tone: 'danger', icon: 'cross' },
};

/** The state of a transfer as icon, word and colour. */
export function TransferState({ state }: Pick<TransferRow, 'state'>) {
  const { say } = useSay('transfers');
  return <StatusChip {...looks[state]}>{say(`transfers:${state}`)}</StatusChip>;
}

const assetLooks: Readonly<Record<TransferAsset['state'], Look>> = {
  sent: looks.in_transit,
  received: looks.completed,
  returned: looks.returned,
  withdrawn: looks.withdrawn,
};

/** What became of one asset of a transfer. */
export function TransferAssetState({ state }: Pick<TransferAsset, 'state'>) {
  const { say } = useSay('arrivals');
  return <StatusChip {...assetLooks[state]}>{say(`arrivals:asset_${state}`)}</StatusChip>;
}
