import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { CallError } from '../call/call-error';
import { recordQuery } from '../call/objects';
import { errorReason } from '../list/error-reason';
import { HiddenTitle } from '../shell/HiddenTitle';
import { useHomePath } from '../shell/menu-mode';
import { Middle } from '../shell/Middle';
import { requestIdOf } from '../shell/request-id';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { useSay } from '../words/use-say';
import { FormWaiting } from './FormWaiting';
import type { RecordKind } from './record-calls';

export interface StoredRecordProps {
  readonly kind: RecordKind;
  readonly pk: number;
  /** What such records are called. */
  readonly names: Pick<RecordModel, 'name' | 'noun' | 'gender'>;
  readonly children: (stored: SavedRecord) => ReactNode;
}

/** Fetches a record that is to be seen or edited, and says so where it is not there. */
export function StoredRecord({ kind, pk, names, children }: StoredRecordProps) {
  const { say, word } = useSay('records', 'list');
  // What is edited stays as it was opened.
  const query = { ...recordQuery(kind, pk), staleTime: Infinity, gcTime: 0 };
  const { data, error, refetch } = useQuery(query);
  const home = useHomePath();
  if (data !== undefined) return children(data);
  if (error === null) return <FormWaiting shape="form" />;
  const slots = { noun: word(names.noun.one) };
  const toHome = (
    <Button size="small" href={home}>
      {say('records:toHome')}
    </Button>
  );
  return (
    <Middle>
      <HiddenTitle>{word(names.name)}</HiddenTitle>
      {error instanceof CallError && error.code === 'notFound' ? (
        <EmptyState
          kind="filtered"
          icon={<SearchX size={20} />}
          title={say(names.gender === 'f' ? 'records:goneF' : 'records:goneM', slots)}
          text={say('records:goneText')}
          actions={toHome}
        />
      ) : (
        <ErrorState
          title={say('records:failed')}
          text={errorReason(error, say)}
          onRetry={() => void refetch()}
          action={toHome}
          requestId={requestIdOf(error)}
        />
      )}
    </Middle>
  );
}
