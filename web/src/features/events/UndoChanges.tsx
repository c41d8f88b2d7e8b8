import { styled } from '@mui/material/styles';
import type { UndoneAsset } from '@huella/domain/calls/events';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface UndoChangesProps {
  readonly assets: readonly UndoneAsset[];
  /** How many there are, those that are not shown included. */
  readonly total: number;
}

/** Assets whose changes are written out before the rest is counted. */
const writtenOut = 5;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.sunken,
  ...typeStyle(type.cell),
}));
const Name = styled('p')(({ theme }) => ({ fontWeight: 600, color: theme.palette.ink }));
const Line = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  '& strong': { color: theme.palette.ink, fontWeight: 600 },
}));

/** What each asset is, and what it will be again. */
export function UndoChanges({ assets, total }: UndoChangesProps) {
  const { say } = useSay('events');
  // What there is to show comes first.
  const sorted = assets.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other)));
  const shown = sorted.slice(0, writtenOut);
  const rest = total - shown.length;
  return (
    <List aria-label={say('events:undoChanges')}>
      {shown.map((asset) => (
        <li key={asset.pk}>
          <Name>{asset.label}</Name>
          {asset.changes.map(({ name, label, before, after }) => (
            <Line key={name}>
              {label}: {before === '' ? say('events:none') : before} →{' '}
              <strong>{after === '' ? say('events:none') : after}</strong>
            </Line>
          ))}
          {asset.effects.map(({ effect, label }) => (
            <Line key={`${effect} ${label}`}>{say(`events:undo_${effect}`, { label })}</Line>
          ))}
          {isBare(asset) && <Line>{say('events:undoNothing')}</Line>}
        </li>
      ))}
      {rest > 0 && <li>{say('events:undoMore', { count: rest })}</li>}
    </List>
  );
}

function isBare({ changes, effects }: UndoneAsset): boolean {
  return changes.length + effects.length === 0;
}
