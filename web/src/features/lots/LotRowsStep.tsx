import { lazy, Suspense, useMemo } from 'react';
import { maxLotsAtOnce } from '@huella/domain/rules/limits';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import type { Place } from '../../session/context';
import type { Spot } from '../../sheet/sheet-grid-props';
import type { SheetColumn, SheetRow, RowCounts } from '../../sheet/sheet-store';
import { GridSkeleton } from '../../ui/Skeletons';
import { WizardFrame } from '../../wizard/WizardFrame';
import { useStepSurroundings } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { ImportFoot } from '../imports/ImportFoot';
import { suggestionsFor } from '../imports/local-check';
import { loadSheetGrid } from '../imports/sheet-grid-chunk';
import type { LotRows } from './lot-rows';

const SheetGrid = lazy(loadSheetGrid);

export interface LotRowsParts {
  readonly place: Place;
  readonly rows: LotRows;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly counts: RowCounts;
}

export interface LotRowsStepProps extends LotRowsParts {
  /** The first row that the server refused. */
  readonly startAt: Spot | undefined;
  /** Some row is written, and none has an error. */
  readonly isReady: boolean;
  readonly onGo: () => void;
}

/** New lots as rows of the grid. */
export function LotRowsStep({ rows, columns, locale, counts, startAt, isReady, onGo }: LotRowsStepProps) {
  const { say } = useSay('bulk');
  const { frame } = useStepSurroundings();
  const suggest = useMemo(
    () => (row: SheetRow, field: Field) => suggestionsFor(row, field, locale),
    [locale],
  );
  return (
    <WizardFrame
      {...frame}
      layout="whole"
      foot={
        <ImportFoot
          note={counts.total === 0 && say('bulk:lotsHelp')}
          label={
            counts.total === 0 ? say('bulk:lotsGoOn') : say('bulk:lotsContinue', { count: counts.total })
          }
          disabled={!isReady}
          onGo={onGo}
        />
      }
    >
      <Suspense fallback={<GridSkeleton count={16} />}>
        <SheetGrid
          columns={columns}
          rows={rows.store}
          locale={locale}
          suggest={suggest}
          maxRows={maxLotsAtOnce}
          startAt={startAt}
          {...rows.listeners}
        />
      </Suspense>
    </WizardFrame>
  );
}
