import { sql } from 'kysely';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { issue, type Issue } from '@huella/domain/model/errors';
import { plainText, type Values } from '@huella/domain/model/value';
import { canReach } from '@huella/domain/rules/sandbox';
import type { Database } from '../database';
import type { Inside } from '../transact';
import type { NewEvent } from './event-rows';

/**
 * What is pledged to which establishment (decision 122). The ledger alone writes it, with the event that says so: the alias that
 * the event names is an establishment from then on, whatever that is called later.
 */

/** What an event is about to say of one asset, and of itself there. */
interface PledgeClaim {
  readonly asset: { readonly id: number; readonly attributes: Values };
  readonly changes: Values;
  readonly fields: Values;
}

/** The holders of some assets, and why others are refused. */
export interface CheckedPledges {
  readonly refused: ReadonlyMap<number, readonly Issue[]>;
  readonly holders: ReadonlyMap<number, number>;
}

const nothing: CheckedPledges = { refused: new Map(), holders: new Map() };

/**
 * Finds the establishments that an event pledges assets to, by their aliases: one that is not there, may hold nothing, is of
 * another chain or of a sandbox refuses its asset. An event that names none pledges to a creditor who is not here.
 */
export async function checkPledges(
  db: Database,
  event: Pick<NewEvent, 'assetType' | 'eventType' | 'fields'>,
  companyId: number,
  claims: readonly PledgeClaim[],
): Promise<CheckedPledges> {
  const pledge = findCollateral(event.assetType)?.pledge;
  if (pledge?.gives !== event.eventType) return nothing;
  const named = claims.flatMap(({ asset, fields }) => {
    const alias = plainText(fields[pledge.holder] ?? event.fields[pledge.holder] ?? null);
    return alias.trim() === ''
      ? []
      : [{ assetId: asset.id, key: alias.normalize('NFKC').trim().toLowerCase() }];
  });
  if (named.length === 0) return nothing;
  const found = await sql<{ key: string; boxId: number; holderId: number }>`
    select b.alias_key as key, b.id as "boxId", c.id as "holderId"
    from box b join company c on c.id = b.company_id and c.closed_at is null
    join company own on own.id = ${companyId} and own.chain = c.chain
    where b.alias_key = any(${[...new Set(named.map(({ key }) => key))]}::text[])
      and b.subtype = any(${[...pledge.holders]}::integer[])`.execute(db);
  const known = found.rows.filter(({ holderId }) => canReach(companyId, holderId));
  const boxes = new Map(known.map(({ key, boxId }) => [key, boxId]));
  const holders = new Map<number, number>();
  const refused = new Map<number, readonly Issue[]>();
  for (const { assetId, key } of named) {
    const boxId = boxes.get(key);
    if (boxId === undefined) refused.set(assetId, [issue(pledge.holder, 'pledgeHolderUnknown')]);
    else holders.set(assetId, boxId);
  }
  return { refused, holders };
}

/**
 * Writes what an event pledged, and ends what one released: after a partial release the pledge stands. That one thing is pledged
 * once the database decides.
 */
export async function keepPledges(
  db: Inside,
  event: NewEvent,
  eventId: number | null,
  { holders }: CheckedPledges,
  written: readonly PledgeClaim[],
): Promise<void> {
  const pledge = findCollateral(event.assetType)?.pledge;
  if (pledge === undefined || eventId === null) return;
  const given = written.flatMap(({ asset: { id: assetId } }) => {
    const boxId = holders.get(assetId);
    return boxId === undefined ? [] : [{ assetId, boxId }];
  });
  if (given.length > 0)
    await db
      .insertInto('pledge')
      .values(
        given.map(({ assetId, boxId }) => ({
          ...{ asset_id: assetId, event_id: eventId, asset_type: event.assetType, holder_box_id: boxId },
          given_at: event.at,
        })),
      )
      .execute();
  if (pledge.releases !== event.eventType) return;
  const ended = written.filter(({ asset, changes }) => {
    const { [pledge.state]: state = asset.attributes[pledge.state] } = changes;
    return state !== pledge.pledged;
  });
  if (ended.length === 0) return;
  await db
    .updateTable('pledge')
    .set({ released_event_id: eventId, released_at: event.now })
    .where('released_at', 'is', null)
    .where(
      'asset_id',
      'in',
      ended.map(({ asset }) => asset.id),
    )
    .execute();
}

/** The establishment that something is pledged to. */
export interface Pledged {
  readonly boxId: number;
  readonly name: string;
}

/** What of some assets is pledged to which establishment, as it stands. */
export async function listPledged(
  db: Database,
  assetIds: readonly number[],
): Promise<ReadonlyMap<number, Pledged>> {
  if (assetIds.length === 0) return new Map();
  const found = await sql<Pledged & { assetId: number }>`
    select p.asset_id as "assetId", b.id as "boxId", b.name
    from pledge p join box b on b.id = p.holder_box_id
    where p.asset_id = any(${[...assetIds]}::bigint[]) and p.released_at is null`.execute(db);
  return new Map(found.rows.map(({ assetId, boxId, name }) => [assetId, { boxId, name }]));
}

/** Which assets an event pledged to an establishment or released from one: it is not undone of them. */
export async function listPledgedBy(db: Database, eventId: number): Promise<ReadonlySet<number>> {
  const found = await sql<{ assetId: number }>`
    select asset_id as "assetId" from pledge where event_id = ${eventId} or released_event_id = ${eventId}`.execute(
    db,
  );
  return new Set(found.rows.map(({ assetId }) => assetId));
}
