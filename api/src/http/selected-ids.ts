import type { Selection } from '@huella/domain/calls/selection';
import { failWith } from '@huella/domain/errors';
import { readFilters } from '@huella/domain/lists/filter';
import { listedFields } from '@huella/domain/lots/lot-field';
import type { Database } from '../db/database';
import { listMatchingIds } from '../db/list-scan';
import { listScopeOf, type Setting } from './setting';

/**
 * The living assets of an establishment that filters find, by id: what bulk calls and transfers are about when they
 * are given a filter. Only fields that the user may list can be filtered by; others refuse with their place.
 */
export async function listSelectedIds(
  db: Database,
  setting: Setting,
  { filters }: Selection,
): Promise<readonly number[]> {
  const { model, scope, locale } = setting;
  const read = readFilters(filters, listedFields(model, scope), locale);
  if (read.issues.length > 0) failWith(read.issues);
  const query = { filters: read.filters, sort: null, direction: 'asc', which: 'active' } as const;
  return listMatchingIds(db, listScopeOf(setting), { ...query, language: locale.language });
}
