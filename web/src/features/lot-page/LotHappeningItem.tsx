import { DateTime } from 'luxon';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo';
import type { LotHappening } from '@huella/domain/calls/lot-history';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { lotEvents } from '@huella/domain/model/engine-events';
import type { Locale } from '@huella/domain/model/value';
import { NamedIcon } from '../../shell/NamedIcon';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { EntryRun, Line } from '../events/HistoryParts';
import { Disc, Item, Meta, Part, Title, When, Words } from '../events/timeline-parts';

export interface LotHappeningItemProps {
  readonly happening: LotHappening;
  readonly model: AssetType;
  readonly locale: Locale;
}

/** What was done with a lot itself, by its icon. */
const icons = { made: Layers, edited: Pencil, published: QrCode, removed: Trash } as const;

/** One line of the history of a lot: what happened to how many, by whom, and from which file or task. */
export function LotHappeningItem({ happening, model, locale }: LotHappeningItemProps) {
  const { say, language } = useSay('lotPage', 'events');
  const title = useTitle(happening, model);
  const { kind, event_type: type, assets, events, undone, run, comment, fields, username } = happening;
  const at = DateTime.fromISO(happening.at, { zone: locale.zone });
  const Changed = kind === 'event' ? Layers : icons[kind];
  const { box, target } = happening;
  return (
    <Item>
      <Disc aria-hidden="true">
        {kind === 'event' ? (
          <NamedIcon name={findEvent(model, type ?? 0)?.icon ?? ''} size={14} />
        ) : (
          <Changed size={14} />
        )}
      </Disc>
      <Words>
        <Title>{title}</Title>
        {undone > 0 && (
          <span>
            <StatusChip tone="neutral" icon={Undo}>
              {undone >= assets
                ? say('lotPage:undoneAll')
                : say('lotPage:undoneSome', { figure: formatCount(undone, language) })}
            </StatusChip>
          </span>
        )}
        {box !== null && target !== null && <Line>{say('events:movement', { source: box, target })}</Line>}
        {fields.length > 0 && <Line>{fields.join(', ')}</Line>}
        {comment !== null && comment !== '' && <Line>«{comment}»</Line>}
        <Meta>
          <Part>{actorName(username, say)}</Part>
          {events > 1 && <Part>{say('lotPage:oneByOne', { count: events })}</Part>}
          {run !== null && (
            <Part>
              <EntryRun run={run} />
            </Part>
          )}
          {box !== null && target === null && <Part>{say('events:inPlace', { place: box })}</Part>}
        </Meta>
      </Words>
      <When dateTime={happening.at} title={formatDateTime(happening.at, locale.zone)}>
        {at.toFormat('HH:mm')}
      </When>
    </Item>
  );
}

/** 'Cambio de peso de 80 animales', 'Entran 3 animales', 'Se editó el lote'. */
function useTitle({ kind, event_type: type, name, assets, undoes }: LotHappening, model: AssetType): string {
  const { say, word, language } = useSay('lotPage');
  if (kind !== 'event') return say(`lotPage:${kind}`);
  const { noun } = model;
  const slots = {
    figure: formatCount(assets, language),
    noun: word(assets === 1 ? noun.one : noun.many),
  };
  if (type === lotEvents.join) return say(assets === 1 ? 'lotPage:joinedOne' : 'lotPage:joinedMany', slots);
  if (type === lotEvents.leave) return say(assets === 1 ? 'lotPage:leftOne' : 'lotPage:leftMany', slots);
  if (undoes !== null) return say('lotPage:undoing', { event: undoes, ...slots });
  return say('lotPage:eventOf', { event: name, ...slots });
}
