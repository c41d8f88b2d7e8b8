import type { SavedObject } from '@huella/domain/calls/objects';
import { tones, type Tone } from '../theme/tokens';
import { StatusChip, StatusMark } from '../ui/StatusChip';
import type { StatusIcon } from '../ui/status-icons';

/** The signs of states as models name them. */
const icons: ReadonlyMap<string, StatusIcon> = new Map<string, StatusIcon>([
  ['check', 'check'],
  ['shield', 'shield'],
  ['dot', 'dot'],
  ['pause', 'pause'],
  ['eye', 'eye'],
  ['expired', 'expired'],
  ['retired', 'cross'],
  ['package', 'package'],
  ['minus', 'minus'],
  ['truck', 'truck'],
]);

function toneOf(name: string): Tone {
  return tones.find((tone) => tone === name) ?? 'neutral';
}

/** The sign of a state in its colour, beside a word that says it. */
export function StateMark({ tone, icon }: Pick<SavedObject['state'], 'tone' | 'icon'>) {
  return <StatusMark tone={toneOf(tone)} icon={icons.get(icon)} />;
}

export interface StateChipProps {
  readonly state: SavedObject['state'];
}

/** The state of an asset as the server says it. */
export function StateChip({ state: { label, tone, icon } }: StateChipProps) {
  return (
    <StatusChip tone={toneOf(tone)} icon={icons.get(icon)}>
      {label}
    </StatusChip>
  );
}
