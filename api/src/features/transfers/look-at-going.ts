import { overrideMark } from '@huella/domain/engine/events/check-event';
import type { Issue } from '@huella/domain/model/errors';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { checkOwnership, transferKindOf, withKind } from '@huella/domain/rules/transfer';
import type { BoxAccess } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { Changes } from '../../db/ledger/record-changes';
import { withStandings, type Standing } from '../../db/ledger/standing-rows';
import type { Inside } from '../../db/transact';
import { checkRow } from '../../http/check-row';
import type { Moment } from '../../http/event-moment';
import { dayIn, type FormContext } from '../../http/form-context';
import { createYielder, mapInTurns } from '../../yielder';
import { listPledgedOf } from '../runs/subjects.store';
import { listWholeLots, lockLotsOf, type LotsAlong } from './lots-along';
import type { AskedTransfer } from './read-transfer';
import type { FoundBox } from './transfers.store';

const noChanges: Values = {};

/** Assets that are meant to go, from where to where, and when. */
export interface Going {
  readonly form: FormContext;
  readonly source: BoxAccess;
  readonly target: FoundBox;
  readonly event: EventModel;
  readonly moment: Moment;
  readonly ids: readonly number[];
  readonly asked: AskedTransfer;
}

/** What was found of them, and the lots that go whole: there may be tens of thousands, of which nothing is kept that most do not have. */
export interface Looked {
  /** What the event says, as the first asset was read with it. */
  readonly fields: Values;
  /** What speaks against some of them, and what warns; of one that is gone that it is. */
  readonly found: readonly { readonly id: number; readonly issues: readonly Issue[] }[];
  /** Those that are there, in the order in which they were named. */
  readonly assets: readonly (LockedAsset & Standing)[];
  /** Those that an administrator lets go although they are closed. */
  readonly overridden: ReadonlySet<number>;
  readonly whole: Awaited<ReturnType<typeof listWholeLots>>;
}

/** Locks the lots and the assets, and looks at each asset: blended malt may go only with its whole lot. */
export async function lookAtGoing(
  db: Inside,
  { form, source, event, ids, moment, asked, target }: Going,
): Promise<Looked> {
  const lots = asked.withLots ? await lockLotsOf(db, form, ids) : null;
  const locked = await withStandings(db, form.model, moment.at, await lockAssets(db, form.model.id, ids));
  const holders = await listPledgedOf(db, form.model.id, ids);
  const whole = lots === null ? [] : await listWholeLots(db, form, ids, lots);
  const going = new Set(whole.map(({ id }) => id));
  const names = { source: form.place.name, target: target.name };
  const check = { form, event, day: dayIn(moment.at, moment.zone), target: target.subtype, names };
  const values = withKind(event, asked.fields);
  const found: { id: number; issues: readonly Issue[] }[] = [];
  const assets: (LockedAsset & Standing)[] = [];
  const overridden = new Set<number>();
  let fields: Values | null = null;
  const yieldIfDue = createYielder();
  for (const id of ids) {
    const asset = locked.get(id);
    const withLot = going.has(asset?.lotId ?? 0);
    const pledged = holders.get(id);
    const checked = checkRow(check, asset && { ...asset, withLot, ...(pledged && { pledged }) }, values);
    const kind = transferKindOf(event, checked.fields);
    const notOwned =
      asset === undefined ? null : checkOwnership(kind, asset.ownerCompanyId, source.companyId);
    const issues = notOwned === null ? checked.issues : [...checked.issues, notOwned];
    fields ??= checked.fields;
    if (issues.length > 0) found.push({ id, issues });
    if (asset !== undefined) assets.push(asset);
    if (checked.isOverride) overridden.add(id);
    await yieldIfDue();
  }
  return { fields: fields ?? {}, found, assets, overridden, whole };
}

/** What the transfer says of each asset. It writes nothing of one (a model rule): what follows from the day alone waits. */
export function changesOf(
  { assets, overridden }: Looked,
  fieldsOf: LotsAlong['fieldsOf'],
): Promise<Changes['rows']> {
  return mapInTurns(assets, (asset, at) => {
    const own = fieldsOf(asset);
    const fields = overridden.has(asset.id) ? { ...own, [overrideMark]: true } : own;
    return { row: at + 1, asset, changes: noChanges, fields };
  });
}
