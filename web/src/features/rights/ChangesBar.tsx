import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useCallback } from 'react';
import { rightsLogKinds } from '@huella/domain/rules/rights-changes';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { DayFilter } from '../../list/DayFilter';
import { errorReason } from '../../list/error-reason';
import { PickFilter } from '../../list/PickFilter';
import { useLocale } from '../../session/model';
import { phone } from '../../theme/media';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { saveChanges, type ChangesFilter } from './changes-query';
import type { RightsPlace } from './rights-place';

export interface ChangesBarProps {
  readonly place: RightsPlace;
  readonly filter: ChangesFilter;
  readonly onFilter: (change: ChangesFilter) => void;
  /** How many changes there are under the filter; undefined until known. */
  readonly total: number | undefined;
}

const Days = styled('div')({
  display: 'flex',
  gap: 8,
  '& > div': { width: 148 },
  [phone]: { width: '100%', '& > div': { flex: 1, width: 'auto' } },
});

const exportToast = 'export';

/** The search and filters over changes, how many there are, and the way to take them along. */
export function ChangesBar({ place, filter, onFilter, total }: ChangesBarProps) {
  const { say } = useSay('rights', 'list');
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  return (
    <CardsBar
      searchLabel={say('rights:searchChanges')}
      text={filter.q ?? ''}
      onText={onText}
      filters={
        <>
          <DayFilters filter={filter} onFilter={onFilter} />
          <PickFilter
            label={say('rights:kind')}
            options={rightsLogKinds.map((kind) => ({ value: kind, label: say(`rights:${kind}`) }))}
            value={filter.kind ?? ''}
            onChange={(value) => {
              onFilter({ kind: rightsLogKinds.find((kind) => kind === value) });
            }}
          />
        </>
      }
      end={
        <>
          <CardsCount aria-live="polite">
            {total === undefined ? '\u00a0' : say('rights:changesCounted', { count: total })}
          </CardsCount>
          {total !== 0 && <ExportButton place={place} filter={filter} />}
        </>
      }
    />
  );
}

function DayFilters({ filter, onFilter }: Pick<ChangesBarProps, 'filter' | 'onFilter'>) {
  const { say } = useSay('rights', 'list');
  const locale = useLocale();
  const label = say('rights:day');
  return (
    <Days>
      <DayFilter
        label={say('list:fromDay', { label })}
        placeholder={say('list:from')}
        value={filter.from}
        locale={locale}
        onChange={(from) => {
          onFilter({ from });
        }}
      />
      <DayFilter
        label={say('list:untilDay', { label })}
        placeholder={say('list:until')}
        value={filter.to}
        locale={locale}
        onChange={(to) => {
          onFilter({ to });
        }}
      />
    </Days>
  );
}

function ExportButton({ place, filter }: Pick<ChangesBarProps, 'place' | 'filter'>) {
  const { say } = useSay('rights');
  const { show, close } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveChanges(place, filter),
    onMutate: () => {
      show({ id: exportToast, tone: 'info', text: say('rights:exporting') });
    },
    onSuccess: () => {
      close(exportToast);
    },
    onError: (error) => {
      const reason = errorReason(error, say);
      show({ id: exportToast, tone: 'danger', text: say('rights:exportFailed', { reason }) });
    },
  });
  return (
    <WorkingButton
      size="small"
      startIcon={<Download size={16} />}
      working={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {say('rights:export')}
    </WorkingButton>
  );
}
