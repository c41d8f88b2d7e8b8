import { styled } from '@mui/material/styles';
import Undo from 'lucide-react/icons/undo';
import { useMemo } from 'react';
import type { EventRow } from '@huella/domain/calls/events';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { RowsColumn } from '../../list/rows-column';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { useReadOnlyReason } from '../../shell/use-read-only-reason';
import { IconAction } from '../../ui/IconAction';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { UndoDialog, type UndoAsked } from './UndoDialog';

export interface AskedUndoProps {
  readonly place: Place;
  readonly asked: UndoAsked;
  readonly onClose: () => void;
}

/** The question whether to undo an event of the list. */
export function AskedUndo({ place, asked, onClose }: AskedUndoProps) {
  const { model } = useModel(place);
  return <UndoOf asked={asked} model={model} onClose={onClose} />;
}

export interface UndoOfProps extends Omit<AskedUndoProps, 'place'> {
  readonly model: AssetType;
}

/** The same of an event of any asset type. */
export function UndoOf({ model, asked, onClose }: UndoOfProps) {
  const locale = useLocale();
  return <UndoDialog asked={asked} model={model} locale={locale} onClose={onClose} />;
}

/** The way to undo an event, where it is offered to the user. */
export function useUndoColumn(place: Place, onAsk: (asked: UndoAsked) => void): RowsColumn<EventRow> {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('events', 'list');
  return useMemo(
    () => ({
      name: 'undo',
      heading: say('list:actions'),
      text: () => '',
      draw: ({ id, name, undo }, { tabIndex }) =>
        undo?.can === true && (
          <IconAction
            size="small"
            tabIndex={tabIndex}
            label={readOnlyReason ?? say('events:undoTitle', { event: name })}
            disabled={readOnlyReason !== null}
            onClick={() => {
              onAsk({ id, name });
            }}
          >
            <Undo size={16} />
          </IconAction>
        ),
      width: 96,
      card: 'end',
    }),
    [readOnlyReason, say, onAsk],
  );
}

type Say = ReturnType<typeof useSay>['say'];

/** What became of an event since, and how it was allowed, in words that the search finds. */
export function marksOf({ undone, event_assets_count: count, is_override: isOverride }: EventRow, say: Say) {
  return [
    ...(isOverride ? [say('events:override')] : []),
    ...(undone === 0
      ? []
      : [
          undone < count
            ? say('events:undonePart', { figure: undone, total: count })
            : say('events:undoneAll'),
        ]),
  ];
}

const Named = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px 8px',
  '&[data-card="true"]': { flexWrap: 'wrap' },
  // A row of the grid is one line: the name gives way, and what is marked of it stays in view.
  '&[data-card="false"]': { maxWidth: '100%', '& > *': { flex: 'none' } },
  '&[data-card="false"] > :first-of-type': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});

export interface EventNameProps {
  readonly row: EventRow;
  readonly isCard: boolean;
}

/** What the event is, what became of it since, and how it was allowed. */
export function EventName({ row, isCard }: EventNameProps) {
  const { say } = useSay('events');
  const { undone, event_assets_count: count, is_override: isOverride } = row;
  return (
    <Named data-card={isCard}>
      <span title={isCard ? undefined : nameOf(row, say)}>{nameOf(row, say)}</span>
      {isOverride && <StatusChip tone="warning">{say('events:override')}</StatusChip>}
      {undone > 0 && (
        <StatusChip tone="neutral" icon={Undo}>
          {undone < count
            ? say('events:undonePart', { figure: undone, total: count })
            : say('events:undoneAll')}
        </StatusChip>
      )}
    </Named>
  );
}

/** What the event is: of one that undoes another, which; of a transfer, where to. */
export function nameOf({ name, target, undoes }: EventRow, say: Say): string {
  if (undoes !== null) return say('events:undoes', { event: undoes.name, id: undoes.id });
  return target === null ? name : `${name} ${say('events:towards', { place: target.name })}`;
}
