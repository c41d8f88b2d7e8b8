import { usePrefetchQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType, Attribute } from '@huella/domain/assets/asset-type';
import type { LotRow } from '@huella/domain/calls/lots';
import type { Locale } from '@huella/domain/fields/value';
import { lotFieldWith } from '@huella/domain/lots/lot-field';
import { allowedFields } from '@huella/domain/rules/field-access';
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
    () => ({ model, place, locale, fields: fieldsOf(allowedFields(model, 'list', scope), lots) }),
    [model, place, locale, scope, lots],
  );
}

function fieldsOf(allowed: readonly Attribute[], lots: readonly LotRow[]): readonly Attribute[] {
  return lots.length === 0 ? allowed : [...allowed, lotFieldWith(lots)];
}
