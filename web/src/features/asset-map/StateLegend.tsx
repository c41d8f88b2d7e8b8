import { styled } from '@mui/material/styles';
import type { AssetGroup } from '@huella/domain/calls/asset-map';
import { StateMark } from '../../list/StateChip';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import type { MapState } from './map-source';

export interface StateLegendProps {
  readonly states: readonly MapState[];
  readonly groups: readonly AssetGroup[];
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& strong': { fontWeight: 600, color: theme.palette.ink, fontVariantNumeric: 'tabular-nums' },
}));

/** What the colours of a map mean, by a sign and a word, and how many of what is in view stand so. */
export function StateLegend({ states, groups }: StateLegendProps) {
  const { say, word, language } = useSay('map');
  const counts = countStates(groups);
  const seen = states.filter(({ state }) => counts.has(state));
  if (seen.length === 0) return null;
  return (
    <List aria-label={say('map:legend')}>
      {seen.map(({ state, label, tone, icon }) => (
        <li key={state}>
          <StateMark tone={tone} icon={icon} />
          {word(label)}
          <strong>{formatCount(counts.get(state) ?? 0, language)}</strong>
        </li>
      ))}
    </List>
  );
}

/** How many of some groups stand how. */
function countStates(groups: readonly AssetGroup[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { state, count } of groups.flatMap(({ states }) => states))
    counts.set(state, (counts.get(state) ?? 0) + count);
  return counts;
}
