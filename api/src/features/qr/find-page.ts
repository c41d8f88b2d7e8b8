import { fileAddress } from '@huella/domain/engine/files/address';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { lotPages, type LotQrType } from '@huella/domain/engine/qr/lot-pages';
import { applyTemplate } from '@huella/domain/engine/qr/template';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import { isPublicId, type QrType } from '@huella/domain/model/qr-types';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { statusDayOf } from '../../http/form-context';
import { buildLotPage } from './build-lot-page';
import { buildQrPage } from './build-page';
import { findSources } from './find-sources';
import type { FollowedAsset } from './follow-back';
import { withParts, type PartedMember } from './lot-members';
import { findLotTrail, type LotTrail } from './lot-trail';
import { zoned } from './page-subject';
import { hasPage, type ScannedCode } from './find-code';
import { listMembersToday, lotAsItIsToday } from './lot-today';
import type { PageSource } from './page-mark.store';
import { findQrLot, findQrLotSpot, listSharedEvents } from './qr-lots.store';
import { disabledAt } from './off-pages';
import { listPlacePictures } from './place-pictures.store';
import { publicFileFields } from './public-file-fields';
import { listUsedOfLot } from './sources.store';
import { findShownTemplate } from './qr-templates.store';
import { findQrAsset, getQrChain, listQrPlaces, type QrEvent, type QrPlace } from './qr.store';

/** What pages are read by: the database, or a snapshot of it, at a moment. */
export interface PageDeps extends Pick<Deps, 'clock' | 'config'> {
  readonly db: Database;
}

/** A page with what it is of, and all that it was read from. */
export interface FoundPage {
  readonly page: QrPage;
  readonly scanned: ScannedCode;
  readonly source: PageSource;
  /** The time zone of where it is, whose day the page is of. */
  readonly zone: string;
}

/** A template that is not saved yet takes the place of the one that is. */
type FindPage = (deps: PageDeps, publicId: string, draft?: DraftTemplate) => Promise<FoundPage | null>;

/** A template that is looked at before it is saved. */
export interface DraftTemplate {
  readonly template: QrTemplate;
  /** Pictures that it brings: nothing holds them before it is saved. */
  readonly brought: readonly string[];
}

/** What each page shows; those of lots where the model has them. */
const finders: Readonly<Record<QrType, FindPage>> = {
  identeco: findAssetPage,
  identecoTrupo: lotPageOf('identecoTrupo'),
  produktoTrupo: lotPageOf('produktoTrupo'),
  blendingTrupo: lotPageOf('blendingTrupo'),
  brewingTrupo: lotPageOf('brewingTrupo'),
};

/** The page of a public id, or null: unknown, disabled and deleted are one (decisions section 5). */
export async function findQrPage(
  deps: PageDeps,
  type: QrType,
  publicId: string,
  draft?: DraftTemplate,
): Promise<FoundPage | null> {
  return isPublicId(publicId) ? finders[type](deps, publicId, draft) : null;
}

function lotPageOf(type: LotQrType): FindPage {
  return async (deps, publicId, draft) => {
    const spot = await findQrLotSpot(deps.db, publicId);
    if (spot === null || !hasPage(spot, type)) return null;
    const lot = await findQrLot(deps.db, publicId);
    const model = lot && findAssetType(lot.assetType);
    if (lot === null || model === null) return null;
    const events = await listSharedEvents(deps.db, lot.id);
    const places = await listQrPlaces(deps.db, boxesOf(lot, events));
    const place = places.get(lot.boxId);
    if (place === undefined) return null;
    const now = deps.clock();
    const statusDay = statusDayOf(now, zoned(place));
    const today = await lotAsItIsToday(deps.db, model, lot, statusDay);
    const { id, boxId, assetType } = lot;
    const template = draft?.template ?? (await findShownTemplate(deps.db, { boxId, assetType, type }));
    const members = await listMembersToday(deps.db, applyTemplate(model, template), id, statusDay);
    const used = lotPages[type].tellsParts === true ? await listUsedOfLot(deps.db, id) : [];
    const parted = withParts(members, used);
    const trail = await trailOf(deps, type, parted, template);
    const { publicUrl } = deps.config;
    const chosen = await chosenPictures(deps.db, { model, place, template, brought: draft?.brought });
    const shown = {
      type,
      chosen,
      model,
      lot: today,
      members: parted,
      trail,
      events,
      places,
      place,
      template,
      publicUrl,
      now,
    };
    const page = buildLotPage(shown);
    return (
      page && {
        page,
        scanned: { code: { of: 'lot', id }, boxId, assetType },
        source: {
          ...{ of: 'lot', id, boxId, assetType, type, images: template?.images ?? [] },
          ...{ followedIds: trail?.assetIds ?? [], eventIds: trail?.eventIds ?? [] },
          ...idsOf(new Map([...places, ...(trail?.places ?? [])])),
        },
        zone: place.zone,
      }
    );
  };
}

/** How what there is most of came to be, where the page of a lot tells it and it is known what that is. */
async function trailOf(
  { db, clock }: PageDeps,
  type: LotQrType,
  members: readonly PartedMember[],
  template: QrTemplate | null,
): Promise<LotTrail | null> {
  const [most, second] = members;
  const isKnown = most !== undefined && (second === undefined || most.percent !== null);
  if (lotPages[type].follows !== 'most' || !isKnown) return null;
  const templateAt = ({ asset: { boxId, assetType } }: FollowedAsset) =>
    findShownTemplate(db, { boxId, assetType, type: 'identeco' });
  return findLotTrail(db, { members, template, templateAt, now: clock() });
}

async function findAssetPage(
  deps: PageDeps,
  publicId: string,
  draft?: DraftTemplate,
): Promise<FoundPage | null> {
  const asset = await findQrAsset(deps.db, publicId);
  const model = asset && findAssetType(asset.assetType);
  if (asset === null || model === null) return null;
  const { events, eventIds, holds } = await getQrChain(deps.db, asset.id, asset.chainHash);
  const places = await listQrPlaces(deps.db, boxesOf(asset, events));
  const place = places.get(asset.boxId);
  if (place === undefined) return null;
  const { sources, ...reached } = await findSources(deps.db, asset, deps.config.publicUrl);
  const { id, boxId, assetType } = asset;
  const template =
    draft?.template ?? (await findShownTemplate(deps.db, { boxId, assetType, type: 'identeco' }));
  const now = deps.clock();
  const chosen = await chosenPictures(deps.db, { model, place, template, brought: draft?.brought });
  const read = { model, asset, events, places, place, chainHolds: holds };
  const page = buildQrPage({ ...read, sources, template, chosen, now });
  return (
    page && {
      page,
      scanned: { code: { of: 'asset', id }, boxId, assetType },
      source: {
        ...{ of: 'asset', id, eventIds, sourceIds: reached.assetIds, boxId, assetType, type: 'identeco' },
        images: template?.images ?? [],
        ...idsOf(new Map([...places, ...reached.places])),
      },
      zone: place.zone,
    }
  );
}

interface Choosing {
  readonly model: AssetType;
  readonly place: QrPlace;
  readonly template: QrTemplate | null;
  readonly brought: readonly string[] | undefined;
}

/** The pictures that a template chose, in its order, as far as they are there and everybody may see them. */
async function chosenPictures(
  db: Database,
  { model, place, template, brought = [] }: Choosing,
): Promise<QrPage['pictures']> {
  const images = template?.images ?? [];
  if (images.length === 0) return [];
  const fields = publicFileFields(model, disabledAt(model, place));
  const known = await listPlacePictures(db, { boxId: place.id, assetType: model.id }, fields, {
    named: images,
    limit: images.length,
  });
  return images
    .filter((name) => brought.includes(name) || known.some((each) => each.name === name))
    .map((name) => ({ address: fileAddress(name, true), label: { es: place.name, en: place.name } }));
}

/** The establishments that a page names: where it is, and where something happened or was sent. */
function boxesOf({ boxId }: { readonly boxId: number }, events: readonly QrEvent[]): readonly number[] {
  const visited = events.flatMap((event) =>
    event.targetBoxId === null ? [event.boxId] : [event.boxId, event.targetBoxId],
  );
  return [...new Set([boxId, ...visited])];
}

function idsOf(places: ReadonlyMap<number, QrPlace>) {
  const companyIds = new Set([...places.values()].map(({ companyId }) => companyId));
  return { boxIds: [...places.keys()], companyIds: [...companyIds] };
}
