import { RevoGrid, setNonce } from '@revolist/react-datagrid';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { pageNonce } from './page-nonce';
import { height } from '../theme/tokens';
import { useSay } from '../words/use-say';
import type { FrozenColumn } from './frozen-column';
import { createBridge, type GridControls } from './grid-bridge';
import { gridColumns, rowHeads } from './grid-columns';
import type { GridActions } from './grid-ends';
import { editorInto } from './grid-session';
import type { Area } from './ranges';
import type { SheetColumn } from './sheet-store';

// Before the grid starts: its own style elements carry the nonce of the page.
setNonce(pageNonce());

export interface RevoSheetProps {
  readonly area: Area;
  readonly columns: readonly SheetColumn[];
  /** Raised when cells change; the grid draws them again. */
  readonly version: number;
  readonly actions: GridActions;
  readonly controls: Ref<GridControls>;
  /** The column that stays in view; null where none does. */
  readonly frozen: FrozenColumn | null;
  /** It is out of view, and shown at the left. */
  readonly isStuck: boolean;
}

/** The grid of RevoGrid, given what to draw, answering with what the user did. It changes no cell by itself. */
export function RevoSheet({ area, columns, version, actions, controls, frozen, isStuck }: RevoSheetProps) {
  const { say, language } = useSay('sheet');
  const [bridge] = useState(createBridge);
  useEffect(() => {
    bridge.draw({ actions, area, covered: isStuck ? (frozen?.width ?? 0) : 0 });
  });
  const drawn = useMemo(
    () => gridColumns(columns, editorInto(bridge.host, columns.at(-1)?.field.name ?? ''), language),
    [columns, bridge, language],
  );
  const heads = useMemo(
    () =>
      rowHeads({
        language,
        openLabel: (row) => say('sheet:rowAsForm', { row }),
        onOpen: bridge.openForm,
        onPick: bridge.pickRow,
        onFrozen: (y) => bridge.controls.focusCell(frozen?.at ?? 0, y),
        frozen,
      }),
    [say, language, bridge, frozen],
  );
  // The grid takes rows of its own open type, and a new list for every change of it.
  const source = useMemo(() => area.rows as unknown as { [prop: string]: unknown }[], [area.rows]);
  useEffect(() => {
    if (version > 0) void bridge.element()?.refresh('rgRow');
  }, [version, bridge]);
  useImperativeHandle(controls, () => bridge.controls, [bridge]);
  useEffect(() => bridge.listen(), [bridge]);
  return (
    <RevoGrid
      ref={(element) => {
        bridge.hold(element);
      }}
      aria-label={say('sheet:grid')}
      theme="default"
      rowSize={height.gridRow}
      frameSize={4}
      source={source}
      columns={drawn}
      rowHeaders={heads}
      range
      resize
      useClipboard
      hideAttribution
      filter={false}
      canDrag={false}
    />
  );
}
