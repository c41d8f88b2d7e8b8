import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field, Option } from '@huella/domain/model/field';
import {
  closedSourcesOf,
  formFieldsOf,
  nameOfProposals,
  sourcesOf,
  withModelSources,
  withSources,
  type ProposalSource,
  type Sources,
} from '@huella/domain/engine/forms/sources';
import { loadCommonOptions } from '@huella/domain/reference/common-options';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Place } from '../../db/actors';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { listEntities } from '../entities/entities.store';
import { listUsedTexts, sourceCondition } from '../entities/proposals.store';
import { withAreas } from '../geography/areas-check';
import { findSource } from './source-registry';

/**
 * The context with a model whose fields hold what their sources have, so that the check of the form asks them like any
 * other option: options that only the server knows, and the texts of fields that keep nothing but proposals. Lists that
 * all models share are loaded, and the areas that places must lie in. A context whose model asks for none of it is
 * answered as it is.
 */
export async function withSourcesOf(db: Database, known: FormContext): Promise<FormContext> {
  const form = await withAreas(db, known);
  const model = withModelSources(form.model, await readSources(db, form, formFieldsOf(form.model)));
  return model === form.model ? form : { ...form, model };
}

/** Where a form is filled: the asset type whose attributes propose values is null where the record is of none. */
type Around = Pick<FormContext, 'place' | 'scope'> & { readonly model: AssetType | null };

/**
 * Fields with the options that only the server knows, for readers to see what a key stands for. Fields without such
 * options stay the same objects.
 */
export async function withOptions<F extends Field>(
  db: Database,
  place: Place,
  fields: readonly F[],
): Promise<readonly F[]> {
  const known = sourcesOf(fields).flatMap((endpoint) => {
    const source = findSource(endpoint);
    return source === null ? [] : [{ endpoint, source }];
  });
  if (known.length === 0) return fields;
  const options = known.map(
    async ({ endpoint, source }) => [endpoint, await source.list(db, place)] as const,
  );
  return withSources(fields, { options: new Map(await Promise.all(options)) });
}

/** The model with such options in its attributes. */
export async function withShownOptions(db: Database, place: Place, model: AssetType): Promise<AssetType> {
  return { ...model, attributes: await withOptions(db, place, model.attributes) };
}

/** What the sources of fields have in an establishment. */
export async function readSources(db: Database, around: Around, fields: readonly Field[]): Promise<Sources> {
  await loadCommonOptions(fields);
  const options = sourcesOf(fields).map(async (endpoint): Promise<readonly [string, readonly Option[]]> => [
    endpoint,
    (await findSource(endpoint)?.list(db, around.place)) ?? [],
  ]);
  const texts = closedSourcesOf(fields).map(async (source): Promise<readonly [string, readonly string[]]> => [
    nameOfProposals(source),
    await listTexts(db, around, source),
  ]);
  return { options: new Map(await Promise.all(options)), texts: new Map(await Promise.all(texts)) };
}

/** Every text of a source of proposals: anyone who may propose fewer is checked by all of the company's. */
async function listTexts(
  db: Database,
  { model, place, scope }: Around,
  source: ProposalSource,
): Promise<readonly string[]> {
  if ('entityType' in source)
    return (await listEntities(db, place.boxId, source.entityType)).map(({ value }) => value);
  if (model === null) return [];
  const allowed = allowedFields(model, 'list', scope);
  const attribute = allowed.find(({ name }) => name === source.attribute);
  const only = source.only === undefined ? null : sourceCondition(source.only, allowed);
  if (attribute === undefined || (source.only !== undefined && only === null)) return [];
  return listUsedTexts(db, place.companyId, { assetType: model.id, attribute, only });
}
