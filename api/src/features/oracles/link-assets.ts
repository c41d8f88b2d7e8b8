import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { existenceOf, judgeRecord, type Judgement } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import { oracleEvents } from '@huella/domain/model/engine-events';
import { failWith, issue, Refusal, type Issue } from '@huella/domain/model/errors';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { labelOf } from '../../db/index-slots';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import type { FormContext } from '../../http/form-context';
import { answerFields, sourceFields } from './answer-fields';
import { freeCodes, insertLinks, listHolders, removeLinks } from './links.store';
import { listRecords, type OracleRow } from './oracles.store';
import { todayOf } from './present-oracle-asset';

type Body = BodyOf<Calls['oracles.save']>;
type Reply = ReplyInputOf<Calls['oracles.save']>;

/** What is linked, with which oracle, and by whom. */
export interface Linking {
  readonly form: FormContext;
  readonly oracles: OracleModel;
  readonly oracle: OracleRow;
  readonly userId: number;
  readonly body: Body;
}

/** An asset with the record that is to be its own. */
interface Pair {
  readonly asset: LockedAsset;
  readonly code: string;
  readonly answer: OracleValues;
  readonly judged: Judgement;
}

/**
 * Links assets with records, all or none (document 3 sections 2, 4 and 8): the assets are locked, looked at and written in
 * one transaction; that a code is of one asset the database decides. What an oracle says is read from what it said, and
 * not from what the caller sends. Doubts link all the same, and are answered.
 */
export async function linkAssets(deps: Deps, linking: Linking): Promise<Reply> {
  refuseTwice(linking.body);
  return transact(deps.db, async (inside) => {
    const pairs = await findPairs(inside, linking);
    const ids = pairs.map(({ asset }) => asset.id);
    await freeCodes(inside, linking.oracle.key, codesOf(linking.body));
    await removeLinks(inside, ids);
    const links = pairs.map(({ asset, code, answer, judged }) => {
      return { assetId: asset.id, code, answer, verdict: judged.verdict };
    });
    const taken = await insertLinks(inside, linking.oracle.key, links, deps.clock());
    if (taken.size > 0) await failRepeated(inside, linking, pairs, taken);
    await record(inside, deps, linking, pairs);
    const issues = pairs.flatMap(({ asset, judged }) =>
      judged.doubts.map((doubt) => placed(asset.id, doubt)),
    );
    return { ok: true, linked: ids, issues: issues.map((each) => ({ ...each, slots: { ...each.slots } })) };
  });
}

function codesOf(body: Body): readonly string[] {
  return body.map(({ id }) => id);
}

function placed(pk: number, found: Issue): Issue {
  return { ...found, record: String(pk) };
}

/** The same code, or the same asset, twice in what is sent. */
function refuseTwice(body: Body): void {
  const twice = body.filter(({ pk, id }, at) =>
    body.some((other, o) => o < at && (other.id === id || other.pk === pk)),
  );
  if (twice.length === 0) return;
  const issues = twice.map(({ pk, id }) => placed(pk, issue('id', 'oracleCodeTwice', { code: id })));
  throw new Refusal('dataRepeated', {}, issues);
}

async function findPairs(inside: Inside, { form, oracles, oracle, body }: Linking): Promise<readonly Pair[]> {
  const { model, place } = form;
  const locked = await lockAssets(
    inside,
    model.id,
    body.map(({ pk }) => pk),
  );
  const scope = {
    boxId: place.boxId,
    companyId: place.companyId,
    assetType: model.id,
    holderAttribute: oracles.holder.attribute,
  };
  const records = await listRecords(inside, scope, oracle, codesOf(body));
  const issues: Issue[] = [];
  const pairs: Pair[] = [];
  for (const { pk, id: code } of body) {
    const asset = locked.get(pk);
    const answer = records.get(code);
    const against = findAgainst(form, oracles, asset);
    if (asset === undefined || against !== null)
      issues.push(placed(pk, against ?? issue(null, 'oracleNotHere')));
    else if (answer === undefined) issues.push(placed(pk, issue('id', 'oracleCodeUnknown', { code })));
    else pairs.push({ asset, code, answer, judged: judgeRecord(oracles, answer, asset.attributes) });
  }
  if (issues.length > 0) failWith(issues);
  return pairs;
}

/** Why an asset cannot be linked, or null (document 3 section 5). */
function findAgainst(form: FormContext, oracles: OracleModel, asset: LockedAsset | undefined): Issue | null {
  if (asset === undefined || asset.deleted || asset.boxId !== form.place.boxId)
    return issue(null, 'oracleNotHere');
  if (asset.paused) return issue(null, 'assetPaused');
  if (asset.inTransit) return issue(null, 'assetInTransit');
  const status = todayOf(form, asset.attributes);
  return status !== null && oracles.statuses.includes(status) ? null : issue(null, 'oracleStatus');
}

/** One line for each: the code with the asset that it was meant for (document 3 section 8). */
async function failRepeated(
  inside: Inside,
  { form, oracle }: Linking,
  pairs: readonly Pair[],
  taken: ReadonlySet<string>,
): Promise<never> {
  const holders = await listHolders(inside, oracle.key, [...taken]);
  const locked = await lockAssets(inside, form.model.id, [...holders.values()]);
  const issues = pairs
    .filter(({ code }) => taken.has(code))
    .map(({ asset, code }) => {
      const holder = locked.get(holders.get(code) ?? 0);
      // What has it elsewhere is nobody's business here.
      const by = holder?.boxId === form.place.boxId ? labelOf(form.model, holder.attributes) : '';
      const slots = { code, asset: labelOf(form.model, asset.attributes), by };
      return placed(asset.id, { ...issue('id', 'oracleCodeTaken', slots), slots });
    });
  throw new Refusal('dataRepeated', {}, issues);
}

async function record(
  inside: Inside,
  deps: Deps,
  { form, oracles, oracle, userId }: Linking,
  pairs: readonly Pair[],
): Promise<void> {
  const now = deps.clock();
  const { code, existence } = oracles.writes;
  await recordChanges(inside, deps.randomBytes, {
    model: form.model,
    event: newEvent({
      form,
      eventType: oracleEvents.link,
      context: pairs.length > 1 ? 'massive_manual_form' : 'manual_form',
      moment: { at: now, zone: form.place.timezone },
      now,
      recordedBy: userId,
      comment: '',
      fields: sourceFields(oracle),
    }),
    eventId: null,
    effect: null,
    companyId: form.place.companyId,
    rows: pairs.map((pair, at) => ({
      row: at + 1,
      asset: pair.asset,
      changes: { [code]: pair.code, [existence]: existenceOf(oracles, pair.answer) },
      fields: answerFields(oracles, pair.code, pair.answer, pair.judged),
    })),
  });
}
