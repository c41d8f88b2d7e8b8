import type { EditorBase, EditorCtr, HyperFunc, VNode } from '@revolist/react-datagrid';
import { flushSync } from 'react-dom';
import type { SheetRow } from './sheet-store';

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
  /** Ends with a text; the focus goes down, or where Tab leads. */
  readonly save: (text: string, byTab: boolean) => void;
  /** Ends without a change; the focus stays with the cell. */
  readonly cancel: () => void;
}

/**
 * An editor of the grid whose inside is drawn by React: it says where it is, and the screen draws into that
 * place, so that theme, words and widgets are the same as everywhere.
 */
export function editorInto(publish: (session: EditSession | null) => void, lastField: string): EditorCtr {
  return (column, save, close) => {
    // The grid's rows are handed in as its own loose type.
    const row = column.model as unknown as SheetRow;
    const field = String(column.prop);
    let held = row.texts[field] ?? '';
    let place: HTMLElement | null = null;
    const editor: EditorBase = {
      getValue: () => held,
      disconnectedCallback: () => {
        publish(null);
      },
      render: (create: HyperFunc<VNode>) =>
        create('div', {
          class: 'sheet-editor',
          ref: (element: HTMLElement | null) => {
            if (element === null || element === place) return;
            place = element;
            const typed = String(editor.editCell?.val ?? '');
            if (typed !== '') held = typed;
            const session: EditSession = {
              element,
              row,
              field,
              isLast: field === lastField,
              typed,
              hold: (text) => {
                held = text;
              },
              save,
              cancel: () => {
                held = row.texts[field] ?? '';
                close();
              },
            };
            // What is typed next must find the input there.
            flushSync(() => {
              publish(session);
            });
          },
        }),
    };
    return editor;
  };
}
