import Skeleton from '@mui/material/Skeleton';
import type { AuthorizedPerson } from '@huella/domain/calls/authorizations';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { Say } from '@huella/domain/phrases/areas';
import type { Tone } from '../../theme/tokens';
import { StatusChip } from '../../ui/StatusChip';
import type { StatusIcon } from '../../ui/status-icons';
import { useSay } from '../../words/use-say';

/** How far a person of a list is: what the server says of a stored row, or that it does not know the row yet. */
export type KnownPerson = AuthorizedPerson | 'unsaved' | 'loading' | 'failed';

export interface PersonStateProps {
  readonly person: KnownPerson;
  /** In which days are told. */
  readonly zone: string;
}

const looks = {
  pending: { tone: 'info', icon: 'clock' },
  confirmed: { tone: 'ok', icon: 'check' },
  expired: { tone: 'warning', icon: 'expired' },
} as const satisfies Record<AuthorizedPerson['state'], { tone: Tone; icon: StatusIcon }>;

/** That in words, with a sign. */
export function PersonState({ person, zone }: PersonStateProps) {
  const { say } = useSay('records');
  if (person === 'loading') return <Skeleton variant="rounded" width={96} height={22} />;
  if (person === 'unsaved') return say('records:personUnsaved');
  if (person === 'failed') return say('records:personUnknown');
  return <StatusChip {...looks[person.state]}>{wordOf(person, zone, say)}</StatusChip>;
}

function wordOf({ state, confirmedAt }: AuthorizedPerson, zone: string, say: Say): string {
  if (state === 'pending') return say('records:personPending');
  if (state === 'expired') return say('records:personExpired');
  const [date = ''] = formatDateTime(confirmedAt, zone).split(' ');
  return say('records:personConfirmed', { date });
}
