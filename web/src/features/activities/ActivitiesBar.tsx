import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { activityFilters } from '@huella/domain/rules/activities';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { DayRange } from '../../list/DayRange';
import { PickFilter } from '../../list/PickFilter';
import { useTopBar } from '../../session/context';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { useSay } from '../../words/use-say';
import { isNarrowed, type ActivitiesFilter } from './activities-query';

/** What the address says of the timeline: its filter, and of PREHOME the establishment. */
export interface ShownActivities extends ActivitiesFilter {
  readonly box?: number | undefined;
}

export interface ActivitiesBarProps {
  readonly shown: ShownActivities;
  readonly onChange: (change: ShownActivities) => void;
  /** The establishment is chosen here. */
  readonly choosesBox: boolean;
  /** How many there are; undefined until known. */
  readonly total: number | null | undefined;
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: `8px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px 12px` },
}));
/** The five of the documents; the first one is no filter. */
const kinds = ['all', ...activityFilters] as const;

/** What narrows the timeline: a person, a type, days, and of PREHOME an establishment. */
export function ActivitiesBar({ shown, onChange, choosesBox, total }: ActivitiesBarProps) {
  const { say } = useSay('activities', 'list');
  const onText = useCallback(
    (user: string) => {
      onChange({ user: user === '' ? undefined : user });
    },
    [onChange],
  );
  return (
    <Bar role="group" aria-label={say('activities:filters')}>
      <CardsBar
        searchLabel={say('activities:searchPerson')}
        text={shown.user ?? ''}
        onText={onText}
        filters={
          <>
            {choosesBox && <BoxFilter box={shown.box} onChange={onChange} />}
            <PickFilter
              label={say('activities:type')}
              options={kinds.map((value) => ({ value, label: say(`activities:${value}`) }))}
              value={shown.type ?? ''}
              onChange={(value) => {
                onChange({ type: activityFilters.find((each) => each === value) });
              }}
            />
            <DayRange label={say('activities:day')} from={shown.from} to={shown.to} onChange={onChange} />
          </>
        }
        end={
          <CardsCount aria-live="polite">
            {total === undefined || total === null
              ? '\u00a0'
              : say(isNarrowed(shown) ? 'activities:found' : 'activities:counted', { count: total })}
          </CardsCount>
        }
      />
    </Bar>
  );
}

function BoxFilter({ box, onChange }: Pick<ShownActivities, 'box'> & Pick<ActivitiesBarProps, 'onChange'>) {
  const { say } = useSay('activities');
  const { establishments } = useTopBar();
  return (
    <PickFilter
      label={say('activities:establishment')}
      options={establishments.map(({ id, value }) => ({ value: String(id), label: value }))}
      value={box === undefined ? '' : String(box)}
      onChange={(value) => {
        onChange({ box: value === '' ? undefined : Number(value) });
      }}
    />
  );
}
