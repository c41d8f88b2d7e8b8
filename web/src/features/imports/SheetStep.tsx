import { styled } from '@mui/material/styles';
import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { FormAreasContext } from '../../fields/form-areas';
import type { FormSubject } from '../../form/form-subject';
import { RowForms } from '../../form/RowForm';
import { WizardFrame } from '../../wizard/WizardFrame';
import type { SheetStore } from '../../sheet/sheet-store';
import { CheckRow } from '../../ui/CheckRow';
import { formatCount } from '../../ui/format-count';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ClashesButton } from './ClashesButton';
import { Untouched } from './EventRowsParts';
import { ImportFoot } from './ImportFoot';
import { NameBox } from './NameBox';
import type { ImportSubject } from './import-subject';
import { confirmedDoubts, keepConfirmed } from './confirmed-doubts';
import { countChanges } from './row-changes';
import { SaveSign } from './SaveSign';
import { loadSheetGrid } from './sheet-grid-chunk';
import type { RefusedAt, RowsStepProps } from './step-parts';
import { useImportGrid } from './use-import-grid';
import { useRowCounts } from './use-upload-rows';

const SheetGrid = lazy(loadSheetGrid);

export interface SheetStepProps extends RowsStepProps {
  readonly startAt: RefusedAt | undefined;
  /** Fetches the rows again, when their edits were refused for good. */
  readonly onReload: () => void;
}

const none: readonly never[] = [];
const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > :last-child': { flex: '1 1 0', minHeight: 0 },
});
const Note = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });

/** The rows in the grid: each edit is checked at once and kept on the server. */
export function SheetStep(props: SheetStepProps) {
  const { frame, rows, startAt } = props;
  const { store, listeners } = rows;
  const grid = useImportGrid(props);
  const inner = useRowsOf(props.subject, grid.locale);
  useConfirmed(store, props.upload.ExcelUploadId);
  return (
    <WizardFrame {...frame} layout="whole" foot={<SheetFoot {...props} />}>
      <Whole>
        {props.state.position.steps[0] === 'transfer' && store.awaited() === null && (
          <NameBox subject={props.subject} rows={rows} />
        )}
        <RowForms subject={inner}>
          <FormAreasContext value={props.subject.areas.box ?? none}>
            <Suspense fallback={<GridSkeleton count={16} />}>
              <SheetGrid
                columns={grid.columns}
                rows={store}
                locale={grid.locale}
                suggest={grid.suggest}
                fixedRows={props.subject.purpose.id === 'update' || props.upload.selected === true}
                startAt={startAt}
                onConfirm={(doubt) => keepConfirmed(props.upload.ExcelUploadId, doubt)}
                {...listeners}
              />
            </Suspense>
          </FormAreasContext>
        </RowForms>
      </Whole>
    </WizardFrame>
  );
}

/** Has the rows say nothing of what was confirmed in them before a reload. */
function useConfirmed(store: SheetStore, upload: number): void {
  useLayoutEffect(() => {
    const doubts = confirmedDoubts(upload);
    if (doubts.length > 0) store.confirm(doubts);
  }, [store, upload]);
}

/** What the rows inside a cell are filled in for: as in the form of a new record. */
function useRowsOf({ model, scope, areas }: ImportSubject, locale: Locale): FormSubject {
  return useMemo(
    () => ({ model, scope, areas, locale, mode: 'new', stored: {} }),
    [model, scope, areas, locale],
  );
}

/** The way on: open once no row has an error, or those that have one stay out. */
function SheetFoot(props: SheetStepProps) {
  const { subject, state, frame, rows, saved, nounOf, onReload } = props;
  const { say, language } = useSay('imports', 'massEdit', 'bulk');
  const { store, saver } = rows;
  const { before, after } = state.position;
  const { words } = subject.purpose;
  const counts = useRowCounts(store);
  const [isGoing, setGoing] = useState(false);
  const isEdit = subject.purpose.id === 'update';
  const fit = state.withoutErrors ? counts.total - counts.withErrors : counts.total;
  const isWhole = store.awaited() === null;
  const left = isEdit ? countChanges(store.list()).rows : fit;
  const isFit = left > 0 && (counts.withErrors === 0 || state.withoutErrors);
  const goNext = () => {
    setGoing(true);
    void saver.flush().then((isSaved) => {
      if (isSaved) state.go(after ?? 'summary');
      setGoing(false);
    });
  };
  const figure = formatCount(counts.withErrors, language);
  return (
    <ImportFoot
      back={
        before === null
          ? undefined
          : {
              label: frame.steps.find(({ id }) => id === before)?.title ?? '',
              onBack: () => {
                state.go(before);
              },
            }
      }
      note={
        <Note>
          <SaveSign state={saved} refusal={saver.refusal()} onReload={onReload} />
          {isEdit && <ClashesButton subject={subject} rows={rows} />}
          {isEdit && isWhole && left === 0 && counts.withErrors === 0 && (
            <span>{say('massEdit:nothing')}</span>
          )}
          {props.upload.selected === true && <Untouched blank={counts.blank} />}
          {counts.withErrors > 0 && (
            <CheckRow
              label={counts.withErrors === 1 ? say(words.withoutOne) : say(words.withoutMany, { figure })}
              checked={state.withoutErrors}
              onChange={state.leaveOut}
            />
          )}
        </Note>
      }
      label={say(isEdit ? 'massEdit:changeIn' : 'imports:continueWith', {
        figure: formatCount(left, language),
        noun: nounOf(left),
      })}
      disabled={!isFit || !isWhole || saved === 'refused'}
      working={isGoing}
      onGo={goNext}
    />
  );
}
