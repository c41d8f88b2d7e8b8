import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavedRecord } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/model/value';
import { call } from '../call/call';
import { savingOf, type Saving } from '../call/objects';

/** The records that no establishment holds. */
export type RecordKind = 'company' | 'box' | 'user';

/** What shows these records: the context selector, their lists, what the user may do, their own profile. */
const stale = [
  'topBar.all',
  'topBar.counts',
  'users.getInfo',
  'billing.quota',
  'companies.all',
  'boxes.ofCompany',
  'fields.validate',
] as const;

/** What blocks a screen is known again before it opens. */
const refetches = {
  'topBar.all': 'active',
  'topBar.counts': 'active',
  'users.getInfo': 'active',
  'billing.quota': 'active',
  'companies.all': 'active',
  'boxes.ofCompany': 'active',
  'fields.validate': 'all',
} as const satisfies Record<(typeof stale)[number], 'active' | 'all'>;

/**
 * Adds a record, of a holder where it has one, or updates one; resolves once the screens around know it.
 * Throws the refusal.
 */
export function useSaveRecord(
  objectType: RecordKind,
  holder: number | null = null,
): (saving: Saving, values: Values) => Promise<SavedRecord> {
  const client = useQueryClient();
  return useCallback(
    async (saving, values) => {
      const saved = await call('objects.add', {
        body: {
          ...savingOf(saving),
          objectType,
          pkReferer: holder,
          values,
        },
      });
      await Promise.all(
        stale.map((name) => client.invalidateQueries({ queryKey: [name], refetchType: refetches[name] })),
      );
      return saved;
    },
    [client, objectType, holder],
  );
}
