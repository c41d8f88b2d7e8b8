import Button from '@mui/material/Button';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';

export interface PasteDialogProps {
  /** Rows that what was copied needs and the sheet lacks. */
  readonly missing: number;
  /** How many may still be added. */
  readonly room: number;
  /** The most rows that the sheet takes. */
  readonly maxRows: number;
  readonly onAdd: (count: number) => void;
  readonly onFitting: () => void;
  readonly onClose: () => void;
}

/** Asks what to do with rows that reach beyond the end of the sheet. */
export function PasteDialog({ missing, room, maxRows, onAdd, onFitting, onClose }: PasteDialogProps) {
  const { say } = useSay('sheet');
  const added = Math.min(missing, room);
  const left = missing - added;
  return (
    <Modal
      open
      size="base"
      title={say('sheet:pasteTitle', { count: missing })}
      text={`${say('sheet:pasteText')}${left > 0 ? ` ${say('sheet:pasteTooLong', { max: maxRows, count: left })}` : ''}`}
      onClose={onClose}
      actions={
        <>
          <Button size="small" variant="text" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <Button size="small" onClick={onFitting}>
            {say('sheet:pasteFitting')}
          </Button>
          {added > 0 && (
            <Button size="small" variant="contained" autoFocus onClick={() => onAdd(added)}>
              {say('sheet:pasteAdding', { count: added })}
            </Button>
          )}
        </>
      }
    />
  );
}
