import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { existenceOf, judgeRecord, type Judgement } from '@huella/domain/engine/oracles/judge-record';
import { oracleEvents } from '@huella/domain/model/engine-events';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { findPlace, type Place } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { platformUserId } from '../../db/platform';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { formContextOf } from '../../http/form-context';
import { listHolderCompanies } from '../collateral/pledge-doubts.store';
import { alertOwners } from './alert-owners';
import { answerFields, sourceFields } from './answer-fields';
import { findBoxToTell, listLinksToTell, markTold, type BoxToTell, type LinkToTell } from './answers.store';
import { findOracle, listEveryOracle, type OracleRow } from './oracles.store';

export type Telling = Pick<Deps, 'db' | 'clock' | 'randomBytes' | 'isStopping'>;

/** Links of one transaction at most. */
const chunk = 500;

/** What follows from the versions of all oracles, for what waited until now or was changed since. */
export async function tellAllOracles(deps: Telling): Promise<void> {
  for (const { key } of await listEveryOracle(deps.db)) await tellAnswers(deps, key);
}

/**
 * Writes what an oracle says now into the histories of what is linked with it (document 3 section 2): an event by the
 * platform for each answer that is another than the last, or that stopped coming, with its source. The same answer again
 * is none. Each chunk is a transaction that looks again at what it locked, so that two processes record once.
 */
export async function tellAnswers(deps: Telling, key: string): Promise<void> {
  const oracle = await findOracle(deps.db, key);
  const model = oracle === null ? null : findAssetType(oracle.assetType);
  if (oracle === null || model?.oracles === undefined) return;
  let after = 0;
  for (;;) {
    const next = await findBoxToTell(deps.db, key, after, chunk);
    if (next === null || deps.isStopping()) return;
    await tellBox(deps, { oracle, model, oracles: model.oracles }, next);
    after = Math.max(...next.assetIds);
  }
}

interface About {
  readonly oracle: OracleRow;
  readonly model: AssetType;
  readonly oracles: OracleModel;
}

interface Told extends LinkToTell {
  readonly asset: LockedAsset;
  readonly judged: Judgement;
}

async function tellBox(deps: Telling, about: About, { boxId, assetIds }: BoxToTell): Promise<void> {
  await transact(deps.db, async (inside) => {
    const place = await findPlace(inside, boxId);
    if (place === null) return;
    const locked = await lockAssets(inside, about.model.id, assetIds);
    const links = await listLinksToTell(inside, about.oracle.key, assetIds);
    const told = links.flatMap((link): readonly Told[] => {
      const asset = locked.get(link.assetId);
      const isHere = asset !== undefined && asset.boxId === boxId && !asset.deleted;
      if (!isHere || asset.paused || asset.inTransit) return [];
      return [{ ...link, asset, judged: judgeRecord(about.oracles, link.answer, asset.attributes) }];
    });
    const news = told.filter(({ isNews }) => isNews);
    if (news.length > 0) await recordAnswers(inside, deps, about, place, news);
    const now = deps.clock();
    await markTold(
      inside,
      told.map(({ assetId, answer, judged }) => ({ assetId, answer, verdict: judged.verdict })),
      now,
    );
    const alarming = news.filter(isAlarming).map(({ assetId }) => assetId);
    if (alarming.length > 0) await alertOf(inside, place.companyId, alarming, now);
  });
}

/** It says something else of it than it did, and no good news. */
function isAlarming({ told, judged }: Told): boolean {
  return judged.verdict !== 'matches' && judged.verdict !== told;
}

async function recordAnswers(
  inside: Inside,
  deps: Telling,
  { oracle, model, oracles }: About,
  place: Place,
  news: readonly Told[],
): Promise<void> {
  const now = deps.clock();
  const actor = { language: 'es', timezone: place.timezone } as const;
  await recordChanges(inside, deps.randomBytes, {
    model,
    event: newEvent({
      form: formContextOf(now, actor, place, model.id),
      eventType: oracleEvents.answer,
      context: 'platform',
      moment: { at: now, zone: place.timezone },
      now,
      recordedBy: platformUserId,
      comment: '',
      fields: sourceFields(oracle),
    }),
    eventId: null,
    effect: null,
    companyId: place.companyId,
    rows: news.map(({ asset, code, answer, judged }, at) => ({
      row: at + 1,
      asset,
      changes: changesOf(oracles, asset, existenceOf(oracles, answer)),
      fields: answerFields(oracles, code, answer, judged),
    })),
  });
}

function changesOf({ writes }: OracleModel, { attributes }: LockedAsset, existence: string) {
  return attributes[writes.existence] === existence ? {} : { [writes.existence]: existence };
}

/**
 * Tells the owners of the company that keeps some assets, and of those that they are pledged to: each of what concerns it. A company
 * that holds what it keeps itself is told once. They are locked in the order of their ids, as others lock them.
 */
async function alertOf(
  inside: Inside,
  keeperId: number,
  assetIds: readonly number[],
  now: Date,
): Promise<void> {
  const holders = await listHolderCompanies(inside, assetIds);
  for (const companyId of [...new Set([keeperId, ...holders])].toSorted((one, other) => one - other))
    await alertOwners(inside, companyId === keeperId ? 'oracleDoubts' : 'pledgeDoubts', companyId, now);
}
