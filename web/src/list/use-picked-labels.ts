import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../call/queries';
import { listInput } from './list-call';
import type { ListSubject } from './list-subject';

/** What assets are called, by their ids; undefined while it is looked up. Those that cannot be found are missing. */
export function usePickedLabels(
  subject: ListSubject,
  ids: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const whole = listInput(subject, { search: '', filters: [], sort: null, page: 0, pageSize: 20, names: [] });
  const { data, isError } = useQuery({
    ...callQuery('objects.list', { ...whole, body: { outputFields: [], pks: ids.map(Number) } }),
    enabled: ids.length > 0,
  });
  return useMemo(() => {
    if (ids.length === 0 || isError) return new Map();
    return data === undefined ? undefined : new Map(data.res.map((row) => [String(row.id), row.label]));
  }, [ids, data, isError]);
}
