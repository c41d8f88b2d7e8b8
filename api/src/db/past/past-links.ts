import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { PastLink } from '@huella/domain/engine/events/as-of';
import { handOverTypes } from '@huella/domain/engine/events/private-values';
import { engineEvents, lotEvents, transferEvents } from '@huella/domain/model/engine-events';
import { plainText, type Values } from '@huella/domain/model/value';
import type { Database } from '../database';
import { payloadOf } from '../ledger/stored-texts';
import { recordingCompany } from '../recording-company';

/** For whom histories are read, and up to which moment. */
export interface PastReader {
  readonly model: AssetType;
  readonly companyId: number;
  readonly until: Date;
}

interface Row {
  readonly assetId: number;
  readonly sequence: number;
  readonly undoes: number | null;
  readonly eventId: number;
  readonly eventType: number;
  readonly at: number;
  readonly boxId: number;
  readonly targetBoxId: number | null;
  readonly isForeign: boolean;
  readonly changes: string | null;
  readonly payload: string | null;
}

const noChanges = { before: {}, after: {}, fields: {} };

/**
 * The whole histories of some assets, in the order of recording, as a company reads them: what had not happened by the
 * moment is there without what it wrote. Of what left an establishment (`leftFrom`) the history ends where it left: what was
 * recorded since is of others, whatever day they said (decision 23).
 */
export async function listPastLinks(
  db: Database,
  { model, companyId, until }: PastReader,
  ids: readonly number[],
  leftFrom: number | null = null,
): Promise<ReadonlyMap<number, readonly PastLink[]>> {
  const pausing = pauseFields(model);
  const saying = [lotEvents.join, ...pausing.keys()];
  const types = [...handOverTypes];
  const found = await sql<Row>`
    select l.asset_id as "assetId", l.sequence, l.undoes, e.id as "eventId", e.event_type as "eventType",
      (extract(epoch from e.event_time) * 1000)::double precision as at, e.box_id as "boxId",
      e.target_box_id as "targetBoxId",
      case when e.event_type = any(${types}::integer[]) and t.id is not null then t.company_id
        else ${recordingCompany} end <> ${companyId} as "isForeign",
      case when e.event_time <= ${until} then l.changes end as changes,
      case when e.event_type = any(${saying}::integer[]) then e.payload end as payload
    from event_asset l join event e on e.id = l.event_id join box b on b.id = e.box_id
      left join box t on t.id = e.target_box_id
    where l.asset_id = any(${[...ids]}::bigint[]) ${leftFrom === null ? sql`` : sql`and l.sequence <= ${leavingOf(leftFrom)}`}
    order by l.asset_id, l.sequence`.execute(db);
  const histories = new Map<number, PastLink[]>();
  for (const row of found.rows) {
    const link = linkOf(row, pausing);
    const known = histories.get(row.assetId);
    if (known === undefined) histories.set(row.assetId, [link]);
    else known.push(link);
  }
  return histories;
}

/** The place of the link by which the asset of a link `l` left an establishment for the last time. */
export function leavingOf(boxId: number) {
  return sql`(
    select max(m.sequence) from event_asset m join event g on g.id = m.event_id
    where m.asset_id = l.asset_id and g.box_id = ${boxId}
      and g.event_type in (${engineEvents.transfer}, ${transferEvents.receive}))`;
}

/** By the events that pause, the field that says why. */
function pauseFields({ events }: AssetType): ReadonlyMap<number, string> {
  return new Map(
    events.flatMap(({ eventType, effect }) =>
      effect?.kind === 'pause' ? [[eventType, effect.messageField] as const] : [],
    ),
  );
}

function linkOf(
  { changes, payload, assetId: _asset, ...row }: Row,
  pausing: ReadonlyMap<number, string>,
): PastLink {
  // Hundreds of thousands of them: what the ledger wrote was checked then. Erased texts say nothing.
  const { before, after, fields } = changes === null ? noChanges : (JSON.parse(changes) as typeof noChanges);
  const said = payload === null ? null : payloadOf({ payload });
  const shared: Values = { ...said?.fields, ...fields };
  const field = pausing.get(row.eventType);
  return {
    ...row,
    before,
    after,
    lot:
      row.eventType === lotEvents.join
        ? { id: Number(shared['lot_number'] ?? 0), name: plainText(shared['lot_name'] ?? null) }
        : null,
    message: field === undefined || row.isForeign ? null : plainText(shared[field] ?? said?.comment ?? null),
  };
}
