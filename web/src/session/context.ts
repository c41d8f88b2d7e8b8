import { useMutation, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { completeContext, isComplete, keptContext, type Context } from '@huella/domain/rules/context';
import { permissionKey } from '@huella/domain/rules/permission-key';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { call } from '../call/call';
import { callQuery } from '../call/queries';
import { isSameContext } from './same-context';
import { useUser, type User } from './session';
import { tenantLabel } from './own-label';

export type TopBar = ReplyOf<Calls['topBar.all']>;

type StoredTopBar = User['userPreferences']['topBar'];

function write(context: Context): NonNullable<StoredTopBar> {
  return {
    chain: { id: context.chain },
    active: { id: context.active },
    company: { id: context.company },
    establishment: { id: context.establishment },
  };
}

/** What may be chosen in the top bar; at a tenant that is about some chains, of those. */
export function topBarQuery() {
  return callQuery('topBar.all', { query: { tenant: tenantLabel() } });
}

/** What the user may choose in the top bar. */
export function useTopBar(): TopBar {
  return useSuspenseQuery(topBarQuery()).data;
}

/** The context that a user works in, by what is remembered and what may be chosen. */
export function contextOf(items: TopBar, user: User): Context {
  return completeContext(items, keptContext(user.userPreferences.topBar));
}

/**
 * The context that the user works in: what is remembered, completed where a level has one option and bare of what
 * is no longer offered. Choosing is seen at once and remembered on the server; when the server refuses, the context
 * from before is back and the promise is rejected with the refusal.
 */
export function useContextChoice(): {
  readonly context: Context;
  readonly choose: (context: Context) => Promise<void>;
} {
  const items = useTopBar();
  const stored = useUser().userPreferences.topBar;
  const client = useQueryClient();
  const context = useMemo(() => completeContext(items, keptContext(stored)), [items, stored]);
  const { mutateAsync } = useMutation({
    // One after the other, so that the last one chosen is the one that stays.
    scope: { id: 'context' },
    mutationFn: (topBar: StoredTopBar) => call('users.savePreferences', { body: { topBar } }),
  });
  const choose = useCallback(
    async (chosen: Context) => {
      const topBar = write(chosen);
      // An answer on its way still holds the context from before.
      await client.cancelQueries({ queryKey: userKey });
      showTopBar(client, topBar);
      await mutateAsync(topBar).catch((error: unknown) => {
        const shown = client.getQueryData(userKey)?.userPreferences.topBar ?? null;
        if (isSameContext(keptContext(shown), chosen)) showTopBar(client, stored);
        throw error;
      });
    },
    [client, mutateAsync, stored],
  );
  return { context, choose };
}

const userKey = callQuery('users.getInfo', {}).queryKey;

function showTopBar(client: QueryClient, topBar: StoredTopBar): void {
  client.setQueryData(userKey, (known) =>
    known === undefined ? known : { ...known, userPreferences: { ...known.userPreferences, topBar } },
  );
}

/** The context of a screen of assets: the complete context with what belongs to it. */
export interface Place {
  readonly boxId: number;
  readonly boxName: string;
  /** By which others find it to transfer to. */
  readonly boxAlias: string;
  readonly boxSubtype: number;
  readonly assetType: number;
  readonly companyId: number;
  readonly companyName: string;
  /** Where the company is, `AR`. */
  readonly country: string;
  /** The strongest relation of the user to the company. */
  readonly relation: string;
  readonly can: (code: PermissionCode) => boolean;
}

/** The place of the complete context; null while a level is still to be chosen. */
export function usePlace(): Place | null {
  const items = useTopBar();
  const { context } = useContextChoice();
  const user = useUser();
  return useMemo(() => {
    if (!isComplete(context)) return null;
    const box = items.establishments.find((item) => item.id === context.establishment);
    const company = items.companies.find((item) => item.id === context.company);
    if (box === undefined || company === undefined) return null;
    const codes = user.userData.permissions.boxes[permissionKey(box.id, context.active)] ?? [];
    return {
      boxId: box.id,
      boxName: box.value,
      boxAlias: box.alias,
      boxSubtype: box.subtype,
      assetType: context.active,
      companyId: company.id,
      companyName: company.value,
      country: company.country,
      relation: company.origin,
      can: (code: PermissionCode) => codes.includes(code),
    };
  }, [context, items, user]);
}

/** The same establishment with other asset types: of those that are named, the ones that the user may list there. */
export function usePlacesOf(place: Place, assetTypes: readonly number[] | undefined): readonly Place[] {
  const { boxes } = useUser().userData.permissions;
  return useMemo(() => {
    if (assetTypes === undefined) return [place];
    return assetTypes.flatMap((assetType) => {
      const codes = boxes[permissionKey(place.boxId, assetType)] ?? [];
      if (!codes.includes('ASSET_LIST')) return [];
      return [{ ...place, assetType, can: (code: PermissionCode) => codes.includes(code) }];
    });
  }, [place, assetTypes, boxes]);
}
