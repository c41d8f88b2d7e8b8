import type { Field, Option } from '../assets/asset-type';

/** Options by the endpoint that answers them. */
export type Sources = ReadonlyMap<string, readonly Option[]>;

function endpointOf(field: Field): string | null {
  return field.dataSourceType === 'api' ? (field.dataSourceApiEndpoint ?? null) : null;
}

/** The endpoints whose options these fields offer, and the fields of their rows. */
export function sourcesOf(fields: readonly Field[]): readonly string[] {
  const all = fields.flatMap((field) => [
    ...[endpointOf(field)].flatMap((endpoint) => endpoint ?? []),
    ...sourcesOf(field.list?.fields ?? []),
  ]);
  return [...new Set(all)];
}

/**
 * The fields with the options of their sources in them, so that form and server check them as they check any select
 * (document 2 section 3, dataSourceType api). Fields without a source stay the same objects.
 */
export function withSources<F extends Field>(fields: readonly F[], sources: Sources): readonly F[] {
  return sourcesOf(fields).length === 0 ? fields : fields.map((field) => withSource(field, sources));
}

function withSource<F extends Field>(field: F, sources: Sources): F {
  const values = sources.get(endpointOf(field) ?? '');
  const { list } = field;
  if (values !== undefined) return { ...field, values };
  if (list === undefined || sourcesOf(list.fields).length === 0) return field;
  return { ...field, list: { ...list, fields: withSources(list.fields, sources) } };
}
