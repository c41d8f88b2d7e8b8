import type { Selection } from '@huella/domain/calls/selection';
import type { Attribute } from '@huella/domain/model/attribute';
import { fail, failWith } from '@huella/domain/model/errors';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { listedFields } from '@huella/domain/rules/lot-field';
import { transferredFields } from '@huella/domain/rules/transferred-fields';
import type { Database } from '../db/database';
import { countMeant, listMeantIds, type MeantQuery } from '../db/list-meant';
import { findTransferred } from '../db/list-transferred';
import { listScopeOf, transferredScopeOf, type FormContext } from './form-context';

/**
 * The living assets of an establishment that a selection means, by id: what bulk calls and transfers are about when they
 * are given filters; or, where that is said, those that left it by a transfer. They are those that match at this moment.
 * Only fields that the user may list can be filtered by; others refuse with their place.
 */
export async function listSelectedIds(
  db: Database,
  form: FormContext,
  selection: Selection,
): Promise<readonly number[]> {
  const query = readSelection(form, selection);
  return selection.suffix === 'transferred'
    ? listMeantOfTransferred(db, form, query)
    : listMeantIds(db, listScopeOf(form), query);
}

/** How many assets a selection means at this moment (`listSelectedIds`). */
export async function countSelected(db: Database, form: FormContext, selection: Selection): Promise<number> {
  const query = readSelection(form, selection);
  if (selection.suffix === 'transferred') return (await listMeantOfTransferred(db, form, query)).length;
  return countMeant(db, listScopeOf(form), query);
}

/**
 * Refuses with `selectionMoved` where a selection means another number of assets than it did when it was chosen: who
 * acts on what matches is to have seen how many that are. Without a number nothing is refused.
 */
export function refuseIfMoved(ids: readonly number[], count: number | undefined): void {
  if (count !== undefined && count !== ids.length) fail('selectionMoved', { count, found: ids.length });
}

function readSelection(
  { model, scope, locale }: FormContext,
  { filters, suffix, except = [], selectable = false }: Selection,
): MeantQuery {
  const allowed = suffix === 'transferred' ? transferredFields(model, scope) : listedFields(model, scope);
  const read = readListFilters(filters, allowed, locale);
  if (read.issues.length > 0) failWith(read.issues);
  const { language } = locale;
  const withoutClosed = isEnding(model.disabledForEvents, scope.boxSubtype, allowed);
  return {
    ...{ filters: read.filters, which: 'active', language, except },
    selectable: selectable ? { withoutClosed } : null,
  };
}

/** Whether an attribute ends assets in an establishment, as far as its user may see that it is filled. */
export function isEnding(
  closing: FormContext['model']['disabledForEvents'],
  boxSubtype: number,
  allowed: readonly Attribute[],
): boolean {
  if (closing?.subtypes.includes(boxSubtype) !== true) return false;
  return allowed.some(({ name }) => name === closing.field);
}

/** Of what left nothing is paused or on its way: it is looked at as it was then. */
async function listMeantOfTransferred(
  db: Database,
  form: FormContext,
  { filters, except, language, selectable }: MeantQuery,
): Promise<readonly number[]> {
  const without = selectable?.withoutClosed === true ? form.model.disabledForEvents?.field : undefined;
  const all = { filters, without, language, sort: null, direction: 'asc', offset: 0, limit: null } as const;
  const { ids } = await findTransferred(db, transferredScopeOf(form), all);
  if (except.length === 0) return ids;
  const left = new Set(except);
  return ids.filter((id) => !left.has(id));
}
