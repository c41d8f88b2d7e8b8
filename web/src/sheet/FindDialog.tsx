import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { CheckRow } from '../ui/CheckRow';
import { Modal } from '../ui/Modal';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { findCells, planReplace, type Place, type Search } from './replace';
import type { CellChange, SheetColumn, SheetRow } from './sheet-store';

export interface FindDialogProps {
  readonly open: boolean;
  /** The rows in view: what cannot be seen is not replaced. */
  readonly rows: readonly SheetRow[];
  /** Raised when cells change. */
  readonly version: number;
  readonly columns: readonly SheetColumn[];
  readonly onGo: (place: Place) => void;
  readonly onReplace: (changes: readonly CellChange[]) => void;
  readonly onClose: () => void;
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Finds a text in the sheet, one cell after the other, and replaces it in all of them at once. */
export function FindDialog({ open, rows, version, columns, onGo, onReplace, onClose }: FindDialogProps) {
  const { say } = useSay('sheet');
  const [wish, setWish] = useState<Wish>({
    text: '',
    replacement: '',
    column: '',
    whole: false,
    exact: false,
  });
  const [at, setAt] = useState(-1);
  const search = useMemo(() => searchOf(wish, columns), [wish, columns]);
  // The rows are changed in place; their version says when to look again.
  const found = useMemo(
    () => (open && version >= 0 ? findCells(rows, search) : []),
    [open, rows, search, version],
  );
  const none = found.length === 0;
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
      <Form id="sheet-find" onSubmit={next}>
        <WishFields wish={wish} columns={columns} found={found.length} onChange={change} />
      </Form>
    </Modal>
  );
}

/** What is in the fields of the dialog; no column means all of them. */
interface Wish {
  readonly text: string;
  readonly replacement: string;
  readonly column: string;
  readonly whole: boolean;
  readonly exact: boolean;
}

function searchOf({ text, whole, exact, column }: Wish, columns: readonly SheetColumn[]): Search {
  const fields = column === '' ? columns.map(({ field }) => field.name) : [column];
  return { text, whole, exact, fields };
}

interface WishFieldsProps {
  readonly wish: Wish;
  readonly columns: readonly SheetColumn[];
  /** Cells that match. */
  readonly found: number;
  readonly onChange: (part: Partial<Wish>) => void;
}

function WishFields({ wish, columns, found, onChange }: WishFieldsProps) {
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
        value={wish.column}
        none={say('sheet:everyColumn')}
        options={columns.map(({ field, label }) => ({ value: field.name, label }))}
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
