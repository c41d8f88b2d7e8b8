import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import Table from 'lucide-react/icons/table';
import { useRef } from 'react';
import { useIsPhone } from '../shell/use-media';
import { EmptyState } from '../ui/EmptyState';
import { FindDialog } from './FindDialog';
import { PasteDialog } from './PasteDialog';
import { ProblemPanel } from './ProblemPanel';
import type { RowFilter } from './problems';
import { RowCards } from './RowCards';
import { RowForm } from './RowForm';
import { RowMenu } from './RowMenu';
import { SheetBar } from './SheetBar';
import { SheetCells } from './SheetCells';
import { Frame, Middle } from './sheet-look';
import type { SheetGridProps } from './sheet-grid-props';
import { useFrozen } from './use-frozen';
import { useSheetScreen, type SheetScreen } from './use-sheet-screen';
import { useShortcuts } from './use-shortcuts';
import { useSay } from '../words/use-say';

/**
 * The spreadsheet grid: typed editors over texts, ranges to and from other spreadsheets, undo, find and replace, what
 * is wrong and what mends it, and each row as a plain form (document 2 sections 2, 5 and 9). It fills the height that
 * it is given. It writes each edit to `rows` and reports it once per action; it asks nobody for anything.
 */
export function SheetGrid(props: SheetGridProps) {
  const screen = useSheetScreen(props);
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root, screen.obey);
  const isPhone = useIsPhone();
  return (
    <Frame
      ref={root}
      // Outside of the grid a press would take the focus off its cells.
      onMouseUp={(event) => event.preventDefault()}
    >
      {screen.openRow === null ? (
        <Rows {...props} screen={screen} isPhone={isPhone} />
      ) : (
        <OpenRow {...props} screen={screen} isPhone={isPhone} />
      )}
      <Dialogs {...props} screen={screen} />
    </Frame>
  );
}

interface PartProps extends SheetGridProps {
  readonly screen: SheetScreen;
  readonly isPhone: boolean;
}

function Rows({ columns, locale, fixedRows = false, screen, isPhone }: PartProps) {
  const { view, edits } = screen;
  const frozen = useFrozen(columns);
  const cards = (
    <RowCards
      rows={view.area.rows}
      columns={columns}
      at={screen.lastAt}
      onOpen={(row) => screen.open({ row, field: null })}
    />
  );
  return (
    <>
      <SheetBar
        counts={view.counts}
        filter={view.filter}
        onFilter={view.show}
        canUndo={edits.canUndo}
        canRedo={edits.canRedo}
        onUndo={edits.undo}
        onRedo={edits.redo}
        onFind={() => screen.setFinding(true)}
        onForm={isPhone ? undefined : screen.openFocused}
        onMenu={isPhone ? undefined : screen.openMenuHere}
        frozen={isPhone ? undefined : frozen}
        canMenu={screen.selection.range !== null}
        removable={fixedRows || isPhone ? 0 : screen.selection.rows.length}
        onRemove={() => screen.removeRows()}
        onAdd={fixedRows ? undefined : screen.addRows}
        maxRows={screen.maxRows}
      />
      <Middle>
        {view.area.rows.length === 0 ? (
          <SheetEmpty filter={view.filter} onShowAll={() => view.show('all')} />
        ) : isPhone ? (
          cards
        ) : (
          <SheetCells columns={columns} locale={locale} screen={screen} frozen={frozen} />
        )}
        {!isPhone && <Problems screen={screen} />}
      </Middle>
    </>
  );
}

function OpenRow({ columns, locale, fixedRows = false, screen, isPhone }: PartProps) {
  const { say } = useSay('sheet');
  const { view, openRow } = screen;
  if (openRow === null) return null;
  const at = view.area.rows.indexOf(openRow.row);
  return (
    <Middle>
      <RowForm
        row={openRow.row}
        field={openRow.field}
        at={at}
        total={view.area.rows.length}
        columns={columns}
        locale={locale}
        words={screen.words}
        backLabel={say(isPhone ? 'sheet:toRows' : 'sheet:asGrid')}
        onWrite={(changes) => {
          screen.edits.apply(changes);
        }}
        onFix={screen.fix}
        onStep={screen.step}
        onBack={screen.close}
        onMenu={fixedRows ? undefined : (pressed) => screen.openRowMenu(at, pressed)}
      />
      {!isPhone && <Problems screen={screen} />}
    </Middle>
  );
}

function Dialogs({ columns, fixedRows = false, screen }: SheetGridProps & { readonly screen: SheetScreen }) {
  const { actions, view } = screen;
  const { overflow } = actions;
  return (
    <>
      <FindDialog
        open={screen.isFinding}
        rows={view.area.rows}
        version={view.version}
        columns={columns}
        selection={screen.selection.range}
        onGo={screen.go}
        onReplace={screen.replace}
        onClose={() => screen.setFinding(false)}
      />
      <RowMenu screen={screen} fixedRows={fixedRows} />
      {overflow !== null && (
        <PasteDialog
          missing={overflow.missing}
          room={overflow.room}
          maxRows={screen.maxRows}
          onAdd={actions.pasteOverflow}
          onFitting={() => actions.pasteOverflow(0)}
          onClose={actions.closeOverflow}
        />
      )}
    </>
  );
}

interface SheetEmptyProps {
  readonly filter: RowFilter;
  readonly onShowAll: () => void;
}

const Place = styled('div')({ flex: 1, minWidth: 0, display: 'grid', placeItems: 'center', padding: 24 });

/** Shown where no row is in view. */
function SheetEmpty({ filter, onShowAll }: SheetEmptyProps) {
  const { say } = useSay('sheet');
  if (filter === 'all')
    return (
      <Place>
        <EmptyState icon={<Table size={20} />} title={say('sheet:noRows')} text={say('sheet:noRowsText')} />
      </Place>
    );
  return (
    <Place>
      <EmptyState
        kind="filtered"
        icon={<CircleCheck size={20} />}
        title={say('sheet:noneInView')}
        text={say(filter === 'errors' ? 'sheet:noErrorsLeft' : 'sheet:noWarningsLeft')}
        actions={
          <Button size="small" onClick={onShowAll}>
            {say('sheet:seeAllRows')}
          </Button>
        }
      />
    </Place>
  );
}

/** What is wrong in the rows that are shown, and what mends it. */
function Problems({ screen }: Pick<PartProps, 'screen'>) {
  const { view } = screen;
  return (
    <ProblemPanel
      groups={view.groups}
      counts={view.counts}
      filter={view.filter}
      current={view.problems[view.problemAt]}
      words={screen.words}
      onGo={screen.go}
      onJump={screen.jump}
      onFix={screen.fix}
    />
  );
}
