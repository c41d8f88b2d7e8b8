import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { QrSource } from '@huella/domain/calls/qr-page';
import { partsOf } from '@huella/domain/engine/qr/made-of';
import { nounOf } from '@huella/domain/engine/recall/noun';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import { valuesWithout } from '@huella/domain/engine/qr/public-fields';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { nameOf } from './build-page';
import { disabledAt } from './off-pages';
import { presentColour } from './present-making';
import { listQrPlaces, type QrAsset, type QrPlace } from './qr.store';
import { listOriginsOf, listUsedFor, type OriginRow } from './sources.store';

/** Steps back that a page tells of: from a bag to its hide, its tannery's lot and its farm. */
const maxSteps = 4;
/** Most assets of one step: a blend of more is told by its own page. */
const maxOfStep = 60;

/** What an asset came from, with all that this was read from. */
export interface FoundSources {
  readonly sources: readonly QrSource[];
  /** Every asset that was reached, those without a page too. */
  readonly assetIds: readonly number[];
  readonly places: ReadonlyMap<number, QrPlace>;
}

interface Reached extends OriginRow {
  readonly steps: number;
}

/** What an asset came from as far as it is published: assets with pages of their own, the nearest first. */
export async function findSources(
  db: Database,
  { id: assetId, assetType }: Pick<QrAsset, 'id' | 'assetType'>,
  publicUrl: string,
): Promise<FoundSources> {
  const reached = new Map<number, Reached>();
  let nearest: readonly number[] = tellsSources(assetType) ? [assetId] : [];
  for (let steps = 1; steps <= maxSteps && nearest.length > 0; steps += 1) {
    const rows = await listOriginsOf(db, nearest, maxOfStep);
    const fresh = rows.filter(({ id }) => id !== assetId && !reached.has(id));
    for (const row of fresh) reached.set(row.id, { ...row, steps });
    nearest = fresh.flatMap((row) => (tellsSources(row.assetType) ? [row.id] : []));
  }
  const all = [...reached.values()];
  const places = await listQrPlaces(db, [...new Set(all.map(({ boxId }) => boxId))]);
  const parts = tellsParts(assetType) ? await findParts(db, assetId) : new Map<number, number | null>();
  const sources = all.flatMap((row) =>
    presentSource({ ...row, percent: parts.get(row.id) ?? null }, places.get(row.boxId), publicUrl),
  );
  // What there is most of comes first among those that are as near.
  const ordered = sources.toSorted(
    (one, other) => one.steps - other.steps || (other.percent ?? 0) - (one.percent ?? 0),
  );
  return { sources: ordered, assetIds: all.map(({ id }) => id), places };
}

/** Which part of an asset each of those is that it was made of. */
async function findParts(db: Database, assetId: number): Promise<ReadonlyMap<number, number | null>> {
  const rows = await listUsedFor(db, assetId);
  const parts = partsOf(rows);
  return new Map(rows.map(({ id }, at) => [id, parts[at] ?? null]));
}

const tellsParts = (assetType: number) => findAssetType(assetType)?.public?.tellsParts === true;
const tellsSources = (assetType: number) => findAssetType(assetType)?.public?.tellsSources === true;

function presentSource(
  row: Reached & Pick<QrSource, 'percent'>,
  place: QrPlace | undefined,
  publicUrl: string,
): readonly QrSource[] {
  const model = findAssetType(row.assetType);
  const face = model?.public;
  if (model === null || face === undefined || place === undefined) return [];
  if (!row.hasPage || !isPublished(model, { deleted: false })) return [];
  const values = valuesWithout(row.attributes, disabledAt(model, place));
  const label = labelOf(model, values);
  return [
    {
      steps: row.steps,
      noun: nounOf(model, values).one,
      name: nameOf(model, face, values, place) ?? { es: label, en: label },
      label,
      place: [place.name, place.city].filter((part, at, parts) => parts.indexOf(part) === at).join(', '),
      link: qrLinkOf(publicUrl, 'identeco', row.publicId),
      colour: presentColour(model, values),
      percent: row.percent,
    },
  ];
}
