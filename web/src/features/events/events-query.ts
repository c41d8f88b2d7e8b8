import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventOrder } from '@huella/domain/rules/event-orders';
import { callQuery } from '../../call/queries';
import type { Place } from '../../session/context';

/** What the list of events shows, as the address has it; days are of the user's zone, both included. */
export interface ShownEvents {
  /** In any column. */
  readonly q?: string | undefined;
  /** The code of an event. */
  readonly type?: number | undefined;
  /** Part of a name. */
  readonly user?: string | undefined;
  /** Part of an identifier. */
  readonly asset?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The log of what administrators allowed. */
  readonly only?: 'overrides' | undefined;
  readonly sort?: EventOrder | undefined;
  readonly dir?: 'asc' | 'desc' | undefined;
  /** From 0 on. */
  readonly page?: number | undefined;
}

/** Without anything that narrows the list, at its first page. */
export const nothingWanted: ShownEvents = {
  ...{ q: undefined, type: undefined, user: undefined, asset: undefined },
  ...{ from: undefined, to: undefined, only: undefined, page: undefined },
};

function wantedOf({ q, type, user, asset, from, to, only }: ShownEvents) {
  const said = (text: string | undefined) => text !== undefined && text.trim() !== '';
  return {
    ...(said(q) && { search: q }),
    ...(type !== undefined && { type: String(type) }),
    ...(said(user) && { user }),
    ...(said(asset) && { asset }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(only !== undefined && { only }),
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(shown: ShownEvents): boolean {
  return Object.keys(wantedOf(shown)).length > 0;
}

/** A page of the events of a place; the page before stays in view until it is there. */
export function eventsQuery({ boxId, assetType }: Place, shown: ShownEvents, size: number) {
  const { page = 0, sort, dir } = shown;
  return queryOptions({
    ...callQuery('events.list', {
      params: { boxId: String(boxId), assetType: String(assetType) },
      query: {
        ...wantedOf(shown),
        ...(sort !== undefined && { sort }),
        ...(dir !== undefined && { dir }),
        page: String(page),
        size: String(size),
      },
    }),
    placeholderData: keepPreviousData,
  });
}
