import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import type { QueryOf, ReplyOf } from '@huella/domain/calls/contract';
import { maxEventRows, type EventRow } from '@huella/domain/calls/events';
import type { Calls } from '@huella/domain/calls/index';
import { engineEventsOf } from '@huella/domain/engine/events/event-access';
import { parseDate } from '@huella/domain/engine/fields/date';
import { searchText } from '@huella/domain/engine/lists/search-text';
import { foldKey } from '@huella/domain/fold';
import type { AssetType } from '@huella/domain/model/asset-type';
import { findUndoRefusal, type Undoer } from '@huella/domain/rules/undo';
import type { Language } from '@huella/domain/words';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { listAssetsNamed, listEvents, type EventSearch } from './event-list.store';
import type { ListedEvent } from './events.store';
import { presentEvent } from './present-event';
import { presentIssue } from './undo-preview';

/** Most assets that part of an identifier may mean. */
const mostAssets = 1_000;

/** A page of the events of an establishment, of an asset type or of all, under filters. */
export async function giveEvents(
  deps: Deps,
  caller: Actor,
  place: BoxAccess,
  assetType: number | null,
  query: QueryOf<Calls['events.list']>,
): Promise<ReplyOf<Calls['events.list']>> {
  const {
    page = 0,
    size: limit = maxEventRows,
    sort = 'id',
    dir = 'desc',
    asset,
    search,
    ...narrowed
  } = query;
  const models = assetTypes.filter(({ id }) => assetType === null || id === assetType);
  const { rows, total } = await listEvents(
    deps.db,
    place,
    {
      ...narrowed,
      only: narrowed.only,
      assetType,
      zone: caller.timezone,
      ...(isSaid(asset) && { assets: await assetsNamed(deps, place.boxId, models, asset) }),
      ...(isSaid(search) && { search: searchOf(search, models, caller.language) }),
    },
    { sort, dir, limit, offset: page * limit },
  );
  const locale = { language: caller.language, today: '', zone: caller.timezone };
  const undoer = { userId: caller.userId, templates: place.templates, now: deps.clock() };
  return {
    rows: rows.map((event) => presentEvent(event, locale, place.companyId, undoOf(event, undoer))),
    total,
  };
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** The assets of some types that part of an identifier may mean. */
async function assetsNamed(
  { db }: Deps,
  boxId: number,
  models: readonly AssetType[],
  text: string,
): Promise<readonly number[]> {
  const found = await Promise.all(
    models.map((model) => {
      const wanted = model.labelFields.flatMap((name) => {
        const attribute = model.attributes.find((each) => each.name === name);
        return attribute === undefined ? [] : [{ attribute: name, text: searchText(attribute, text.trim()) }];
      });
      return listAssetsNamed(db, boxId, model.id, wanted, mostAssets);
    }),
  );
  return found.flat();
}

/** What a text may be: a number, a day, part of the name of an event. */
function searchOf(text: string, models: readonly AssetType[], language: Language): EventSearch {
  const trimmed = text.trim();
  const key = foldKey(trimmed);
  return {
    text: trimmed,
    id: /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : null,
    day: parseDate(trimmed),
    named: models.flatMap((model) =>
      [...model.events, ...engineEventsOf(model)]
        .filter(({ name }) => foldKey(name[language]).includes(key))
        .map(({ eventType }) => ({ assetType: model.id, eventType })),
    ),
  };
}

/** Whether a list offers to undo an event: what became of its assets since is looked at when somebody asks for it. */
function undoOf(event: ListedEvent, undoer: Undoer): EventRow['undo'] {
  const model = findAssetType(event.assetType);
  if (model === null || event.undone >= event.count) return null;
  const found = findUndoRefusal(model, event, undoer);
  return { can: found === null, issue: found === null ? null : presentIssue(found) };
}
