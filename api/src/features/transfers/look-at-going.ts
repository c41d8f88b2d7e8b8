import { overrideMark } from '@huella/domain/engine/events/check-event';
import type { EventModel } from '@huella/domain/model/event-model';
import { checkOwnership, transferKindOf, withKind } from '@huella/domain/rules/transfer';
import type { BoxAccess } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { Changes } from '../../db/ledger/record-changes';
import { withStandings, type Standing } from '../../db/ledger/standing-rows';
import type { Inside } from '../../db/transact';
import { checkRow, type CheckedChanges } from '../../http/check-row';
import type { Moment } from '../../http/event-moment';
import { dayIn, type FormContext } from '../../http/form-context';
import { createYielder, mapInTurns } from '../../yielder';
import { listPledgedOf } from '../runs/subjects.store';
import { listWholeLots, lockLotsOf, type LotsAlong } from './lots-along';
import type { AskedTransfer } from './read-transfer';
import type { FoundBox } from './transfers.store';

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

interface LookedAsset {
  readonly id: number;
  readonly checked: CheckedChanges;
}

/** What was found of them, and the lots that go whole. */
export interface Looked {
  readonly locked: ReadonlyMap<number, LockedAsset & Standing>;
  readonly looked: readonly LookedAsset[];
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
  const looked: LookedAsset[] = [];
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
    looked.push({ id, checked: { ...checked, issues } });
    await yieldIfDue();
  }
  return { locked, looked, whole };
}

/** What the transfer says of each asset. It writes nothing of one (a model rule): what follows from the day alone waits. */
export async function changesOf(
  { locked, looked }: Looked,
  fieldsOf: LotsAlong['fieldsOf'],
): Promise<Changes['rows']> {
  const rows = await mapInTurns(looked, ({ id, checked }, at) => {
    const asset = locked.get(id);
    if (asset === undefined) return null;
    const mark = checked.isOverride ? { [overrideMark]: true } : {};
    return { row: at + 1, asset, changes: {}, fields: { ...fieldsOf(asset), ...mark } };
  });
  return rows.filter((row) => row !== null);
}
