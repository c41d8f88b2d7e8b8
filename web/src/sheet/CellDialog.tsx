import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { rawOfCell } from '@huella/domain/engine/fields/grid-text';
import type { Field } from '@huella/domain/model/field';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import { openPlace, rowsOf } from '../fields/list-rows';
import { widgets } from '../fields/widgets';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';
import { rawOfText, textOfRaw } from './cell-raw';

export interface CellDialogProps {
  /** What the cell is of: its row or its asset. */
  readonly title: string;
  readonly field: Field;
  readonly label: string;
  readonly required: boolean;
  readonly text: string;
  readonly locale: Locale;
  /** The row as far as it can be read. */
  readonly values: Values;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** A cell that no line of text is enough for, filled in by the widget that forms have. Nothing is written before it is said so. */
export function CellDialog(props: CellDialogProps) {
  const { title, field, label, required, text, locale, values, onSave, onClose } = props;
  const { say } = useSay('sheet');
  const [raw, setRaw] = useState<Value>(() => rawOfText(field, text, locale));
  const { Input } = widgets[field.type];
  const issues = useMemo(() => checkField(field, raw, locale).issues, [field, raw, locale]);
  const [found] = useState(() => checkField(field, rawOfCell(field, text), locale).issues);
  // What was wrong as it was opened, and still is: what is being filled in is not told of before it is done.
  const placed = issues.filter((each) =>
    found.some((one) => one.field === each.field && one.code === each.code),
  );
  // A file that is not there yet has no name that a cell could hold, and a row that is open is not done.
  const isUnderway = issues.some(({ code }) => code === 'filesUnderway') || openPlace(rowsOf(raw)) >= 0;
  return (
    <Modal
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button size="small" variant="text" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <Button
            size="small"
            variant="contained"
            disabled={isUnderway}
            onClick={() => onSave(textOfRaw(field, raw, locale))}
          >
            {say('sheet:intoCell')}
          </Button>
        </>
      }
    >
      <Input
        field={field}
        id={`cell-${field.name}`}
        label={label}
        required={required}
        disabled={false}
        hint={field.hint?.[locale.language]}
        error={undefined}
        placed={placed}
        value={raw}
        onChange={setRaw}
        onBlur={nothingToDo}
        locale={locale}
        values={values}
      />
    </Modal>
  );
}

/** The dialog is done by its buttons. */
const nothingToDo = (): void => undefined;
