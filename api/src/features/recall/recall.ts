import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallGraph, RecallSide } from '@huella/domain/calls/recall';
import { nounAt } from '@huella/domain/engine/recall/noun';
import { sumUp, type Sum } from '@huella/domain/engine/recall/summarise';
import type { Walk } from '@huella/domain/engine/recall/walk';
import type { Language } from '@huella/domain/words';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { listQrPlaces, type QrPlace } from '../qr/qr.store';
import { runCooperatively, follow } from './follow';
import { addUp, presentOrigins } from './origins';
import { listRecalledAssets } from './recall.store';
import { getStart, type StartId } from './start';
import { openPresenter, type Presenter } from './present-asset';

/** A trace with what is shown of it in every form. */
export interface Recall {
  readonly found: Pick<RecallGraph, 'start' | 'origins' | 'up' | 'down'>;
  /** Up first. */
  readonly walks: readonly Walk[];
  readonly presenter: Presenter;
}

/** Traces an asset or a lot both ways. */
export async function recall(
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Database,
  actor: Actor,
  place: BoxAccess,
  of: StartId,
): Promise<Recall> {
  const start = await getStart(db, place, actor.language, of);
  const { up, down, accessById } = await follow(db, actor.userId, start.assetIds);
  const sums = { up: await runCooperatively(sumUp(up)), down: await runCooperatively(sumUp(down)) };
  const boxIds = [place.boxId, ...sums.up.boxIds, ...sums.down.boxIds];
  const places = await listQrPlaces(db, boxIds);
  const { publicUrl } = deps.config;
  const presenter = openPresenter({ actor, publicUrl, now: deps.clock(), accessById, places });
  const origins = await presentStart(db, presenter, start.assetIds, up);
  const sides = {
    up: sideOf(sums.up, places, actor.language),
    down: sideOf(sums.down, places, actor.language),
  };
  return {
    found: { start: start.summary, origins, ...sides },
    walks: [up, down],
    presenter,
  };
}

/** Where what a trace begins with comes from. What came of something is not called of unknown origin. */
async function presentStart(
  db: Database,
  presenter: Presenter,
  assetIds: readonly number[],
  { trace }: Walk,
): Promise<RecallGraph['origins']> {
  const came = new Set(trace.steps.flatMap(({ near }) => near.map(({ at }) => trace.assets[at]?.id)));
  const origins = await presentOrigins(db, presenter, [...(await listRecalledAssets(db, assetIds)).values()]);
  const shown = [...origins].map(([id, facts]) =>
    came.has(id) ? facts.filter(({ kind }) => kind !== 'unknown') : facts,
  );
  return [...addUp(shown)];
}

function sideOf(
  { assets, boxIds, generations, hidden, called }: Sum,
  places: ReadonlyMap<number, QrPlace>,
  language: Language,
): RecallSide {
  const model = called === null ? null : findAssetType(called.assetType);
  const noun = model === null ? null : nounAt(model, called?.nounPlace ?? 0);
  const companies = new Set([...boxIds].flatMap((id) => places.get(id)?.companyId ?? []));
  return {
    assets,
    // However much is hidden, and wherever, it is one place more that is not named.
    places: boxIds.size + Math.min(hidden, 1),
    companies: companies.size,
    generations,
    hidden,
    noun: noun?.[assets === 1 ? 'one' : 'many'][language] ?? '',
  };
}
