import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { recordQuery } from '../call/objects';
import { useHomePath } from '../shell/menu-mode';
import { FetchErrorPage } from '../shell/MessagePage';
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
  const gone = say(names.gender === 'f' ? 'records:goneF' : 'records:goneM', { noun: word(names.noun.one) });
  return (
    <FetchErrorPage
      page={word(names.name)}
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: gone, text: say('records:goneText') }}
      failed={{ title: say('records:failed') }}
      actions={
        <Button size="small" href={home}>
          {say('records:toHome')}
        </Button>
      }
    />
  );
}
