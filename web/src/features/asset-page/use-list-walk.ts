import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { parseListAddress } from '@huella/domain/engine/lists/list-state';
import { callQuery } from '../../call/queries';
import { listAddress } from '../../form/back-to-list';
import { listInput } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import { rememberedPageSize } from '../../list/page-size';
import { usualSort } from '../../list/use-list';
import { assetQuery } from '../assets/asset-form-calls';

/** A neighbour in the list, with its place there, from 1. */
export interface Neighbour {
  readonly pk: number;
  readonly at: number;
}

export interface ListWalk {
  /** Its place, from 1, of how many. */
  readonly at: number;
  readonly total: number;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/**
 * Where an asset stands in the list that one came from, as its filters and its order are kept there, and its neighbours, also
 * beyond the page. Null until that is known, and where the list does not have it there any more.
 */
export function useListWalk(subject: ListSubject, pk: number, asked: number): ListWalk | null {
  const part = useMemo(() => {
    const search = new URLSearchParams(listAddress().split('?')[1] ?? '');
    const state = parseListAddress(Object.fromEntries(search), subject.fields, subject.locale);
    const pageSize = state.pageSize ?? rememberedPageSize();
    return { ...state, pageSize, sort: state.sort ?? usualSort(subject), names: [] };
  }, [subject]);
  const { pageSize } = part;
  const pageOf = (at: number) => Math.floor((at - 1) / pageSize);
  const page = useQuery(callQuery('objects.list', listInput(subject, { ...part, page: pageOf(asked) })));
  const found = page.data?.res.findIndex(({ id }) => id === pk) ?? -1;
  const at = found === -1 ? asked : pageOf(asked) * pageSize + found + 1;
  const total = page.data?.resTotal ?? 0;
  // The first of a page has its neighbour on the one before, the last on the one after.
  const beyond = found === 0 ? at - 1 : at + 1;
  const isBeyond = found !== -1 && (found === 0 || found === pageSize - 1) && beyond >= 1 && beyond <= total;
  const other = useQuery({
    ...callQuery('objects.list', listInput(subject, { ...part, page: pageOf(Math.max(1, beyond)) })),
    enabled: isBeyond,
  });
  const neighbour = (place: number): Neighbour | null => {
    if (place < 1 || place > total) return null;
    const rows = pageOf(place) === pageOf(asked) ? page.data?.res : other.data?.res;
    const row = rows?.[(place - 1) % pageSize];
    return row === undefined ? null : { pk: row.id, at: place };
  };
  const [previous, next] = [neighbour(at - 1), neighbour(at + 1)];
  const client = useQueryClient();
  const pks = [previous?.pk, next?.pk].filter((each) => each !== undefined).join(' ');
  useEffect(() => {
    // They are there at once when one goes on.
    for (const each of pks.split(' ').filter((text) => text !== ''))
      client.query({ ...assetQuery(Number(each)), staleTime: 10_000 }).catch(() => null); // its page asks again, and says
  }, [client, pks]);
  return found === -1 ? null : { at, total, previous, next };
}
