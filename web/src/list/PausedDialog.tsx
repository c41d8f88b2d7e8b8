import Button from '@mui/material/Button';
import type { AssetRow } from '@huella/domain/calls/objects';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { addressOf } from '../address';
import { paths } from '../paths';
import { useLocale } from '../session/model';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';

/** Says why a row takes nothing for now: it is paused, or on its way; null shows nothing. */
export function PausedDialog({
  row,
  onClose,
}: {
  readonly row: AssetRow | null;
  readonly onClose: () => void;
}) {
  const { say } = useSay('list');
  if (row === null) return null;
  if (row.in_transit_since !== undefined) return <TravelDialog row={row} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={say('list:pausedTitle', { label: row.label })}
      text={
        row.paused_message === null || row.paused_message === ''
          ? say('list:pausedUnknown')
          : row.paused_message
      }
      actions={
        <Button size="small" autoFocus onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    />
  );
}

interface TravelDialogProps {
  readonly row: AssetRow;
  readonly onClose: () => void;
}

/** Since when an asset is on its way, and the transfer that says where to. */
function TravelDialog({ row, onClose }: TravelDialogProps) {
  const { say } = useSay('list');
  const { zone } = useLocale();
  const { transfer_id: id, in_transit_since: since = '' } = row;
  return (
    <Modal
      open
      onClose={onClose}
      title={say('list:travelTitle', { label: row.label })}
      text={say('list:travelText', { since: formatDateTime(since, zone) })}
      actions={
        <>
          <Button size="small" autoFocus onClick={onClose}>
            {say('ui:close')}
          </Button>
          {id !== undefined && (
            <Button size="small" variant="contained" href={addressOf(paths.transfer, {}, { id })}>
              {say('list:travelSee')}
            </Button>
          )}
        </>
      }
    />
  );
}
