import LinearProgress from '@mui/material/LinearProgress';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';

export interface TransferWorkingProps {
  readonly open: boolean;
  readonly slots: {
    readonly figure: string;
    readonly noun: string;
    readonly source: string;
    readonly target: string;
  };
}

/** While a transfer is done; it is whole or nothing, so there is nothing to leave or stop. */
export function TransferWorking({ open, slots }: TransferWorkingProps) {
  const { say } = useSay('transfers');
  const title = say('transfers:working', slots);
  return (
    <Modal open={open} title={title} text={say('transfers:workingText', slots)}>
      <LinearProgress aria-label={title} />
    </Modal>
  );
}
