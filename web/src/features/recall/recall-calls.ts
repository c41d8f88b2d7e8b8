import { queryOptions } from '@tanstack/react-query';
import type { RecallGraph, RecallList } from '@huella/domain/calls/recall';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import type { Language } from '@huella/domain/words';
import { call } from '../../call/call';
import { callFile } from '../../call/file';
import type { RecallStart } from './recall-address';

/** What a list and a graph both show. */
export type Found = Pick<RecallList & RecallGraph, 'start' | 'origins' | 'up' | 'down'>;

/** Which rows of a trace: of a way, of a node of its graph, of a page from 0. */
export interface RecallRows {
  readonly direction: RecallDirection | undefined;
  readonly node: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** A page of a trace as a list, as a query. */
export function recallQuery({ kind, id }: RecallStart, { direction, node, page, size }: RecallRows) {
  // The sizes of lists are among those that the call declares.
  const listed = String(size) as '10' | '20' | '50' | '100';
  const query = { ...(direction && { direction }), ...(node && { node }), page: String(page), size: listed };
  return queryOptions({
    queryKey: ['recall.list', kind, id, query] as const,
    queryFn: ({ signal }) =>
      kind === 'asset'
        ? call('recall.ofAsset', { params: { pk: id }, query }, signal)
        : call('recall.ofLot', { params: { lotId: id }, query }, signal),
  });
}

/** A trace as a graph, as a query. */
export function recallGraphQuery({ kind, id }: RecallStart) {
  return queryOptions({
    queryKey: ['recall.graph', kind, id] as const,
    queryFn: ({ signal }) =>
      kind === 'asset'
        ? call('recall.graphOfAsset', { params: { pk: id } }, signal)
        : call('recall.graphOfLot', { params: { lotId: id } }, signal),
  });
}

export const recallFormats = ['xlsx', 'csv'] as const;
export type RecallFormat = (typeof recallFormats)[number];

/** Saves the whole trace as a file in the reader's language. Throws the refusal. */
export function saveRecall(
  { kind, id }: RecallStart,
  format: RecallFormat,
  language: Language,
): Promise<void> {
  const query = { format, language };
  return kind === 'asset'
    ? callFile('recall.exportOfAsset', { params: { pk: id }, query })
    : callFile('recall.exportOfLot', { params: { lotId: id }, query });
}
