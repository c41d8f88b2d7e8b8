import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetTotals } from '@huella/domain/calls/totals';
import { findOption } from '@huella/domain/engine/fields/choice';
import { summaryFields, type AttributeTotals } from '@huella/domain/engine/lots/summarise';
import type { Attribute } from '@huella/domain/model/attribute';
import { failWith } from '@huella/domain/model/errors';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Locale } from '@huella/domain/model/value';
import { sumUpMatches } from '../../db/list-sums';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import { sourceOfSuffix } from '../../http/list-sources';

/**
 * What the assets come to that filters find, or that are named (document 1 section 2, summary cards): by the summary
 * rules of those attributes that the actor may list. Filters that do not fit refuse with their place.
 */
export async function findTotals(
  deps: Deps,
  today: FormContext,
  { pks, filters = [], suffix }: BodyOf<Calls['objects.totals']>,
  day?: string,
): Promise<{ readonly total: number; readonly summary: AssetTotals[] }> {
  const asOf = readAsOf(today, day);
  const form = asOf?.form ?? today;
  const { model, locale } = form;
  const source = sourceOfSuffix(deps, form, suffix, asOf);
  const read = readListFilters(filters, source.allowed, locale);
  if (read.issues.length > 0) failWith(read.issues);
  const found =
    pks === undefined
      ? source.matches({ filters: read.filters, language: locale.language })(null)
      : source.named(pks);
  const fields = summaryFields(model, source.allowed);
  const { total, summary } = await source.ask((db) => sumUpMatches(db, source.summed, found, fields));
  return { total, summary: summary.flatMap((each, at) => presentTotals(fields[at], each, locale)) };
}

function presentTotals(
  field: Attribute | undefined,
  { shares, ...totals }: AttributeTotals,
  { language }: Locale,
): AssetTotals[] {
  if (field === undefined) return [];
  const labelOf = (key: string) => findOption(field, key)?.label[language] ?? key;
  const labelled = shares.map((share) => ({ ...share, label: labelOf(share.key) }));
  return [{ ...totals, shares: labelled, label: field.label[language], unit: field.unit ?? null }];
}
