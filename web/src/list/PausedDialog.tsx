import Button from '@mui/material/Button';
import type { AssetRow } from '@huella/domain/calls/objects';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';

/** Says why a row is paused; null shows nothing. */
export function PausedDialog({
  row,
  onClose,
}: {
  readonly row: AssetRow | null;
  readonly onClose: () => void;
}) {
  const { say } = useSay('list');
  if (row === null) return null;
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
