import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { AuthorizedPerson } from '@huella/domain/calls/authorizations';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { plainText, type RowValue } from '@huella/domain/model/value';
import { personsField } from '@huella/domain/catalogue/records/company';
import type { Say } from '@huella/domain/phrases/areas';
import { callQuery } from '../../call/queries';
import { ListActionsContext, type ListActions } from '../../fields/list-actions';
import { rowsOf } from '../../fields/list-rows';
import { useUser } from '../../session/session';
import type { Tone } from '../../theme/tokens';
import { SkeletonBar } from '../../ui/SkeletonBar';
import type { StatusIcon } from '../../ui/status-icons';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { ResendPerson } from './ResendPerson';

export interface PersonActionsProps {
  /** The company as it is stored. */
  readonly stored: SavedRecord;
  readonly mayEdit: boolean;
  readonly children: ReactNode;
}

/** Gives the list of a company's persons how far each of them is, and the button that writes to them again. */
export function PersonActions({ stored, mayEdit, children }: PersonActionsProps) {
  const { say } = useSay('records');
  const { timezone } = useUser();
  const params = { objectType: 'company', pk: String(stored.id) } as const;
  // Somebody may have confirmed meanwhile, and what was saved before is of another list.
  const query = useQuery({
    ...callQuery('authorizations.listResendable', { params }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error, dataUpdatedAt } = query;
  const actions = useMemo<ListActions>(() => {
    const isStored = (row: RowValue) => emailOf(row) === emailOf(findRow(stored, row.key));
    const knownOf = (row: RowValue): KnownPerson => {
      if (!isStored(row)) return 'unsaved';
      if (data === undefined) return error === null ? 'loading' : 'failed';
      return data.persons.find(({ key }) => key === row.key) ?? 'failed';
    };
    return {
      stateLabel: say('records:personState'),
      stateOf: (_field, row) => <PersonState person={knownOf(row)} zone={timezone} />,
      resendOf: (_field, row, look) => {
        const person = knownOf(row);
        if (!mayEdit || typeof person === 'string' || data?.ids.includes(row.key) !== true) return null;
        const from = dataUpdatedAt + person.wait * 1000;
        const of = { companyId: stored.id, rowKey: row.key };
        return <ResendPerson key={from} {...of} {...look} from={from} />;
      },
    };
  }, [say, timezone, stored, mayEdit, data, error, dataUpdatedAt]);
  return <ListActionsContext value={actions}>{children}</ListActionsContext>;
}

function findRow(stored: SavedRecord, key: number): RowValue | undefined {
  return rowsOf(stored.values[personsField] ?? null).find((row) => row.key === key);
}

/** By which a person is known: another e-mail is another person. */
function emailOf(row: RowValue | undefined): string | null {
  return row === undefined ? null : plainText(row['email']).trim().toLowerCase();
}

/** How far a person of a list is: what the server says of a stored row, or that it does not know the row yet. */
type KnownPerson = AuthorizedPerson | 'unsaved' | 'loading' | 'failed';

interface PersonStateProps {
  readonly person: KnownPerson;
  /** Of the days. */
  readonly zone: string;
}

const looks = {
  pending: { tone: 'info', icon: 'clock' },
  confirmed: { tone: 'ok', icon: 'check' },
  expired: { tone: 'warning', icon: 'expired' },
} as const satisfies Record<AuthorizedPerson['state'], { tone: Tone; icon: StatusIcon }>;

/** That in words, with a sign. */
function PersonState({ person, zone }: PersonStateProps) {
  const { say } = useSay('records');
  if (person === 'loading') return <SkeletonBar width={96} height={22} />;
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
