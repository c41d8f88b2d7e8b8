import Button from '@mui/material/Button';
import Undo from 'lucide-react/icons/undo';
import { maxUndoReasonLength } from '@huella/domain/rules/undo';
import { TextInput } from '../../ui/TextInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';

/** The fewest characters of a reason, as the server asks. */
export const leastReason = 3;

interface ReasonProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Why something is undone, as its history will say. */
export function UndoReason(props: ReasonProps) {
  const { say } = useSay('events');
  return (
    <TextInput
      {...props}
      label={say('events:undoReason')}
      hint={say('events:undoReasonHint')}
      required
      rows={2}
      maxLength={maxUndoReasonLength}
    />
  );
}

interface ActionsProps {
  /** Null where it cannot be undone. */
  readonly confirmLabel: string | null;
  /** There is nothing to cancel then. */
  readonly isRefused: boolean;
  readonly isWorking: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Undoes it, or leaves it as it is. */
export function UndoActions({ confirmLabel, isRefused, isWorking, onClose, onConfirm }: ActionsProps) {
  const { say } = useSay();
  return (
    <>
      <Button size="small" disabled={isWorking} onClick={onClose}>
        {say(isRefused ? 'ui:close' : 'ui:cancel')}
      </Button>
      {confirmLabel !== null && (
        <WorkingButton
          size="small"
          variant="contained"
          startIcon={<Undo size={16} />}
          working={isWorking}
          onClick={onConfirm}
        >
          {confirmLabel}
        </WorkingButton>
      )}
    </>
  );
}
