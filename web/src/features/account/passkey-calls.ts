import { useQueryClient } from '@tanstack/react-query';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { callQuery } from '../../call/queries';

export type Passkey = ReplyOf<Calls['passkeys.list']>['passkeys'][number];

/** The passkeys of the signed-in user. */
export const passkeysQuery = callQuery('passkeys.list', {});

/** Has the list of passkeys come again, after something in it has changed, and what happened to the account with it. */
export function useRefreshPasskeys(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const queryKeys = [passkeysQuery.queryKey, ['users.securityEvents']];
    await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
