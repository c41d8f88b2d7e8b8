import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
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
import { stateName } from '@huella/domain/rules/state-fields';
import { useCommonOptions } from '../session/common-options';
import type { Place } from '../session/context';
import { useLocale, useModel } from '../session/model';
import type { ListSubject } from './list-subject';

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
  const [name, ...rest] = model.defaultColumns;
  // One name is enough: how it went takes the room of the others.
  const others = rest.filter((column) => !model.labelFields.includes(column));
  return {
    ...model,
    defaultColumns: name === undefined ? own : [name, ...own, ...others],
    filterOrder,
  };
}
