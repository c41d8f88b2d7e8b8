import { useSuspenseQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Field, Option } from '@huella/domain/assets/asset-type';
import { sourcesOf, withSources } from '@huella/domain/forms/sources';
import type { Suffixes } from '@huella/domain/forms/defaults';
import { call } from '../call/call';
import { useCommonOptions } from './common-options';
import type { Place } from './context';
import { useModel, type PlaceModel } from './model';

/** Asked for once a form is opened, and forgotten with it: what is being filled in does not change under the hand. */
const whileOpen = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/**
 * The model of a place for a form: its fields hold the options that only the server knows, and the lists that all
 * models share are loaded (document 2 section 3). A source that cannot be fetched leaves its field to the server.
 */
export function useFormModel(place: Place): PlaceModel {
  const { model, scope } = useModel(place);
  const fields = useMemo(
    () => [...model.attributes, ...model.events.flatMap((event): readonly Field[] => event.fields)],
    [model],
  );
  useCommonOptions(fields);
  const endpoints = useMemo(() => sourcesOf(fields), [fields]);
  const found = useSuspenseQueries({
    queries: endpoints.map((endpoint) => ({
      queryKey: ['formSource', place.boxId, endpoint],
      queryFn: () => fetchOptions(place.boxId, endpoint),
      ...whileOpen,
    })),
    combine: dataOf,
  });
  return useMemo(() => {
    if (endpoints.length === 0) return { model, scope };
    const known = endpoints.flatMap((endpoint, at): readonly (readonly [string, readonly Option[]])[] => {
      const options = found[at] ?? null;
      return options === null ? [] : [[endpoint, options]];
    });
    const sources = new Map(known);
    const events = model.events.map((event) => ({ ...event, fields: withSources(event.fields, sources) }));
    return { model: { ...model, attributes: withSources(model.attributes, sources), events }, scope };
  }, [model, scope, endpoints, found]);
}

/** The next numbers of the series that defaults of these fields end with; those that cannot be fetched are left out. */
export function useSuffixes(place: Place, fields: readonly Field[]): Suffixes {
  const tables = [...new Set(fields.flatMap(({ defaultValueSufix = [] }) => defaultValueSufix))];
  const found = useSuspenseQueries({
    queries: tables.map((table) => ({
      queryKey: ['suffix', place.boxId, table],
      queryFn: () => fetchSuffix(place.boxId, table),
      ...whileOpen,
    })),
    combine: dataOf,
  });
  const pairs = tables.map((table, at) => [table, found[at] ?? null] as const);
  return Object.fromEntries(
    pairs.flatMap(([table, next]) => (next === null ? [] : [[table, next] as const])),
  );
}

function dataOf<Data>(results: readonly { readonly data: Data }[]): readonly Data[] {
  return results.map(({ data }) => data);
}

async function fetchOptions(boxId: number, endpoint: string): Promise<readonly Option[] | null> {
  const asked = call('sources.options', { params: { endpoint, pk: String(boxId) } });
  // Without its options a field is asked by the server alone.
  const options = await asked.catch(() => null);
  return (
    options?.map(({ key, words, fk }) => ({ key, label: words, ...(fk !== undefined && { fk }) })) ?? null
  );
}

async function fetchSuffix(boxId: number, table: string): Promise<string | null> {
  const asked = call('models.sufix', { params: { table }, query: { boxId: String(boxId) } });
  return (await asked.catch(() => null))?.sufix ?? null;
}
