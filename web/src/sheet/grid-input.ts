import { afterDrawing } from './grid-focus';
import { focusAt, isElsewhere, type Ends, type Hear } from './grid-ends';
import type { CellAt } from './grid-session';
import type { CellRange } from './ranges';

interface KeyDetail {
  readonly original: KeyboardEvent;
  /** The cell that is about to be edited, or is, and what was typed to open it. */
  readonly edit: (CellAt & { readonly val?: unknown }) | null;
}

/** Hears the keys that the grid is about to act on. */
export function listenToKeys(grid: HTMLRevoGridElement, on: Hear, ends: Ends): void {
  on<KeyDetail>('beforekeydown', (event) => {
    const { original, edit } = event.detail;
    // The grid hears the keys of the whole page; those of a dialog or a search are not its own.
    if (isElsewhere(grid, original)) {
      event.preventDefault();
      return;
    }
    const isDrawn = original.target instanceof Element && original.target.closest('.sheet-editor') !== null;
    if (edit === null || isDrawn || original.key !== 'Enter') return;
    if (typeof edit.val !== 'string' || edit.val === '') return;
    // A tag reader has typed it all before the editor was drawn.
    event.preventDefault();
    ends.write(edit, edit.val);
    focusAt(ends, { x: edit.x, y: edit.y + 1 });
  });
}

interface ClipboardDetail {
  readonly event: ClipboardEvent;
}

/** Copies, cuts and pastes as the sheet does, not as the grid would. */
export function listenToClipboard(grid: Element, on: Hear, { range, does }: Ends): void {
  const take = (event: CustomEvent<ClipboardDetail>, act: (range: CellRange) => void) => {
    event.preventDefault();
    const clipboard = event.detail.event;
    const chosen = range();
    if (chosen === null || clipboard.defaultPrevented || isElsewhere(grid, clipboard)) return;
    clipboard.preventDefault();
    act(chosen);
  };
  const copy = ({ detail }: CustomEvent<ClipboardDetail>, chosen: CellRange) =>
    detail.event.clipboardData?.setData('text/plain', does().copy(chosen));
  on<ClipboardDetail>('beforecopy', (event) => take(event, (chosen) => copy(event, chosen)));
  on<ClipboardDetail>('beforecut', (event) =>
    take(event, (chosen) => {
      copy(event, chosen);
      does().clear(chosen);
    }),
  );
  on<ClipboardDetail>('beforepaste', (event) =>
    take(event, (chosen) => {
      const { clipboardData } = event.detail.event;
      const [text, html] = [clipboardData?.getData('text') ?? '', clipboardData?.getData('text/html') ?? ''];
      const paste = () => does().paste(chosen, text, html);
      // It may reach into rows that are still to come, and would find the end of the sheet before them.
      if (does().isWhole()) paste();
      else does().whenWhole(() => afterDrawing(paste));
    }),
  );
}
