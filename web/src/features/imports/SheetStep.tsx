import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { FormAreasContext } from '../../fields/form-areas';
import type { FormSubject } from '../../form/form-subject';
import { RowForms } from '../../form/RowForm';
import { WizardFrame } from '../../wizard/WizardFrame';
import type { SheetRow } from '../../sheet/sheet-store';
import { CheckRow } from '../../ui/CheckRow';
import { formatCount } from '../../ui/format-count';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ClashesButton } from './ClashesButton';
import { ImportFoot } from './ImportFoot';
import { NameBox } from './NameBox';
import { localeOf, type ImportSubject } from './import-subject';
import { suggestionFor } from './local-check';
import { countChanges } from './row-changes';
import { SaveSign } from './SaveSign';
import { columnNames, sheetColumns } from './sheet-columns';
import { loadSheetGrid } from './sheet-grid-chunk';
import type { RefusedAt, RowsStepProps } from './step-parts';
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
  const grid = useGrid(props);
  const inner = useRowsOf(props.subject, grid.locale);
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
                fixedRows={props.subject.purpose.id === 'update'}
                startAt={startAt}
                {...listeners}
              />
            </Suspense>
          </FormAreasContext>
        </RowForms>
      </Whole>
    </WizardFrame>
  );
}

/** What the rows inside a cell are filled in for: as in the form of a new record. */
function useRowsOf({ model, scope, areas }: ImportSubject, locale: Locale): FormSubject {
  return useMemo(
    () => ({ model, scope, areas, locale, mode: 'new', stored: {} }),
    [model, scope, areas, locale],
  );
}

/** The way on: open once no row has an error, or those that have one stay out. */
function SheetFoot({ subject, state, frame, rows, saved, nounOf, onReload }: SheetStepProps) {
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

/** What the grid is given besides the rows; the same as long as it says the same. */
function useGrid({ subject, upload, rows }: SheetStepProps) {
  const { store } = rows;
  const { format, locale: own } = subject;
  const { language, zone } = upload;
  const locale = useMemo(() => localeOf({ language, zone }, own), [language, zone, own]);
  useSyncExternalStore(store.subscribe, store.version);
  const names = columnNames(upload, format, store);
  const { say } = useSay('sheet');
  const columns = useMemo(() => {
    const beforeText = (old: string) =>
      old === '' ? say('sheet:wasBlank') : say('sheet:wasBefore', { text: old });
    return sheetColumns(names, format, own).map((column) => ({ ...column, beforeText }));
  }, [names, format, own, say]);
  const suggest = useMemo(() => (row: SheetRow, field: Field) => suggestionFor(row, field, locale), [locale]);
  return { columns, locale, suggest };
}
