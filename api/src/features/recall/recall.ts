import type { RecallGraph, RecallSide } from '@huella/domain/calls/recall';
import { sumUp, type Sum } from '@huella/domain/engine/recall/summarise';
import type { Walk } from '@huella/domain/engine/recall/walk';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { listQrPlaces, type QrPlace } from '../qr/qr.store';
import { runCooperatively, follow } from './follow';
import { getStart, type StartId } from './start';
import { openPresenter, type Presenter } from './present-asset';

/** A trace with what is shown of it in every form. */
export interface Recall {
  readonly found: Pick<RecallGraph, 'start' | 'up' | 'down'>;
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
  return {
    found: { start: start.summary, up: sideOf(sums.up, places), down: sideOf(sums.down, places) },
    walks: [up, down],
    presenter: openPresenter({ actor, publicUrl, now: deps.clock(), accessById, places }),
  };
}

function sideOf(
  { assets, boxIds, generations, hidden }: Sum,
  places: ReadonlyMap<number, QrPlace>,
): RecallSide {
  const companies = new Set([...boxIds].flatMap((id) => places.get(id)?.companyId ?? []));
  return {
    assets,
    // However much is hidden, and wherever, it is one place more that is not named.
    places: boxIds.size + Math.min(hidden, 1),
    companies: companies.size,
    generations,
    hidden,
  };
}
