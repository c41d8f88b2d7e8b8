import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useCallback } from 'react';
import { rightsLogKinds } from '@huella/domain/rules/rights-changes';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { DayRange } from '../../list/DayRange';
import { errorReason } from '../../list/error-reason';
import { PickFilter } from '../../list/PickFilter';
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
          <DayRange label={say('rights:day')} from={filter.from} to={filter.to} onChange={onFilter} />
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
