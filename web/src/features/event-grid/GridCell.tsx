import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { isOfGridAlone } from '@huella/domain/engine/fields/grid-text';
import { isFigure } from '@huella/domain/engine/fields/index';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { OpenedCell } from './OpenedCell';
import { PlaceOpener, PlaceRoom } from './PlaceOpener';
import { CellInput, CellSelect } from './rows-look';

/** What a key does in a cell beside typing. */
export type CellMove = 'next' | 'before' | 'copy' | 'undo';

export interface GridCellProps {
  /** Names it for the screen, and for what gives it the focus. */
  readonly id: number | null;
  readonly field: Field;
  readonly label: string;
  readonly locale: Locale;
  readonly text: string;
  /** What it has while it says nothing itself. */
  readonly inherited: string;
  /** What is wrong or doubtful, in words. */
  readonly note: string | null;
  readonly onWrite: (text: string) => void;
  /** What was typed is whole: written as it was understood. */
  readonly onLeave: (text: string) => void;
  readonly onFocus: () => void;
  /** True where the key was taken. `before` is what the cell held when it got the focus. */
  readonly onMove: (move: CellMove, typed: { readonly text: string; readonly before: string }) => void;
  readonly onPaste: (text: string) => boolean;
}

/** A cell that is always open: a press or the way of the keyboard leads into its input. */
export function GridCell(props: GridCellProps): ReactNode {
  const { field, label, locale, text, inherited } = props;
  const [isOpen, setOpen] = useState(false);
  const hasMap = field.type === 'location';
  const options = choicesOf(field, locale);
  const parts = usePartsOf(props, options === null, hasMap ? () => setOpen(true) : null);
  if (options !== null)
    return (
      <CellSelect {...parts} data-blank={text === ''} onChange={(event) => props.onWrite(event.target.value)}>
        <Choices options={options} inherited={inherited} />
      </CellSelect>
    );
  if (isOfGridAlone(field))
    return (
      <OpenedCell
        {...{ field, label, locale, text, inherited }}
        note={props.note}
        spot={{ 'data-row': parts['data-row'], 'data-field': parts['data-field'], onFocus: parts.onFocus }}
        onKeyDown={(event) => {
          const move = event.key === 'Enter' ? null : moveOf(event, true);
          if (move === null) return;
          event.preventDefault();
          props.onMove(move, { text, before: text });
        }}
        onWrite={props.onWrite}
      />
    );
  const typed = (
    <CellInput
      {...parts}
      data-figure={isFigure(field)}
      inputMode={isFigure(field) ? 'decimal' : undefined}
      autoComplete="off"
      placeholder={inherited}
      aria-keyshortcuts={hasMap ? 'Alt+ArrowDown' : undefined}
      onFocus={(event) => {
        event.target.select();
        parts.onFocus();
      }}
      onChange={(event) => props.onWrite(event.target.value)}
      onPaste={(event: ClipboardEvent) => {
        if (props.onPaste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
  if (!hasMap) return typed;
  return (
    <PlaceRoom>
      {typed}
      <PlaceOpener {...{ field, label, locale, text, isOpen }} onOpen={setOpen} onSave={props.onWrite} />
    </PlaceRoom>
  );
}

/** What every control of a cell has; `onDialog` opens what a place is found by. */
function usePartsOf(props: GridCellProps, isTyped: boolean, onDialog: (() => void) | null) {
  const { field, text, note } = props;
  const before = useRef(text);
  return {
    'data-row': props.id ?? 'all',
    'data-field': field.name,
    'aria-label': props.label,
    'aria-invalid': note !== null,
    title: note ?? undefined,
    value: text,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      const opens = onDialog !== null && event.altKey && event.key === 'ArrowDown';
      const move = moveOf(event, isTyped);
      if (!opens && move === null) return;
      event.preventDefault();
      if (opens) onDialog();
      else if (move !== null) props.onMove(move, { text: event.currentTarget.value, before: before.current });
    },
    onFocus: () => {
      before.current = text;
      props.onFocus();
    },
    onBlur: () => {
      props.onLeave(text);
    },
  };
}

export interface ChoicesProps {
  readonly options: readonly string[];
  /** What it is while nothing of its own is chosen. */
  readonly inherited: string;
}

/** The options of a cell, what all have first. */
export function Choices({ options, inherited }: ChoicesProps) {
  return (
    <>
      <option value="">{inherited === '' ? '—' : inherited}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </>
  );
}

/** Longer lists are typed: nobody scrolls through them in a cell. */
const mostChoices = 60;

/** What a cell chooses among, in words; null of what is typed. */
export function choicesOf(field: Field, locale: Locale): readonly string[] | null {
  if (field.type === 'checkbox') return [true, false].map((value) => formatField(field, value, locale));
  if (field.type !== 'select') return null;
  const options = optionsOf(field);
  if (options.length === 0 || options.length > mostChoices) return null;
  return [...new Set(options.map(({ label }) => label[locale.language]))];
}

function moveOf(event: KeyboardEvent, isTyped: boolean): CellMove | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const command = ctrlKey || metaKey;
  if (altKey) return null;
  if (command) return key === 'd' ? 'copy' : key === 'z' ? 'undo' : null;
  if (key === 'Enter') return shiftKey ? 'before' : 'next';
  if (!isTyped) return null;
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'before' : null;
}
