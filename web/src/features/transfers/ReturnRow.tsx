import type { TransferAsset } from '@huella/domain/calls/transfers';
import { CheckRow } from '../../ui/CheckRow';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { TransferAssetName } from './TransferAssets';
import type { useAnswer } from './use-answer';

export interface ReturnRowProps {
  /** Of the field of its reason. */
  readonly id: string;
  readonly asset: TransferAsset;
  readonly answer: ReturnType<typeof useAnswer>;
  /** The answer was tried to be sent: what is missing is shown. */
  readonly isTried: boolean;
}

/** An asset of an arrival that may go back, with its own reason. */
export function ReturnRow({ id, asset, answer: { draft, mark, issues }, isTried }: ReturnRowProps) {
  const { say } = useSay('arrivals');
  const reason = draft.returned.get(asset.id);
  const lacks =
    isTried && issues.some(({ record, field }) => field === 'reason' && record === String(asset.id));
  return (
    <>
      <CheckRow
        label={<TransferAssetName asset={asset} />}
        tone="warning"
        checked={reason !== undefined}
        onChange={(checked) => {
          mark(asset.id, checked ? '' : null);
        }}
      />
      {reason !== undefined && (
        <TextInput
          id={id}
          size="small"
          label={say('arrivals:reasonOne', { label: asset.label })}
          maxLength={300}
          value={reason}
          onChange={(text) => {
            mark(asset.id, text);
          }}
          error={lacks ? say('arrivals:reasonNeeded') : undefined}
        />
      )}
    </>
  );
}
