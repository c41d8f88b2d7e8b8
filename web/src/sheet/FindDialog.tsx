import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { CheckRow } from '../ui/CheckRow';
import { DialogForm } from '../ui/DialogForm';
import { Modal } from '../ui/Modal';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import type { CellRange } from './ranges';
import { findCells, planReplace, type Place, type Search } from './replace';
import type { CellChange, SheetColumn, SheetRow } from './sheet-store';

export interface FindDialogProps {
  readonly open: boolean;
  /** The rows in view: what cannot be seen is not replaced. */
  readonly rows: readonly SheetRow[];
  /** Raised when cells change. */
  readonly version: number;
  readonly columns: readonly SheetColumn[];
  /** More than one cell that is selected: it can be looked into alone. */
  readonly selection: CellRange | null;
  readonly onGo: (place: Place) => void;
  readonly onReplace: (changes: readonly CellChange[]) => void;
  readonly onClose: () => void;
}

/** Finds a text in the sheet, one cell after the other, and replaces it in all of them at once. */
export function FindDialog(props: FindDialogProps) {
  const { open, columns, onReplace, onClose } = props;
  const { say } = useSay('sheet');
  const { wish, change, selection, rows, search, found, next } = useFinding(props);
  const none = found.length === 0;
  return (
    <Modal
      open={open}
      size="base"
      title={say('sheet:findReplace')}
      onClose={onClose}
      actions={
        <>
          <Button size="small" variant="text" onClick={onClose}>
            {say('ui:close')}
          </Button>
          <Button size="small" type="submit" form="sheet-find" disabled={none}>
            {say('sheet:findNext')}
          </Button>
          <Button
            size="small"
            variant="contained"
            disabled={none}
            onClick={() => onReplace(planReplace(rows, search, wish.replacement))}
          >
            {none ? say('sheet:replaceNone') : say('sheet:replaceAll', { count: found.length })}
          </Button>
        </>
      }
    >
      <DialogForm id="sheet-find" onSubmit={next}>
        <WishFields
          wish={wish}
          columns={columns}
          canSelect={selection !== null}
          found={found.length}
          onChange={change}
        />
      </DialogForm>
    </Modal>
  );
}

/** What is looked for and where, what was found, and the walk over it. */
function useFinding({ open, version, columns, onGo, ...props }: FindDialogProps) {
  const [wish, setWish] = useState<Wish>({
    text: '',
    replacement: '',
    column: '',
    whole: false,
    exact: false,
  });
  const [at, setAt] = useState(-1);
  const selection = useSelectionAt(open, props.selection);
  const within = wish.column === inSelection ? selection : null;
  const rows = useMemo(
    () => (within === null ? props.rows : props.rows.slice(within.y, within.y1 + 1)),
    [props.rows, within],
  );
  const search = useMemo(() => searchOf(wish, columns, within), [wish, columns, within]);
  // The rows are changed in place; their version says when to look again.
  const found = useMemo(
    () => (open && version >= 0 ? findCells(rows, search) : []),
    [open, rows, search, version],
  );
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setAt(-1);
  };
  const next = (event: SyntheticEvent) => {
    event.preventDefault();
    const place = found[(at + 1) % found.length];
    if (place === undefined) return;
    setAt((at + 1) % found.length);
    onGo(place);
  };
  return { wish, change, selection, rows, search, found, next };
}

/** What stands for the selected cells among the columns. */
const inSelection = ':selection';

/** What was selected as the dialog opened: going to what is found selects another cell. */
function useSelectionAt(open: boolean, selection: CellRange | null): CellRange | null {
  const [held, setHeld] = useState({ open: false, range: selection });
  if (open === held.open) return held.range;
  const isMany = selection !== null && (selection.x !== selection.x1 || selection.y !== selection.y1);
  const next = { open, range: isMany ? selection : null };
  setHeld(next);
  return next.range;
}

/** What is in the fields of the dialog; no column means all of them. */
interface Wish {
  readonly text: string;
  readonly replacement: string;
  readonly column: string;
  readonly whole: boolean;
  readonly exact: boolean;
}

function searchOf(
  { text, whole, exact, column }: Wish,
  columns: readonly SheetColumn[],
  within: CellRange | null,
): Search {
  const names = columns.map(({ field }) => field.name);
  if (within !== null) return { text, whole, exact, fields: names.slice(within.x, within.x1 + 1) };
  const isOne = names.includes(column);
  return { text, whole, exact, fields: isOne ? [column] : names };
}

interface WishFieldsProps {
  readonly wish: Wish;
  readonly columns: readonly SheetColumn[];
  /** Whether more than one cell is selected. */
  readonly canSelect: boolean;
  /** Cells that match. */
  readonly found: number;
  readonly onChange: (part: Partial<Wish>) => void;
}

function WishFields({ wish, columns, canSelect, found, onChange }: WishFieldsProps) {
  const { say } = useSay('sheet');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const count = found === 0 ? say('sheet:foundNone') : say('sheet:found', { count: found });
  return (
    <>
      <TextInput
        label={say('sheet:find')}
        value={wish.text}
        onChange={(text) => onChange({ text })}
        inputRef={first}
        hint={<span role="status">{wish.text === '' ? '' : count}</span>}
      />
      <TextInput
        label={say('sheet:replaceWith')}
        value={wish.replacement}
        onChange={(replacement) => onChange({ replacement })}
      />
      <SelectInput
        label={say('sheet:inColumn')}
        value={canSelect || wish.column !== inSelection ? wish.column : ''}
        none={say('sheet:everyColumn')}
        options={[
          ...(canSelect ? [{ value: inSelection, label: say('sheet:inSelection') }] : []),
          ...columns.map(({ field, label }) => ({ value: field.name, label })),
        ]}
        onChange={(column) => onChange({ column })}
      />
      <div>
        <CheckRow
          label={say('sheet:wholeCell')}
          checked={wish.whole}
          onChange={(whole) => onChange({ whole })}
        />
        <CheckRow
          label={say('sheet:sameCase')}
          checked={wish.exact}
          onChange={(exact) => onChange({ exact })}
        />
      </div>
    </>
  );
}
