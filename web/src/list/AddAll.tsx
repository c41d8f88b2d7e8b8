import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseListAddress } from '@huella/domain/engine/lists/list-state';
import { callQuery } from '../call/queries';
import { listAddress } from '../form/back-to-list';
import { formatCount } from '../ui/format-count';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { listInput, rowsAtOnce } from './list-call';
import type { ListSubject } from './list-subject';
import { endingField, isSelectable } from './selection';
import type { PickedAsset } from './chosen-assets';

interface AddAllProps {
  readonly subject: ListSubject;
  /** How many are picked. */
  readonly count: number;
  readonly onAdd: (rows: readonly PickedAsset[]) => void;
}

/** Adds all that the list finds as it was last seen, each by its name. */
export function AddAll({ subject, count, onAdd }: AddAllProps) {
  const { say, language } = useSay('list');
  const client = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const search = Object.fromEntries(new URLSearchParams(listAddress(subject.of).split('?')[1] ?? ''));
  const state = parseListAddress(search, subject.fields, subject.locale);
  const ending = endingField(subject);
  const names = ending === null ? [] : [ending];
  const { data } = useQuery(
    callQuery('objects.list', listInput(subject, { ...state, sort: null, page: 0, pageSize: 20, names: [] })),
  );
  const total = data?.resTotal ?? 0;
  if (total === 0 || total > rowsAtOnce) return null;
  const add = async () => {
    setWorking(true);
    const part = { ...state, sort: null, page: 0, pageSize: -1, names };
    const whole = await client
      .query({ ...callQuery('objects.list', listInput(subject, part)), staleTime: 0 })
      .catch(() => null);
    setWorking(false);
    const rows = (whole?.res ?? []).filter((row) => isSelectable(row, ending));
    onAdd(rows.map((row) => [row.id, row.label]));
  };
  return (
    <div>
      {total > count && (
        <WorkingButton size="small" working={isWorking} onClick={() => void add()}>
          {say('list:pickAll', { figure: formatCount(total, language) })}
        </WorkingButton>
      )}
    </div>
  );
}
