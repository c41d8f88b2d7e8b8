import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StepProps } from './step-parts';
import { refreshDelegations } from './use-take-role';

/** Leaves the wizard when its work is done: to the list where what was given stands first, which says what was done. */
export function useLeaveDone({ visit, answer }: StepProps['wizard']): (notice: string, tab?: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (notice: string, tab = '') => {
      answer({ done: 'yes' });
      void refreshDelegations(client);
      const address = tab === '' ? visit.from : tab;
      void navigate({ href: address, state: { notice }, ignoreBlocker: true, replace: true });
    },
    [answer, client, navigate, visit.from],
  );
}
