import type { Selection } from '@huella/domain/calls/selection';
import { failWith } from '@huella/domain/model/errors';
import { readFilters } from '@huella/domain/engine/lists/filter';
import { transferredFields } from '@huella/domain/rules/transferred-fields';
import { listedFields } from '@huella/domain/rules/lot-field';
import type { Database } from '../db/database';
import { listMatchingIds } from '../db/list-scan';
import { findTransferred } from '../db/list-transferred';
import { listScopeOf, transferredScopeOf, type FormContext } from './form-context';

/**
 * The living assets of an establishment that filters find, by id: what bulk calls and transfers are about when they
 * are given a filter; or, where that is said, those that left it by a transfer. Only fields that the user may list can be filtered by; others refuse with their place.
 */
export async function listSelectedIds(
  db: Database,
  form: FormContext,
  { filters, suffix }: Selection,
): Promise<readonly number[]> {
  const { model, scope, locale } = form;
  const isOfTransferred = suffix === 'transferred';
  const allowed = isOfTransferred ? transferredFields(model, scope) : listedFields(model, scope);
  const read = readFilters(filters, allowed, locale);
  if (read.issues.length > 0) failWith(read.issues);
  const { language } = locale;
  const query = { filters: read.filters, sort: null, direction: 'asc', language } as const;
  if (!isOfTransferred) return listMatchingIds(db, listScopeOf(form), { ...query, which: 'active' });
  const all = { ...query, offset: 0, limit: null };
  return (await findTransferred(db, transferredScopeOf(form), all)).ids;
}
