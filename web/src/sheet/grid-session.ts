import type { EditorBase, EditorCtr, HyperFunc, VNode } from '@revolist/react-datagrid';
import { flushSync } from 'react-dom';
import { rowOf } from './grid-columns';
import type { SheetRow } from './sheet-store';

/** Where the focus goes when a cell was filled in. */
export type Step = 'below' | 'right' | 'left';

/** A cell that is being edited: where its editor is, and how it ends. */
export interface EditSession {
  readonly element: HTMLElement;
  readonly row: SheetRow;
  readonly field: string;
  /** There is no cell behind it that Tab could lead to. */
  readonly isLast: boolean;
  /** What was typed to open it; '' when it was opened to change what is there. */
  readonly typed: string;
  /** Keeps what is typed, for when the cell is left by a click elsewhere. */
  readonly hold: (text: string) => void;
  /** Ends with a text, and goes to a cell beside it, if there is one. */
  readonly save: (text: string, step: Step) => void;
  /** Ends without a change; the focus stays with the cell. */
  readonly cancel: () => void;
}

/** The place of a cell, from 0. */
export interface CellAt {
  readonly x: number;
  readonly y: number;
}

/** What an editor asks of the grid around it. */
export interface EditorHost {
  /** Draws the inside of an editor; null takes it away. */
  readonly publish: (session: EditSession | null) => void;
  /** Writes what a cell holds. */
  readonly keep: (row: SheetRow, field: string, text: string) => void;
  /** Ends what is edited and gives the focus to a cell; to the nearest one where it is outside of the grid. */
  readonly goTo: (cell: CellAt) => void;
}

/** The cell that an editor is open on, and the text that is kept when it closes. */
interface OpenCell {
  readonly session: EditSession;
  held: string;
}

/**
 * An editor of the grid whose inside is drawn by React: it says where it is, and the screen draws into that
 * place, so that theme, words and widgets are the same as everywhere.
 *
 * The grid draws a frame after it was told something, and steps to the next cell later still; a tag reader that types into
 * the page is faster, and so is a press on another cell. An editor therefore ends, writes and steps at once, and one that
 * the grid takes to another cell before it was drawn away starts anew there.
 */
export function editorInto(host: EditorHost, lastField: string): EditorCtr {
  return (_column, _save, close) => {
    let open: OpenCell | null = null;
    const draw = (next: OpenCell | null) => {
      if (open === null && next === null) return;
      open = next;
      // What is typed next must find the input there, or no longer find the one that ended.
      flushSync(() => host.publish(next?.session ?? null));
    };
    const leave = () => {
      if (open !== null) host.keep(open.session.row, open.session.field, open.held);
    };
    const editor: EditorBase = {
      disconnectedCallback: () => {
        leave();
        draw(null);
      },
      render: (create: HyperFunc<VNode>) =>
        create('div', {
          class: 'sheet-editor',
          key: keyOf(editor),
          ref: (element: HTMLElement | null) => {
            if (element === null || element === open?.session.element) return;
            leave();
            draw(openCell(editor, element, { host, lastField, draw, close }));
          },
        }),
    };
    return editor;
  };
}

/** Another cell has a place of its own. */
function keyOf({ editCell }: EditorBase): string {
  return `${String(editCell?.x)} ${String(editCell?.y)}`;
}

interface Ways {
  readonly host: EditorHost;
  readonly lastField: string;
  readonly draw: (next: OpenCell | null) => void;
  readonly close: () => void;
}

function openCell({ editCell }: EditorBase, element: HTMLElement, ways: Ways): OpenCell {
  const { host, lastField, draw, close } = ways;
  if (editCell === undefined) throw new Error('an editor was drawn for no cell');
  const { x, y } = editCell;
  const row = rowOf(editCell.model);
  const field = String(editCell.prop);
  const before = row.texts[field] ?? '';
  const typed = String(editCell.val ?? '');
  const session: EditSession = {
    ...{ element, row, field, typed, isLast: field === lastField },
    hold: (text) => {
      opened.held = text;
    },
    save: (text, step) => {
      draw(null);
      host.keep(row, field, text);
      host.goTo(step === 'below' ? { x, y: y + 1 } : { x: x + (step === 'right' ? 1 : -1), y });
    },
    cancel: () => {
      opened.held = before;
      close();
    },
  };
  const opened: OpenCell = { session, held: typed === '' ? before : typed };
  return opened;
}
