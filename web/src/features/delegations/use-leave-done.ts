import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DelegationWizardState } from './use-delegation-wizard';
import { refreshDelegations } from './use-take-role';

/** Leaves the wizard when its work is done: to the list where what was given is first, which says what was done. */
export function useLeaveDone({
  session,
  finish,
}: DelegationWizardState): (notice: string, tab?: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (notice: string, tab = '') => {
      finish();
      void refreshDelegations(client);
      const address = tab === '' ? session.from : tab;
      void navigate({ href: address, state: { notice }, ignoreBlocker: true, replace: true });
    },
    [finish, client, navigate, session.from],
  );
}
