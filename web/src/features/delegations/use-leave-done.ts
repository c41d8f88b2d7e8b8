import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Address } from '../../address';
import type { DelegationWizardState } from './use-delegation-wizard';
import { refreshDelegations } from './use-take-role';

/** Leaves the wizard when its work is done: to the list where what was given is first, which says what was done. */
export function useLeaveDone({
  session,
  finish,
}: DelegationWizardState): (notice: string, to?: Address) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (notice: string, to = session.from) => {
      finish();
      void refreshDelegations(client);
      void navigate({ href: to, state: { notice }, ignoreBlocker: true, replace: true });
    },
    [finish, client, navigate, session.from],
  );
}
