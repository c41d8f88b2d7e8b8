import type { PluginProviders } from '@revolist/react-datagrid';
import { createAim } from './grid-aim';
import { rowOf } from './grid-columns';
import { focusAt, type Ends, type GridActions, type Hear } from './grid-ends';
import { afterDrawing, findCell, isInDialog, uncover } from './grid-focus';
import { listenToClipboard, listenToKeys } from './grid-input';
import { listenToMenu } from './grid-menu';
import type { CellAt, EditorHost } from './grid-session';
import type { Area, CellRange } from './ranges';

/** What the grid answers and does when it is asked. */
export interface GridControls {
  /** The selected cells; null when nothing has the focus. */
  readonly range: () => CellRange | null;
  /** Brings a cell into view and puts the focus on it. */
  readonly focusCell: (x: number, y: number) => void;
  /** Takes the focus off the cells, and leaves it on the grid as a whole. */
  readonly leave: () => void;
  /** Where a cell is on the screen; null while it is not drawn. */
  readonly cellAt: (x: number, y: number) => Element | null;
}

/** What the bridge gets at each drawing. */
interface Drawing {
  readonly actions: GridActions;
  readonly area: Area;
  /** px at the left that the frozen column covers. */
  readonly covered: number;
}

/** Links the grid, which lives outside of React, and the component that draws it: each knows the other's latest. */
export function createBridge() {
  let grid: HTMLRevoGridElement | null = null;
  let selection: PluginProviders['selection'] | null = null;
  let drawing: Drawing | null = null;
  const latest = (): Drawing => {
    if (drawing === null) throw new Error('the grid spoke before it was drawn');
    return drawing;
  };
  const range = () => rangeOf(selection);
  const last = () => latest().area.fields.length - 1;
  const covered = () => latest().covered;
  const write = ({ x, y }: CellAt, text: string) => {
    const { rows, fields } = latest().area;
    const [row, field] = [rows[y], fields[x]];
    if (row !== undefined && field !== undefined) latest().actions.save(row.row, field, text);
  };
  const aim = createAim(() => grid);
  const ends: Ends = { grid: () => grid, range, does: () => latest().actions, write, last, covered, aim };
  return {
    hold: (element: HTMLRevoGridElement | null) => {
      grid = element;
    },
    draw: (next: Drawing) => {
      drawing = next;
    },
    element: () => grid,
    host: {
      publish: (session) => latest().actions.edit(session),
      keep: ({ row }, field, text) => latest().actions.save(row, field, text),
      goTo: ({ x, y }) => focusAt(ends, { x: Math.max(0, x), y }),
    } satisfies EditorHost,
    openForm: (row: number) => latest().actions.openForm(row),
    /** Selects a whole row, or all rows from the one with the focus to it. */
    pickRow: (y: number, isMore: boolean) => {
      const from = isMore ? (range()?.y ?? y) : y;
      const [top, bottom] = [Math.min(from, y), Math.max(from, y)];
      choose(ends, { x: 0, y: top, x1: last(), y1: bottom });
    },
    controls: controlsOf(ends),
    /** Hears the grid until what it answers is called. */
    listen: () => {
      const element = grid;
      if (element === null) return;
      void element.getProviders().then((providers) => {
        selection = providers?.selection ?? null;
      });
      return listen(element, ends);
    },
  };
}

function rangeOf(selection: PluginProviders['selection'] | null): CellRange | null {
  const { selectedRange, focused } = selection ?? {};
  if (selectedRange) return selectedRange;
  return focused ? { ...focused, x1: focused.x, y1: focused.y } : null;
}

function choose({ grid, does }: Ends, range: CellRange): void {
  void grid()?.setCellsFocus({ x: range.x, y: range.y }, { x: range.x1, y: range.y1 });
  does().select(range);
}

function controlsOf({ grid, range, aim }: Ends): GridControls {
  return {
    range,
    focusCell: (x, y) => aim.at({ x, y }),
    leave: () => {
      aim.end();
      const element = grid();
      void element?.clearFocus().then(() => element.focus());
    },
    cellAt: (x, y) => findCell(grid(), x, y),
  };
}

/** Hears what happens in the grid. Each change that the grid would make itself is taken over. */
function listen(grid: HTMLRevoGridElement, ends: Ends): () => void {
  const ending = new AbortController();
  const on: Hear = <Detail>(name: string, hear: (event: CustomEvent<Detail>) => void) => {
    const pass = (event: Event) => {
      // Browsers have events of the same names; the grid's own are custom ones with the detail that it documents.
      if (isCustom<Detail>(event)) hear(event);
    };
    // Before the grid's own listeners, which some of these keep from acting.
    grid.addEventListener(name, pass, { signal: ending.signal, capture: true });
  };
  listenToEdits(on, ends);
  listenToFocus(on, ends);
  listenToClipboard(grid, on, ends);
  listenToMenu(grid, ending.signal, {
    ...{ range: ends.range, last: ends.last },
    choose: (range) => choose(ends, range),
    show: (range, spot) => ends.does().menu(range, spot),
  });
  listenToKeys(grid, on, ends);
  for (const name of ['keydown', 'pointerdown', 'wheel'])
    grid.addEventListener(name, ends.aim.end, { signal: ending.signal, capture: true, passive: true });
  return () => {
    ending.abort();
  };
}

function isCustom<Detail>(event: Event): event is CustomEvent<Detail> {
  return event instanceof CustomEvent;
}

function listenToEdits(on: Hear, { does }: Ends): void {
  // What its own keys clear.
  on<{ readonly prop: string; readonly model: unknown; readonly val?: unknown }>('beforeedit', (event) => {
    event.preventDefault();
    const { prop, model, val } = event.detail;
    if (typeof val === 'string') does().save(rowOf(model).row, prop, val);
  });
  on('beforerangeedit', (event) => {
    event.preventDefault();
  });
  on<{ readonly newRange: CellRange; readonly oldRange: CellRange }>('beforeautofill', (event) => {
    event.preventDefault();
    does().fill(event.detail.oldRange, event.detail.newRange);
  });
}

function listenToFocus(on: Hear, ends: Ends): void {
  const { grid, range, does, aim } = ends;
  let seen = { x: -1, y: -1 };
  let isFirst = true;
  on<{ readonly rowIndex: number; readonly colIndex: number }>('afterfocus', (event) => {
    const { detail } = event;
    // Fired at every drawing: anyone who types in a dialog meanwhile keeps the focus there.
    if (isInDialog(document.activeElement)) event.preventDefault();
    does().focusOn({ x: detail.colIndex, y: detail.rowIndex });
    does().select(range());
    const isOther = seen.x !== detail.colIndex || seen.y !== detail.rowIndex;
    seen = { x: detail.colIndex, y: detail.rowIndex };
    if (isOther) afterDrawing(() => uncover(grid(), seen, ends.covered()));
  });
  on<CellRange>('setrange', ({ detail }) => does().select(detail));
  on('beforefocuslost', (event) => {
    // A cell that is filled in by a dialog is open until the dialog is done, wherever one presses.
    if (isInDialog(document.activeElement)) {
      event.preventDefault();
      return;
    }
    does().focusOn(null);
    does().select(null);
  });
  on<{ readonly dimension: string; readonly coordinate: number }>('viewportscroll', ({ detail }) =>
    does().scroll(detail.dimension === 'rgCol' ? detail.coordinate : null),
  );
  // It draws its own frame first, with no row in it.
  on('afterrender', () => {
    const row = grid()?.querySelector('.rgRow') ?? null;
    if (row === null) return;
    does().drawn();
    aim.drawn();
    // What is typed as soon as it can be seen goes into the first cell, unless somebody is elsewhere.
    if (isFirst && !aim.isOpen() && range() === null && isNowhere(document.activeElement))
      void grid()?.setCellsFocus({ x: 0, y: 0 }, { x: 0, y: 0 });
    isFirst = false;
  });
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}
