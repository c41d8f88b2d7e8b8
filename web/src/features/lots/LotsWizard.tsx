import { useCallback, useState } from 'react';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { useRowCounts } from '../imports/use-upload-rows';
import { formatCount } from '../../ui/format-count';
import type { Spot } from '../../sheet/sheet-grid-props';
import { useWizard, useWizardSession } from '../../wizard/use-wizard';
import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { LotRowsStep } from './LotRowsStep';
import { lotsGrid, type KeptRow } from './lots-grid';
import { LotsSummaryStep } from './LotsSummaryStep';
import { useLotRows } from './use-lot-rows';

/** Many new lots: their rows in the grid, then what will be made of them. */
export function LotsWizard({ place }: { readonly place: Place }) {
  const { say, language } = useSay('bulk', 'imports');
  const locale = useLocale();
  const session = useWizardSession(lotsGrid, { place, from: paths.lots });
  const { answer, answers } = session;
  const keep = useCallback((rows: KeptRow[]) => answer({ rows }), [answer]);
  const { rows, columns } = useLotRows(place, answers.rows, keep);
  const counts = useRowCounts(rows.store);
  const isReady = counts.total > 0 && counts.withErrors === 0;
  const wizard = useWizard(session, { answered: { rows: isReady } });
  const [refusedAt, setRefusedAt] = useState<Spot>();
  const parts = { place, rows, columns, locale, counts };
  return (
    <WizardScreen
      wizard={wizard}
      title={say('bulk:lotsTitle')}
      subtitle={
        counts.total === 0
          ? place.boxName
          : say('bulk:lotsSubtitle', { count: counts.total, place: place.boxName })
      }
      exitLabel={say('imports:exitPlain')}
      titles={{ rows: say('imports:stepSheet'), summary: say('imports:stepSummary') }}
      unsaved={
        counts.total === 0 ? null : say('bulk:lotsUnsaved', { figure: formatCount(counts.total, language) })
      }
      screens={{
        rows: <LotRowsStep {...parts} startAt={refusedAt} isReady={isReady} onGo={wizard.goNext} />,
        summary: (
          <LotsSummaryStep
            {...parts}
            wizard={wizard}
            onRefused={(issues) => {
              setRefusedAt(rows.refuse(issues) ?? undefined);
              wizard.goTo('rows');
            }}
          />
        ),
      }}
    />
  );
}
