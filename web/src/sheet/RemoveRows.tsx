import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useSay } from '../words/use-say';

export interface RemoveRowsProps {
  /** The rows that the user wants to delete; none while nobody asks. */
  readonly rows: readonly number[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before rows leave the sheet for good. */
export function RemoveRows({ rows, onRemove, onClose }: RemoveRowsProps) {
  const { say } = useSay('sheet');
  const count = rows.length;
  return (
    <ConfirmDialog
      open={count > 0}
      title={say('sheet:removeTitle', { count })}
      text={say('sheet:removeText')}
      records={rows.slice(0, 4).map((row) => say('sheet:rowName', { row }))}
      count={count}
      confirmLabel={say('sheet:removeRows', { count })}
      onConfirm={onRemove}
      onCancel={onClose}
    />
  );
}
