import type { Peers } from '@huella/domain/calls/measures';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { MeasuredField } from '@huella/domain/engine/events/measured-fields';
import { keepsPrivate } from '@huella/domain/engine/events/private-values';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { listedFields, lotField } from '@huella/domain/rules/lot-field';
import type { Deps } from '../../deps';
import { findAssets } from '../../db/list-query';
import { listScopeOf, type FormContext } from '../../http/form-context';
import { findLotName, type AssetRecord } from '../assets/assets.store';
import { listMeasured } from './measures.store';

/** With fewer others a median says more of each of them than of all. */
const fewest = 3;
/** With more others it costs more than it is worth to go through all that was measured of them. */
const most = 2_000;

interface Group {
  readonly of: Peers['of'];
  readonly name: string;
  readonly filters: readonly FilterItem[];
}

/**
 * The median of a measure among the living assets of an asset's lot, or without enough of them among those alike in its
 * establishment, on these days: of each the last value that it was found to have by then. Null where too few were measured,
 * where there are too many to go through, and of what companies keep for themselves.
 */
export async function findPeers(
  deps: Deps,
  form: FormContext,
  asset: AssetRecord,
  { attribute }: MeasuredField,
  days: readonly string[],
): Promise<Peers | null> {
  if (keepsPrivate(attribute) || days.length === 0) return null;
  const allowed = listedFields(form.model, form.scope);
  for (const { of, name, filters: meant } of await groupsOf(deps, form, asset)) {
    const { filters, issues } = readListFilters([...meant], allowed, form.locale);
    if (issues.length > 0) continue;
    const { language, zone } = form.locale;
    const order = { sort: null, direction: 'asc', which: 'active', offset: 0, limit: most + 1 } as const;
    const { ids, total } = await findAssets(deps.db, listScopeOf(form), { filters, language, ...order });
    const others = ids.filter((id) => id !== asset.id);
    if (others.length < fewest || total > most) continue;
    const measured = await listMeasured(deps.db, { boxId: asset.boxId, zone }, others, attribute.name);
    const medians = mediansOn(days, measured);
    const last = medians.at(-1);
    if (last !== undefined)
      return { of, name, count: last.count, points: medians.map(({ day, value }) => ({ day, value })) };
  }
  return null;
}

/** Those that an asset is compared with, the nearest first. */
async function groupsOf({ db }: Deps, form: FormContext, asset: AssetRecord): Promise<readonly Group[]> {
  const { model, locale } = form;
  const lot = asset.lotId === null ? null : await findLotName(db, asset.boxId, asset.lotId);
  const alike = (model.comparedBy ?? []).flatMap((name) => {
    const key = asset.attributes[name];
    const field = model.attributes.find((each) => each.name === name);
    return field === undefined || typeof key !== 'string' || key === '' ? [] : [{ field, key }];
  });
  return [
    ...(lot === null
      ? []
      : [{ of: 'lot' as const, name: lot.name, filters: [oneOf(lotField.name, String(lot.id))] }]),
    // Of what is not known in all that counts nobody knows what is alike.
    ...(alike.length === 0 || alike.length < (model.comparedBy ?? []).length
      ? []
      : [
          {
            of: 'alike' as const,
            name: alike
              .map(({ field, key }) => findOption(field, key)?.label[locale.language] ?? key)
              .join(', '),
            filters: alike.map(({ field, key }) => oneOf(field.name, key)),
          },
        ]),
  ];
}

function oneOf(field: string, key: string): FilterItem {
  return { field, operator: 'inArray', values: [key] };
}

/** What was measured of an asset, in the order of the days. */
type Measured = ReadonlyMap<number, readonly { readonly day: string; readonly value: number }[]>;

function mediansOn(days: readonly string[], measured: Measured) {
  return days.flatMap((day) => {
    const values = [...measured.values()].flatMap((points) => {
      const last = points.findLast((point) => point.day <= day);
      return last === undefined ? [] : [last.value];
    });
    return values.length < fewest ? [] : [{ day, value: medianOf(values), count: values.length }];
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
