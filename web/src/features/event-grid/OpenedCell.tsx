import { useState, type KeyboardEvent } from 'react';
import type { Field } from '@huella/domain/model/field';
import { shownInCell } from '@huella/domain/engine/fields/grid-text';
import type { Locale, Values } from '@huella/domain/model/value';
import { CellDialog } from '../../sheet/CellDialog';
import { CellButton } from './rows-look';

export interface OpenedCellProps {
  readonly field: Field;
  /** What the cell is of: 'Acta de 1234'. */
  readonly label: string;
  readonly locale: Locale;
  readonly text: string;
  /** What it has while it names none itself. */
  readonly inherited: string;
  /** What is wrong, in words. */
  readonly note: string | null;
  /** What names the cell for the screen, as of every control of the grid. */
  readonly spot: {
    readonly 'data-row': number | string;
    readonly 'data-field': string;
    readonly onFocus: () => void;
  };
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onWrite: (text: string) => void;
}

const nothing: Values = {};

/** A cell with files or rows: what is there in a line, and a press or Enter opens where it is filled in. */
export function OpenedCell(props: OpenedCellProps) {
  const { field, label, locale, text, inherited, note, onWrite } = props;
  const [isOpen, setOpen] = useState(false);
  const shown = shownInCell(field, text, locale.language);
  const ofAll = shownInCell(field, inherited, locale.language);
  return (
    <>
      <CellButton
        {...props.spot}
        type="button"
        aria-label={[shown === '' ? label : `${label}: ${shown}`, ...(note === null ? [] : [note])].join(
          '. ',
        )}
        title={note ?? shown}
        aria-haspopup="dialog"
        data-blank={text === ''}
        onKeyDown={props.onKeyDown}
        onClick={() => setOpen(true)}
      >
        {shown || ofAll || '—'}
      </CellButton>
      {isOpen && (
        <CellDialog
          {...{ field, locale, text }}
          title={label}
          label={field.label[locale.language]}
          required={field.validations?.mandatory === true}
          values={nothing}
          onSave={(next) => {
            onWrite(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
