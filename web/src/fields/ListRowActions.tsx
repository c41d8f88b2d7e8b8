import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { Field } from '@huella/domain/model/field';
import type { RowValue } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { keepFocus } from '../ui/keep-focus';
import { useSay } from '../words/use-say';
import type { ListActions } from './list-actions';
import { isDeleted, isResendable } from './list-rows';
import type { ListRows } from './use-list-rows';

const Note = styled('span')(({ theme }) => ({
  marginRight: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

export interface OpenRowActionsProps {
  readonly name: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The ends of editing a row. */
export function OpenRowActions({ name, onSave, onCancel }: OpenRowActionsProps) {
  const { say } = useSay('form');
  return (
    <>
      <IconAction
        label={say('form:saveRow', { row: name })}
        color="primary"
        onMouseDown={keepFocus}
        onClick={onSave}
      >
        <Check size={16} />
      </IconAction>
      <IconAction label={say('form:cancelRow', { row: name })} onMouseDown={keepFocus} onClick={onCancel}>
        <X size={16} />
      </IconAction>
    </>
  );
}

export interface ListRowActionsProps {
  readonly field: Field;
  readonly row: RowValue;
  readonly at: number;
  readonly name: string;
  readonly list: ListRows;
  /** What the screen around can do with the row; null where nothing. */
  readonly outside: ListActions | null;
}

/** What can be done with a row; nothing while another one is open (document 2 section 4). */
export function ListRowActions({ field, row, at, name, list, outside }: ListRowActionsProps) {
  const { say } = useSay('form');
  const isHeld = list.openAt >= 0;
  if (isDeleted(row)) {
    return (
      <>
        <Note>{say('form:deletedRow')}</Note>
        <Button
          id={list.idOf(`${at}-restore`)}
          size="small"
          variant="text"
          startIcon={<Undo2 size={16} />}
          disabled={isHeld}
          aria-label={say('form:restoreRow', { row: name })}
          onClick={() => list.restore(at)}
        >
          {say('form:restore')}
        </Button>
      </>
    );
  }
  return (
    <>
      {isResendable(field, row) && outside?.resendOf(field, row, { name, disabled: isHeld })}
      <IconAction
        id={list.idOf(`${at}-edit`)}
        label={say('form:editRow', { row: name })}
        disabled={isHeld}
        onClick={() => list.open(at)}
      >
        <Pencil size={16} />
      </IconAction>
      <IconAction
        label={say('form:deleteRow', { row: name })}
        disabled={isHeld}
        onClick={() => list.remove(at)}
      >
        <Trash2 size={16} />
      </IconAction>
    </>
  );
}
