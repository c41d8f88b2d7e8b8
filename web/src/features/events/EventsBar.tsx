import { useCallback, useMemo } from 'react';
import { overrideFields } from '@huella/domain/engine/events/check-rules';
import { engineEventsOf } from '@huella/domain/engine/events/event-access';
import { CardsBar } from '../../list/CardsBar';
import { DayRange } from '../../list/DayRange';
import { PickFilter } from '../../list/PickFilter';
import { TextFilter } from '../../list/TextFilter';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { Segmented } from '../../ui/Segmented';
import { useSay } from '../../words/use-say';
import type { ShownEvents } from './events-query';

export interface EventsBarProps {
  readonly place: Place;
  readonly shown: ShownEvents;
  readonly onChange: (change: ShownEvents) => void;
}

/** What narrows the events: a search over all, an event, a person, an identifier, days, and exceptions alone. */
export function EventsBar({ place, shown, onChange }: EventsBarProps) {
  const { say } = useSay('events', 'list');
  const onText = useCallback((q: string) => onChange({ q: textOf(q) }), [onChange]);
  const onUser = useCallback((user: string) => onChange({ user: textOf(user) }), [onChange]);
  const onAsset = useCallback((asset: string) => onChange({ asset: textOf(asset) }), [onChange]);
  return (
    <div role="group" aria-label={say('events:filters')}>
      <CardsBar
        searchLabel={say('events:search')}
        text={shown.q ?? ''}
        onText={onText}
        filters={
          <>
            <TypeFilter place={place} shown={shown} onChange={onChange} />
            <TextFilter label={say('events:filterUser')} value={shown.user ?? ''} onChange={onUser} />
            <TextFilter label={say('events:filterAsset')} value={shown.asset ?? ''} onChange={onAsset} />
            <DayRange label={say('events:filterDay')} from={shown.from} to={shown.to} onChange={onChange} />
          </>
        }
        end={<OnlyChoice place={place} shown={shown} onChange={onChange} />}
      />
    </div>
  );
}

function textOf(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** The events of the model, and those that engines record of any. */
function TypeFilter({ place, shown, onChange }: EventsBarProps) {
  const { say, word } = useSay('events');
  const { model } = useModel(place);
  const options = useMemo(
    () =>
      [...model.events, ...engineEventsOf(model)].map(({ eventType, name }) => ({
        value: String(eventType),
        label: word(name),
      })),
    [model, word],
  );
  return (
    <PickFilter
      label={say('events:filterType')}
      options={options}
      value={shown.type === undefined ? '' : String(shown.type)}
      onChange={(value) => {
        onChange({ type: value === '' ? undefined : Number(value) });
      }}
    />
  );
}

/** All events or the log of exceptions, where the model lets administrators allow anything. */
function OnlyChoice({ place, shown, onChange }: EventsBarProps) {
  const { say } = useSay('events');
  const { model } = useModel(place);
  if (model.events.every((event) => overrideFields(event).length === 0)) return null;
  return (
    <Segmented
      label={say('events:shown')}
      hideLabel
      size="small"
      value={shown.only ?? 'all'}
      onChange={(value) => {
        onChange({ only: value === 'all' ? undefined : value });
      }}
      options={[
        { value: 'all', label: say('events:shownAll') },
        { value: 'overrides', label: say('events:shownOverrides') },
      ]}
    />
  );
}
