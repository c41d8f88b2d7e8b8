import { useMemo } from 'react';
import type { AssetType, Attribute } from '@huella/domain/assets/asset-type';
import type { Locale } from '@huella/domain/fields/value';
import { allowedFields } from '@huella/domain/rules/field-access';
import type { Place } from '../session/context';
import { useLocale, useModel } from '../session/model';

/** What a list is of and where: its model, the attributes that the actor may list there, and how values are read. */
export interface ListSubject {
  readonly model: AssetType;
  readonly place: Place;
  readonly fields: readonly Attribute[];
  readonly locale: Locale;
}

/** The subject of a list of the place's assets. Suspends until the model is here. */
export function useListSubject(place: Place): ListSubject {
  const { model, scope } = useModel(place);
  const locale = useLocale();
  return useMemo(
    () => ({ model, place, locale, fields: allowedFields(model, 'list', scope) }),
    [model, place, locale, scope],
  );
}
