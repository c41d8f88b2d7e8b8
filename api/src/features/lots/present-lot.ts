import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { LotLink, LotRow, LotSummary } from '@huella/domain/calls/lots';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { Locale, Values } from '@huella/domain/model/value';
import { lotCodeOf, lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { summarise, summaryFields } from '@huella/domain/engine/lots/summarise';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { listLotFigures, nameOf, type LotFigures, type LotRecord } from './lots.store';

/** The pages of a lot where it is. */
export function linksOf(deps: Deps, lot: LotRecord, boxSubtype: number): readonly LotLink[] {
  const model = findAssetType(lot.assetType);
  const types = model === null ? [] : lotQrTypesOf(model, boxSubtype);
  const site = deps.config.publicUrl;
  return types.map((type) => ({
    type,
    link: qrLinkOf(site, type, lot.publicId),
    code: lotCodeOf(site, types, type, lot),
  }));
}

/** The measure that a list of lots shows: the first that the model sums up by its mean, with a slot to read. */
function measureOf(model: AssetType, scope: FieldScope): Attribute | null {
  const fields = summaryFields(model, allowedFields(model, 'list', scope));
  return (
    fields.find(({ summaryRules, slot }) => summaryRules?.includes('MEAN') === true && slot !== undefined) ??
    null
  );
}

/** Lots as lists show them, with their figures, now or on the day that is asked; lots may be of several asset types. */
export async function presentLots(
  deps: Deps,
  lots: readonly LotRecord[],
  scope: FieldScope,
  locale: Locale,
  db: Database = deps.db,
): Promise<LotRow[]> {
  const rows: LotRow[] = [];
  for (const assetType of new Set(lots.map((lot) => lot.assetType))) {
    const model = findAssetType(assetType);
    if (model === null) continue;
    const own = lots.filter((lot) => lot.assetType === assetType);
    const measure = measureOf(model, scope);
    const ids = own.map(({ id }) => id);
    const figures = await listLotFigures(db, ids, measure);
    rows.push(...own.map((lot) => rowOf(deps, lot, scope, measure, figures.get(lot.id), locale)));
  }
  return rows.sort((one, other) => other.id - one.id);
}

function rowOf(
  deps: Deps,
  lot: LotRecord,
  scope: FieldScope,
  measure: Attribute | null,
  figures: LotFigures | undefined,
  { language }: Locale,
): LotRow {
  const mean = figures?.mean ?? null;
  return {
    id: lot.id,
    version: lot.version,
    name: nameOf(lot.attributes),
    assetType: lot.assetType,
    boxId: lot.boxId,
    opened_on: textOf(lot, 'opened_on'),
    description: textOf(lot, 'description'),
    quantity_assets: figures?.count ?? 0,
    qr_event: lot.qrEvent,
    links: lot.qrEvent ? [...linksOf(deps, lot, scope.boxSubtype)] : [],
    figure:
      measure === null || mean === null
        ? null
        : { label: measure.label[language], unit: measure.unit ?? null, mean },
    timsta: lot.createdAt.toISOString(),
    updatedAt: lot.updatedAt.toISOString(),
  };
}

function textOf({ attributes }: LotRecord, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' ? value : null;
}

/** What assets come to, with the words of the reader (document 1 section 2, lot summary). */
export function presentSummary(
  fields: readonly Attribute[],
  rows: readonly Values[],
  { language }: Locale,
): LotSummary[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return summarise(fields, rows).flatMap((summary) => {
    const field = byName.get(summary.name);
    if (field === undefined) return [];
    const labelled = summary.shares.map((share) => ({
      ...share,
      label: findOption(field, share.key)?.label[language] ?? share.key,
    }));
    return [{ ...summary, shares: labelled, label: field.label[language], unit: field.unit ?? null }];
  });
}
