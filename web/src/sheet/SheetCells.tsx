import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { visuallyHidden } from '../theme/visually-hidden';
import { GridSkeleton } from '../ui/Skeletons';
import { useSay } from '../words/use-say';
import { CellEditor } from './CellEditor';
import { CellNote } from './CellNote';
import { readValues } from './cell-raw';
import { RevoSheet } from './RevoSheet';
import type { EditSession } from './grid-session';
import { GridPlace } from './sheet-look';
import type { SheetColumn } from './sheet-store';
import type { Frozen } from './use-frozen';
import type { SheetScreen } from './use-sheet-screen';

export interface SheetCellsProps {
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly screen: SheetScreen;
  readonly frozen: Frozen;
}

const Help = styled('p')(visuallyHidden);
/** Over the grid until that has drawn its first rows: it takes its time, and would be blank meanwhile. */
const Waiting = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden',
  // What is pressed meanwhile is meant for the cells that are under it by then.
  pointerEvents: 'none',
  backgroundColor: theme.palette.surface,
}));

/** The cells themselves: the grid, the editor of the open cell, and the note beside a faulty one. */
export function SheetCells({ columns, locale, screen, frozen }: SheetCellsProps) {
  const { say } = useSay('sheet');
  const { view, actions, controls } = screen;
  const [session, setSession] = useState<EditSession | null>(null);
  const [, redraw] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const column = columns.find(({ field }) => field.name === session?.field);
  const grid = {
    ...actions,
    edit: setSession,
    openForm: (row: number) => screen.open({ row, field: null }),
    menu: screen.openMenu,
    focusOn: screen.focusAt,
    select: screen.selection.select,
    scroll: (left: number | null) => {
      if (left !== null) frozen.scrolledTo(left);
      redraw((times) => times + 1);
    },
    drawn: () => setDrawn(true),
  };
  const width = frozen.isOn ? (frozen.column?.width ?? 0) : 0;
  return (
    <GridPlace data-stuck={frozen.isStuck} sx={{ '--frozen': `${String(width)}px` }}>
      <Help>{say('sheet:gridHelp')}</Help>
      <RevoSheet
        area={view.area}
        columns={columns}
        version={view.version}
        actions={grid}
        controls={controls}
        frozen={frozen.isOn ? frozen.column : null}
        isStuck={frozen.isStuck}
      />
      {!isDrawn && (
        <Waiting>
          <GridSkeleton count={16} after={0} />
        </Waiting>
      )}
      {session !== null && column !== undefined && (
        <CellEditor
          key={`${session.row.row} ${session.field}`}
          session={session}
          column={column}
          locale={locale}
          values={readValues(columns, session.row.texts, locale)}
        />
      )}
      <StandingNote screen={screen} />
    </GridPlace>
  );
}

function StandingNote({ screen }: { readonly screen: SheetScreen }) {
  const { view, words, controls } = screen;
  const { rows, fields } = view.area;
  const problem = view.problems[view.problemAt];
  const y = problem === undefined ? -1 : rows.findIndex(({ row }) => row === problem.row);
  const x = fields.indexOf(problem?.field ?? '');
  if (problem === undefined || x < 0 || y < 0) return null;
  return (
    <CellNote
      level={problem.issue.level}
      place={words.placeOf(problem)}
      text={words.fullTextOf(problem)}
      note={screen.note}
      placeOf={() => controls.current?.cellAt(x, y)?.getBoundingClientRect() ?? null}
      onLeave={() => controls.current?.focusCell(x, y)}
      choices={words.choicesOf(problem).map((choice) => ({
        label: choice.label,
        onUse: () => screen.fix(choice),
      }))}
    />
  );
}
