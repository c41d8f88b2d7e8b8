import { useSuspenseQueries, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Field, Option } from '@huella/domain/model/field';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { ServerDefaults } from '@huella/domain/engine/forms/defaults';
import {
  formFieldsOf,
  sourcesOf,
  withModelSources,
  withSources,
  type Sources,
} from '@huella/domain/engine/forms/sources';
import { call } from '../call/call';
import { useCommonOptions } from './common-options';
import type { Place } from './context';
import { useModel, type PlaceModel } from './model';

/** Asked for once a form is opened, and forgotten with it: what is being filled in does not change under the hand. */
const whileOpen = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/**
 * The model of a place for its forms, those of assets, of events and of lots alike: its fields hold the options that
 * only the server knows, and the lists that all models share are loaded (document 2 section 3). A source that cannot be
 * fetched leaves its field to the server.
 */
export function useFormModel(place: Place): PlaceModel {
  const { model, scope } = useModel(place);
  const fields = useMemo(() => formFieldsOf(model), [model]);
  const sources = useSources(place, fields);
  return useMemo(() => ({ model: withModelSources(model, sources), scope }), [model, sources, scope]);
}

/** The same of a record that is no asset type's: an entity. */
export function useFilledModel(place: Place, model: RecordModel): RecordModel {
  const sources = useSources(place, model.attributes);
  return useMemo(() => ({ ...model, attributes: withSources(model.attributes, sources) }), [model, sources]);
}

function useSources({ boxId }: Place, fields: readonly Field[]): Sources {
  useCommonOptions(fields);
  const endpoints = useMemo(() => sourcesOf(fields), [fields]);
  const found = useSuspenseQueries({
    queries: endpoints.map((endpoint) => ({
      queryKey: ['formSource', boxId, endpoint],
      queryFn: () => fetchOptions(boxId, endpoint),
      ...whileOpen,
    })),
    combine: dataOf,
  });
  return useMemo(() => ({ options: pairsOf(endpoints, found) }), [endpoints, found]);
}

/**
 * What defaults of new records are made of that only the server knows: the next numbers of the series of these fields,
 * and what was used last.
 */
export function useServerDefaults(place: Place, fields: readonly Field[]): ServerDefaults {
  const suffixes = useSuffixes(place, fields);
  const lastUsed = useLastUsed(place, fields);
  return { suffixes: Object.fromEntries(suffixes), lastUsed: Object.fromEntries(lastUsed) };
}

/** Asks again for the next numbers of series: the record that was saved took its own. */
export async function renewSuffixes(client: QueryClient, { boxId }: Pick<Place, 'boxId'>): Promise<void> {
  await client.invalidateQueries({ queryKey: ['suffix', boxId] });
}

/** The next numbers of the series that defaults of these fields end with; those that cannot be fetched are left out. */
function useSuffixes({ boxId }: Place, fields: readonly Field[]): ReadonlyMap<string, string> {
  const tables = [...new Set(fields.flatMap(({ defaultValueSufix = [] }) => defaultValueSufix))];
  const found = useSuspenseQueries({
    queries: tables.map((table) => ({
      queryKey: ['suffix', boxId, table],
      queryFn: () => fetchSuffix(boxId, table),
      ...whileOpen,
    })),
    combine: dataOf,
  });
  return pairsOf(tables, found);
}

/** What was used last of the sources of fields that start with it, by field (document 2 section 7, default value). */
function useLastUsed({ boxId, assetType }: Place, fields: readonly Field[]): ReadonlyMap<string, string> {
  const asking = fields.flatMap((field) =>
    field.defaultValueFunction === 'lastUsed'
      ? [{ name: field.name, endpoint: field.dataSourceApiEndpoint }]
      : [],
  );
  const found = useSuspenseQueries({
    queries: asking.map(({ name, endpoint }) => ({
      queryKey: ['lastUsed', boxId, assetType, name, endpoint],
      queryFn: () => fetchLastUsed({ boxId, assetType }, name, endpoint),
      ...whileOpen,
    })),
    combine: dataOf,
  });
  return pairsOf(
    asking.map(({ name }) => name),
    found,
  );
}

/** What was found, by name; what could not be had is not among it. */
function pairsOf<Data>(names: readonly string[], found: readonly (Data | null)[]): ReadonlyMap<string, Data> {
  return new Map(
    names.flatMap((name, at): readonly (readonly [string, Data])[] => {
      const data = found[at] ?? null;
      return data === null ? [] : [[name, data]];
    }),
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

async function fetchLastUsed(
  { boxId, assetType }: Pick<Place, 'boxId' | 'assetType'>,
  fieldName: string,
  endpoint: string,
): Promise<string | null> {
  const params = {
    endpoint,
    globalModel: String(assetType),
    fieldName,
    pk: String(boxId),
    // The parent is not chosen yet: an option that does not go with it is reported beside the field.
    parentId: '0',
  };
  return (await call('sources.default', { params }).catch(() => null))?.value ?? null;
}
