import Button from '@mui/material/Button';
import { useState } from 'react';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Field } from '@huella/domain/model/field';
import type { Locale, Value, Values } from '@huella/domain/model/value';
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
  // A file that is not there yet has no name that a cell could hold.
  const isUnderway = checkField(field, raw, locale).issues.some(({ code }) => code === 'filesUnderway');
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
        placed={nonePlaced}
        value={raw}
        onChange={setRaw}
        onBlur={nothingToDo}
        locale={locale}
        values={values}
      />
    </Modal>
  );
}

const nonePlaced: readonly never[] = [];
/** The dialog is done by its buttons. */
const nothingToDo = (): void => undefined;
