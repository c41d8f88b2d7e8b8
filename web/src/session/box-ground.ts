import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import { areaSourcesOf, type AreasBySource } from '@huella/domain/engine/forms/geography';
import { formFieldsOf } from '@huella/domain/engine/forms/sources';
import { callQuery } from '../call/queries';
import type { Place } from './context';

/** Where an establishment lies: the maps of forms start there, and places are checked by its outline. */
export function boxGroundQuery(boxId: number | null) {
  return {
    ...callQuery('boxes.positionGeometry', { params: { boxId: String(boxId) } }),
    staleTime: 300_000,
    retry: false,
  };
}

/**
 * The areas that places of a model's forms must lie in, for their check and their maps. While they are not known, or
 * cannot be fetched, the server alone asks for them; a model without places and areas asks for nothing.
 */
export function useBoxAreas({ boxId }: Pick<Place, 'boxId'>, model: AssetType): AreasBySource {
  const hasMaps = useMemo(() => formFieldsOf(model).some(isOnMap), [model]);
  return useGround(boxId, hasMaps);
}

/** The areas that places in these fields must lie in; fields that no such rule is at ask for nothing. */
export function useAskedAreas({ boxId }: Pick<Place, 'boxId'>, fields: readonly Field[]): AreasBySource {
  const isAsked = useMemo(() => areaSourcesOf(fields).includes('box'), [fields]);
  return useGround(boxId, isAsked);
}

function useGround(boxId: number, isWanted: boolean): AreasBySource {
  const { data } = useQuery({ ...boxGroundQuery(boxId), enabled: isWanted });
  const box = data?.geometries;
  return useMemo(() => (box === undefined ? {} : { box }), [box]);
}

function isOnMap({ type, list }: Field): boolean {
  return type === 'location' || type === 'polygon' || (list?.fields ?? []).some(isOnMap);
}
