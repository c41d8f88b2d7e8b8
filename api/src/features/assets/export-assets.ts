import type { Attribute } from '@huella/domain/assets/asset-type';
import type { BodyOf, FileReply } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith, issue } from '@huella/domain/errors';
import { formatField } from '@huella/domain/fields/check-field';
import type { Locale, Value } from '@huella/domain/fields/value';
import { readFilters } from '@huella/domain/lists/filter';
import { listedFields, lotField } from '@huella/domain/lots/lot-field';
import { allowedFields } from '@huella/domain/rules/field-access';
import { pkColumn } from '@huella/domain/sheets/reserved-columns';
import type { Database } from '../../db/database';
import type { ListedAsset } from '../../db/list-rows';
import { listAssetsByIds, listMatchingIds } from '../../db/list-scan';
import { listScopeOf, type Setting } from '../../http/setting';
import { dayCell, writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';

type ExportBody = BodyOf<Calls['objects.export']>;

/** Assets that are read at a time. */
const batch = 1_000;

/**
 * The assets that filters find, or those that are named, as a spreadsheet: only attributes that the actor may list,
 * under the headings and in the writing that an import reads again without a change.
 */
export async function exportAssets(db: Database, setting: Setting, body: ExportBody): Promise<FileReply> {
  const { model, locale } = setting;
  const fields = fieldsOf(setting, body.outputFields);
  const ids = await idsOf(db, setting, body);
  const headings = [pkColumn, ...fields].map((field) => field.label[locale.language]);
  return {
    name: `${model.name[locale.language]} ${setting.place.name} ${locale.today}.xlsx`,
    type: xlsxType,
    bytes: writeSheet({
      name: model.name[locale.language],
      headings,
      rows: rowsOf(db, setting, fields, ids),
    }),
  };
}

function fieldsOf({ model, scope }: Setting, names: readonly string[] | undefined): readonly Attribute[] {
  const allowed = allowedFields(model, 'list', scope);
  if (names === undefined) return allowed;
  // The lot is a column to look at: an import never reads it.
  const unknown = names.filter(
    (name) => name !== lotField.name && !allowed.some((field) => field.name === name),
  );
  if (unknown.length > 0) failWith(unknown.map((name) => issue(name, 'unknownField')));
  return names.flatMap((name) => allowed.find((field) => field.name === name) ?? []);
}

async function idsOf(db: Database, setting: Setting, body: ExportBody): Promise<readonly number[]> {
  if (body.pks !== undefined) return [...new Set(body.pks)];
  const { model, scope, locale } = setting;
  const allowed = listedFields(model, scope);
  const read = readFilters(body.filters ?? [], allowed, locale);
  const sortName = body.sortField ?? 'id';
  const sort = sortName === 'id' ? null : allowed.find((field) => field.name === sortName);
  if (sort === undefined) failWith([issue('sortField', 'badParam')]);
  if (read.issues.length > 0) failWith(read.issues);
  return listMatchingIds(db, listScopeOf(setting), {
    filters: read.filters,
    sort,
    direction: body.sortDir ?? 'asc',
    which: body.suffix ?? 'active',
    language: locale.language,
  });
}

async function* rowsOf(
  db: Database,
  setting: Setting,
  fields: readonly Attribute[],
  ids: readonly number[],
): AsyncGenerator<readonly CellOut[]> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const found = await listAssetsByIds(db, listScopeOf(setting), some);
    const byId = new Map<number, ListedAsset>(found.map((asset) => [asset.id, asset]));
    for (const id of some) {
      const asset = byId.get(id);
      if (asset === undefined) continue;
      yield [
        id,
        ...fields.map((field) => cellOf(field, asset.attributes[field.name] ?? null, setting.locale)),
      ];
    }
  }
}

/** Numbers and days as what they are, all else as the text that people read and the import takes. */
function cellOf(field: Attribute, value: Value, locale: Locale): CellOut {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (field.type === 'date' && typeof value === 'string') return dayCell(value);
  return formatField(field, value, locale);
}
