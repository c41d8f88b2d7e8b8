import Button from '@mui/material/Button';
import { useSay } from '../words/use-say';
import { WorkingButton, type WorkingButtonProps } from './WorkingButton';

export interface DialogFootProps extends Omit<WorkingButtonProps, 'working' | 'size' | 'variant'> {
  /** Whether it is doing what was asked: until then nothing can be cancelled. */
  readonly working?: boolean;
  readonly onCancel: () => void;
}

/** The actions of a dialog: to leave it, and to do what it is for, which takes all else that a button does. */
export function DialogFoot({ working = false, onCancel, ...action }: DialogFootProps) {
  const { say } = useSay();
  return (
    <>
      <Button size="small" disabled={working} onClick={onCancel}>
        {say('ui:cancel')}
      </Button>
      <WorkingButton size="small" variant="contained" working={working} {...action} />
    </>
  );
}
