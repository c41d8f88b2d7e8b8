import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';
import { scopeOf, type FieldScope } from '@huella/domain/engine/access/field-access';
import { useSay } from '../words/use-say';
import { usePlace, type Place } from './context';
import { modelsQuery } from './models-query';
import { useUser } from './session';
import { todayIn } from './today';

export interface PlaceModel {
  readonly model: AssetType;
  readonly scope: FieldScope;
}

/** The model of the place's asset type as the server gives it, and what decides which of its fields are seen. */
export function useModel(place: Place): PlaceModel {
  const { data } = useSuspenseQuery(modelsQuery(place.boxId));
  const found = data.find((model) => model.id === place.assetType);
  if (found === undefined) throw new Error(`no model for asset type ${String(place.assetType)}`);
  return useMemo(
    () => ({
      // The server sends the literal of the registry.
      model: found as unknown as AssetType,
      scope: scopeOf({ subtype: place.boxSubtype, tiers: found.companyTiers }),
    }),
    [found, place.boxSubtype],
  );
}

/** How many fields of the place's asset type the establishment keeps shut. */
export function useShutFields(place: Place): number {
  const { data } = useSuspenseQuery(modelsQuery(place.boxId));
  return data.find((model) => model.id === place.assetType)?.shut ?? 0;
}

/** The models of an establishment by asset type, as the server gives them; null of a type that it does not have. */
export function useModelsOf({ boxId }: Place): (assetType: number) => AssetType | null {
  const { data } = useSuspenseQuery(modelsQuery(boxId));
  return useCallback(
    // The server sends the literals of the registry.
    (assetType) => (data.find((model) => model.id === assetType) ?? null) as unknown as AssetType | null,
    [data],
  );
}

/** Where and when values are read and shown: the user's language and zone, and today there. */
export function useLocale(): Locale {
  const { language } = useSay();
  const zone = useUser().timezone;
  const country = usePlace()?.country;
  return useMemo(
    () => ({
      language,
      zone,
      today: todayIn(zone),
      ...(country !== undefined && { country }),
    }),
    [language, zone, country],
  );
}
