import type { AssetType, Option } from '@huella/domain/assets/asset-type';
import { sourcesOf, withSources } from '@huella/domain/forms/sources';
import type { Values } from '@huella/domain/fields/value';
import { loadCommonOptions } from '@huella/domain/lookups/common-options';
import { allowedFields } from '@huella/domain/rules/field-access';
import type { Database } from '../../db/database';
import type { Setting } from '../../http/setting';
import { findSource } from './source-registry';
import { takeNumber } from './sources.store';

/**
 * The setting with a model whose fields hold the options of their sources, so that the check of the form asks them
 * like any other option. Lists that all models share are loaded, too. A setting whose model has no sources is answered
 * as it is.
 */
export async function withSourcesOf(db: Database, setting: Setting): Promise<Setting> {
  const { model, place } = setting;
  const fields = [...model.attributes, ...model.events.flatMap((event) => event.fields)];
  await loadCommonOptions(fields);
  const endpoints = sourcesOf(fields);
  if (endpoints.length === 0) return setting;
  const pairs = await Promise.all(
    endpoints.map(async (endpoint): Promise<readonly [string, readonly Option[]]> => [
      endpoint,
      (await findSource(endpoint)?.list(db, place)) ?? [],
    ]),
  );
  const sources = new Map(pairs);
  const filled: AssetType = {
    ...model,
    attributes: withSources(model.attributes, sources),
    events: model.events.map((event) => ({ ...event, fields: withSources(event.fields, sources) })),
  };
  return { ...setting, model: filled };
}

/**
 * Gives out the numbers that a new record's defaults end with (document 2 section 3, defaultValueSufix): a number that
 * was proposed to two people is given to the first who saves; the other gets the next.
 */
export async function settleNumbers(inside: Database, setting: Setting, values: Values): Promise<Values> {
  const { model, place, scope } = setting;
  const numbered = allowedFields(model, 'new', scope).filter(
    (field) => field.defaultValueSufix !== undefined,
  );
  const settled: Record<string, string> = {};
  for (const field of numbered) {
    const prefix = typeof field.defaultValue === 'string' ? field.defaultValue : '';
    const value = values[field.name];
    const wanted = typeof value === 'string' ? numberBehind(value, prefix) : null;
    if (wanted === null) continue;
    const given = await takeNumber(inside, place.boxId, field.defaultValueSufix ?? '', wanted);
    settled[field.name] = `${prefix}${String(given)}`;
  }
  return { ...values, ...settled };
}

/** The number after the prefix; null when the text was written in another way. */
function numberBehind(text: string, prefix: string): number | null {
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return /^[1-9]\d{0,11}$/.test(digits) ? Number(digits) : null;
}
