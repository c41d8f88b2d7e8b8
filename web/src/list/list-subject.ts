import { usePrefetchQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { LotRow } from '@huella/domain/calls/lots';
import type { Locale } from '@huella/domain/model/value';
import { lotFieldWith } from '@huella/domain/rules/lot-field';
import {
  deletedByField,
  deletedEventFieldOf,
  deletedFields,
  deletedOnField,
} from '@huella/domain/rules/deleted-fields';
import {
  transferredFields,
  transferredOnField,
  transferredToField,
} from '@huella/domain/rules/transferred-fields';
import { stateFields, stateName } from '@huella/domain/rules/state-fields';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { ListOf } from '../form/back-to-list';
import { useCommonOptions } from '../session/common-options';
import type { Place } from '../session/context';
import { useLocale, useModel } from '../session/model';
import { lotsQuery, useLots } from './use-lots';

/** What a list is of and where: its model, the attributes that the actor may list there, and how values are read. */
export interface ListSubject {
  readonly model: AssetType;
  readonly place: Place;
  readonly fields: readonly Attribute[];
  readonly locale: Locale;
  /** Of what left the place by a transfer, as it was then, or of what was deleted there; without it of what is there. */
  readonly of?: ListOf;
}

/**
 * The subject of a list of the place's assets. Suspends until the model and the lots are here: where there are any,
 * the lot is one more field of the list.
 */
export function useListSubject(place: Place): ListSubject {
  usePrefetchQuery(lotsQuery(place));
  const { model, scope } = useModel(place);
  useCommonOptions(model.attributes);
  const lots = useLots(place);
  const locale = useLocale();
  return useMemo(
    () => ({
      ...{ place, locale, model: withColumns(model, []) },
      fields: fieldsOf([...allowedFields(model, 'list', scope), ...stateFields(model, scope)], lots),
    }),
    [model, place, locale, scope, lots],
  );
}

/**
 * The subject of a list of what left the place (document 1 section 2, transferred assets): where to and when come
 * first among its columns and filters. Suspends until the model is here.
 */
export function useTransferredSubject(place: Place): ListSubject {
  const { model, scope } = useModel(place);
  useCommonOptions(model.attributes);
  const locale = useLocale();
  return useMemo(
    () => ({
      ...{ place, locale, of: 'transferred' },
      model: withColumns(model, [transferredToField.name, transferredOnField.name]),
      fields: transferredFields(model, scope),
    }),
    [model, place, locale, scope],
  );
}

/**
 * The subject of a list of what was logically deleted in the place (document 1 section 2): when and by which event it went
 * come first among its columns and filters. Suspends until the model is here.
 */
export function useDeletedSubject(place: Place): ListSubject {
  const { model, scope } = useModel(place);
  useCommonOptions(model.attributes);
  const locale = useLocale();
  return useMemo(() => {
    const own = [deletedOnField.name, deletedEventFieldOf(model).name, deletedByField.name];
    const fields = deletedFields(model, scope);
    return { place, locale, of: 'deleted', model: withColumns(model, own), fields };
  }, [model, place, locale, scope]);
}

/** The model with columns of the list's own, right after what names a row; filters begin with them and the state. */
function withColumns(model: AssetType, own: readonly string[]): AssetType {
  const filterOrder = [...own, stateName, ...model.filterOrder];
  if (own.length === 0) return { ...model, filterOrder };
  const [name, ...rest] = model.defaultColumns;
  // One name is enough: how it went takes the room of the others.
  const others = rest.filter((column) => !model.labelFields.includes(column));
  return {
    ...model,
    defaultColumns: name === undefined ? own : [name, ...own, ...others],
    filterOrder,
  };
}

function fieldsOf(allowed: readonly Attribute[], lots: readonly LotRow[]): readonly Attribute[] {
  return lots.length === 0 ? allowed : [...allowed, lotFieldWith(lots)];
}
