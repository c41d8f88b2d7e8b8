import Button from '@mui/material/Button';
import { Modal } from '../ui/Modal';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';

export interface ConflictDialogProps {
  readonly open: boolean;
  /** The record that somebody else saved meanwhile. */
  readonly label: string;
  readonly working: boolean;
  readonly onLoad: () => void;
  readonly onStay: () => void;
}

/** Somebody else saved first: offers their version, and says that nothing typed is lost by it. */
export function ConflictDialog({ open, label, working, onLoad, onStay }: ConflictDialogProps) {
  const { say } = useSay('form');
  return (
    <Modal
      open={open}
      onClose={working ? undefined : onStay}
      size="base"
      role="alertdialog"
      title={say('form:conflictTitle')}
      text={say('form:conflictText', { label })}
      actions={
        <>
          <Button size="small" disabled={working} onClick={onStay}>
            {say('form:conflictStay')}
          </Button>
          <WorkingButton size="small" variant="contained" autoFocus working={working} onClick={onLoad}>
            {say('form:conflictLoad')}
          </WorkingButton>
        </>
      }
    />
  );
}
