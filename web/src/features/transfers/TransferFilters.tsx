import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { transferStates } from '@huella/domain/rules/transfer-answer';
import { PickFilter } from '../../list/PickFilter';
import type { Place } from '../../session/context';
import { useArrivals } from '../../session/arrivals';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { waitingAddress } from './transfer-address';
import type { TransferFilterState } from './use-transfer-filters';

export interface TransferFiltersProps {
  readonly place: Place;
  readonly filters: TransferFilterState;
}

const Bar = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `12px ${gutter.wide}px 4px`,
  [phone]: { padding: `0 ${gutter.phone}px 8px` },
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What waits for an answer here, and how the list is narrowed. */
export function TransferFilters({ place, filters }: TransferFiltersProps) {
  const { say } = useSay('transfers');
  const { state = '', direction = '' } = filters.query;
  const waiting = useArrivals(place);
  const isShown = state === 'in_transit' && direction === 'in';
  return (
    <Bar>
      {waiting > 0 && !isShown && (
        <Notice
          tone="info"
          icon="truck"
          title={say('transfers:waiting', { count: waiting })}
          action={
            <Button size="small" href={waitingAddress()}>
              {say('transfers:waitingSee')}
            </Button>
          }
        >
          {say('transfers:waitingText')}
        </Notice>
      )}
      <Chips role="group" aria-label={say('transfers:filters')}>
        <PickFilter
          label={say('transfers:colState')}
          options={transferStates.map((value) => ({ value, label: say(`transfers:${value}`) }))}
          value={state}
          onChange={filters.setState}
        />
        <PickFilter
          label={say('transfers:colDirection')}
          options={[
            { value: 'in', label: say('transfers:incoming') },
            { value: 'out', label: say('transfers:outgoing') },
          ]}
          value={direction}
          onChange={filters.setDirection}
        />
      </Chips>
    </Bar>
  );
}
