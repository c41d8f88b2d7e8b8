import { usePrefetchQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { LotRow } from '@huella/domain/calls/lots';
import type { Locale } from '@huella/domain/model/value';
import { holderFields } from '@huella/domain/rules/holder-field';
import { lotFieldWith } from '@huella/domain/rules/lot-field';
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
  /** Of what was there on a day in the past, as it was (decision 84). */
  readonly asOf?: string;
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
      ...{ place, locale, model: withState(model) },
      fields: fieldsOf(
        [...allowedFields(model, 'list', scope), ...stateFields(model, scope), ...holderFields(model, scope)],
        lots,
      ),
    }),
    [model, place, locale, scope, lots],
  );
}

/** The model with the state first among its filters. */
function withState(model: AssetType): AssetType {
  return { ...model, filterOrder: [stateName, ...model.filterOrder] };
}

function fieldsOf(allowed: readonly Attribute[], lots: readonly LotRow[]): readonly Attribute[] {
  return lots.length === 0 ? allowed : [...allowed, lotFieldWith(lots)];
}
