import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { DateTime } from 'luxon';
import Undo from 'lucide-react/icons/undo';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag, type FileRef, type Locale } from '@huella/domain/model/value';
import { NamedIcon } from '../../shell/NamedIcon';
import { focusLine } from '../../theme/focus';
import { phone } from '../../theme/media';
import { height, radius, type } from '../../theme/tokens';
import { touchTarget } from '../../theme/touch-target';
import { typeStyle } from '../../theme/typography';
import { useRecordText } from '../../fields/use-record-text';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { EpcisButton } from './EpcisButton';
import { Changes, dot, EntryFiles, EntryRun, Line } from './HistoryParts';
import { Disc, Item, Meta, Part, Title, When, Words } from './timeline-parts';

export interface HistoryItemProps {
  /** The asset. */
  readonly pk: number;
  readonly entry: HistoryEntry;
  readonly icon: string;
  readonly locale: Locale;
  readonly model: AssetType;
  /** Shows a file that came with it. */
  readonly onFile: (file: FileRef) => void;
  /** Asks to undo it, where the user may. */
  readonly onUndo: () => void;
}

/** A button is taller than the line that it is in; on phones it begins a line of its own. */
const Save = styled('span')({ marginBlock: -8, [phone]: { margin: '0 0 0 -10px' } });
/** What only an auditor asks for is folded. */
const Proof = styled('details')(({ theme }) => ({
  '& summary': {
    width: 'fit-content',
    minHeight: 24,
    alignContent: 'center',
    borderRadius: radius.key,
    color: theme.palette.ink3,
    cursor: 'pointer',
    ...typeStyle(type.meta),
    '&:focus-visible': focusLine(theme),
    [phone]: touchTarget((height.phoneTarget - 24) / 2),
  },
}));
const Seal = styled('span')({ fontVariantNumeric: 'tabular-nums' });

/** One event of an asset: what it changed, who recorded it, when and where, and, folded, its proof. */
export function HistoryItem({ pk, entry, icon, locale, model, onFile, onUndo }: HistoryItemProps) {
  const { say, language } = useSay('events');
  const at = DateTime.fromISO(entry.event_time, { zone: locale.zone });
  const ago = at.toRelative({ locale: localeTag[locale.language] }) ?? '';
  const others = entry.event_assets_count - 1;
  return (
    <Item>
      <Disc aria-hidden="true">
        <NamedIcon name={icon} size={14} />
      </Disc>
      <Words>
        <Title>{entry.name}</Title>
        <Marks entry={entry} locale={locale} />
        {entry.target !== null && (
          <Line>{say('events:movement', { source: entry.box.name, target: entry.target.name })}</Line>
        )}
        <Changes entry={entry} />
        {/* What one undoes is named above already. */}
        {entry.undoes === null && entry.details.length > 0 && (
          <Line>{entry.details.map(({ label, text }) => `${label}: ${text}`).join(dot)}</Line>
        )}
        <EntryFiles entry={entry} onFile={onFile} />
        {entry.comment !== null && entry.comment !== '' && <Line>«{entry.comment}»</Line>}
        <Meta>
          <Part>{actorName(entry.username, say)}</Part>
          <Part>{ago}</Part>
          {entry.run !== null && (
            <Part>
              <EntryRun run={entry.run} />
            </Part>
          )}
          {entry.target === null && <Part>{say('events:inPlace', { place: entry.box.name })}</Part>}
          {others > 0 && <Part>{say('events:together', { figure: formatCount(others, language) })}</Part>}
        </Meta>
        <Undoing entry={entry} model={model} locale={locale} onUndo={onUndo} />
        <Proof>
          <summary>{say('events:proof')}</summary>
          <Meta>
            <Seal title={say('events:sealHint')}>{say('events:seal', { seal: entry.seal })}</Seal>
            <Save>
              <EpcisButton id={entry.id} name={entry.name} pk={pk} />
            </Save>
          </Meta>
        </Proof>
      </Words>
      <When dateTime={entry.event_time} title={formatDateTime(entry.event_time, locale.zone)}>
        {at.toFormat('HH:mm')}
      </When>
    </Item>
  );
}

/** That it was undone, what it undoes, and that it was allowed as an exception. */
function Marks({ entry, locale }: Pick<HistoryItemProps, 'entry' | 'locale'>) {
  const { say } = useSay('events');
  const { undoneBy, undoes, is_override: isOverride } = entry;
  return (
    <>
      {isOverride && (
        <span title={say('events:overrideHint')}>
          <StatusChip tone="warning">{say('events:override')}</StatusChip>
        </span>
      )}
      {undoneBy !== null && (
        <>
          <span>
            <StatusChip tone="neutral" icon={Undo}>
              {say('events:undoneAll')}
            </StatusChip>
          </span>
          <Line>
            {say('events:undoneBy', {
              user: actorName(undoneBy.username, say),
              date: formatDateTime(undoneBy.time, locale.zone),
            })}
          </Line>
        </>
      )}
      {undoes !== null && <Line>{say('events:undoes', { event: undoes.name, id: undoes.id })}</Line>}
    </>
  );
}

/** The way to undo it, or why there is none; of the last effective event alone. */
function Undoing({ entry, model, locale, onUndo }: Omit<HistoryItemProps, 'icon' | 'pk' | 'onFile'>) {
  const { say } = useSay('events');
  const text = useRecordText(model.attributes, locale);
  const { undo } = entry;
  if (undo === null) return null;
  if (!undo.can) {
    return <Meta>{say('events:undoNot', { reason: undo.issue === null ? '' : text(undo.issue) })}</Meta>;
  }
  return (
    <span>
      <Button size="small" startIcon={<Undo size={16} />} onClick={onUndo}>
        {say('events:undo')}
      </Button>
    </span>
  );
}
