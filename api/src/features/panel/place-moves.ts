import { DateTime } from 'luxon';
import { movesBetween } from '@huella/domain/engine/events/as-of';
import { shiftDay } from '@huella/domain/engine/fields/days';
import type { Attribute } from '@huella/domain/model/attribute';
import { fail } from '@huella/domain/model/errors';
import type { MoveKinds, MovesModel } from '@huella/domain/model/report';
import { keyOfValue } from '../../db/list-facet';
import {
  listMovedAssets,
  listMovingLinks,
  type MovedAsset,
  type MovedScope,
} from '../../db/past/moved-assets';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { dayIn, type FormContext } from '../../http/form-context';
import { askingOf } from '../../db/kept-answers';
import type { ListSource } from '../../http/list-source';
import { sourceOfSuffix } from '../../http/list-sources';
import { createYielder } from '../../yielder';
import { countCards, countGroups, listKeys } from './panel.store';

/** The columns that engines know, beside those that a report names. */
export const moveColumns = {
  opening: 'opening',
  received: 'received',
  sent: 'sent',
  changed: 'changed',
  closing: 'closing',
} as const;

/** How many there were on a day, in all and by kind; what has no kind is of the blank one. */
export interface Balance {
  /** The day in the past whose list it is; null is that of now. */
  readonly asOf: string | null;
  readonly total: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** That an asset came or went, and as what it counts. */
export interface PlaceMove {
  readonly asset: MovedAsset;
  readonly column: string;
  readonly direction: 'in' | 'out';
  readonly kind: string;
  /** In the zone of the establishment. */
  readonly day: string;
}

/** What moved in an establishment, which adds up: what there was, with what came, without what went, is what there is. */
export interface PlaceMoves {
  readonly form: FormContext;
  /** Null where the caller may not list it. */
  readonly by: Attribute | null;
  readonly opening: Balance;
  readonly closing: Balance;
  readonly moves: readonly PlaceMove[];
}

/** Assets whose histories are read at a time. */
const atOnce = 5_000;
/** How often it is read anew where somebody records something meanwhile. */
const maxTries = 4;

/** What moved in an establishment from one day to another, both included. Read anew where it was written meanwhile. */
export async function readPlaceMoves(
  deps: Deps,
  model: MovesModel,
  form: FormContext,
  days: { readonly from: string; readonly to: string },
): Promise<PlaceMoves> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const read = await readOnce(deps, model, form, days);
    const came = read.moves.filter(({ direction }) => direction === 'in').length;
    if (read.opening.total + came - (read.moves.length - came) === read.closing.total) return read;
  }
  return fail('changedMeanwhile');
}

async function readOnce(
  deps: Deps,
  model: MovesModel,
  form: FormContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PlaceMoves> {
  const before = shiftDay(from, { days: -1 });
  const opening = sourceOn(deps, form, before);
  const closing = sourceOn(deps, form, to);
  const listed = (name: string) => closing.source.allowed.find((field) => field.name === name) ?? null;
  const by = listed(model.by);
  const names = [model.by, model.entry.field, model.exit.field].filter((name) => listed(name) !== null);
  const endOf = (day: string) => DateTime.fromISO(day, { zone: form.place.timezone }).endOf('day').toJSDate();
  const scope: MovedScope = {
    ...{ boxId: form.place.boxId, model: form.model },
    ...{ after: endOf(before), until: endOf(to) },
  };
  const first = await readBalance(opening, by, form);
  const found = await readMoves(deps, scope, names);
  const last = await readBalance(closing, by, form);
  const ids = found.map(({ asset }) => asset.id);
  const [kindsBefore, kindsAfter] = [
    await keysIn(opening, by, ids, form),
    await keysIn(closing, by, ids, form),
  ];
  const moves = found.map(({ asset, direction, isTransfer, at }): PlaceMove => {
    const [own, other] = direction === 'in' ? [kindsAfter, kindsBefore] : [kindsBefore, kindsAfter];
    const kind = own.get(asset.id) ?? other.get(asset.id) ?? asset.values[model.by] ?? '';
    const column = columnOf(model, asset, direction, isTransfer);
    return { ...{ asset, direction, column, kind }, day: dayIn(new Date(at), form.place.timezone) };
  });
  return { form, by, opening: first, closing: last, moves };
}

interface SourceOn {
  readonly source: ListSource;
  readonly asOf: string | null;
}

/** Where it is still the day before, the day of who asks has not begun: there it is as of now. */
function sourceOn(deps: Deps, form: FormContext, day: string): SourceOn {
  const asOf = day >= form.statusDay.today ? null : readAsOf(form, day);
  return {
    source: sourceOfSuffix(deps, asOf?.form ?? form, undefined, asOf),
    asOf: asOf?.day ?? null,
  };
}

async function readBalance(
  { source, asOf }: SourceOn,
  by: Attribute | null,
  { locale }: FormContext,
): Promise<Balance> {
  const matches = source.matches({ filters: [], language: locale.language });
  return source.ask(async (db) => {
    const { total } = await countCards(askingOf(db), matches, source.summed, [{ when: [], field: null }]);
    const kinds = new Map<string, number>();
    const groups = by === null ? [] : await countGroups(askingOf(db), matches, source.summed, by, []);
    for (const { value, count } of groups) kinds.set(by === null ? value : keyOfValue(by)(value), count);
    const kindless = total - groups.reduce((sum, { count }) => sum + count, 0);
    if (kindless > 0) kinds.set('', kindless);
    return { asOf, total, kinds };
  });
}

/** As what some assets counted on a day; those that were not there are not in it. */
async function keysIn(
  { source }: SourceOn,
  by: Attribute | null,
  ids: readonly number[],
  { locale }: FormContext,
): Promise<ReadonlyMap<number, string>> {
  if (by === null || ids.length === 0) return new Map();
  const matches = source.matches({ filters: [], language: locale.language });
  const keyOf = keyOfValue(by);
  const keys = await source.ask((db) => listKeys(db, matches, by, ids));
  return new Map([...keys].map(([id, value]) => [id, value === null ? '' : keyOf(value)]));
}

async function readMoves({ db }: Deps, scope: MovedScope, names: readonly string[]) {
  const assets = await listMovedAssets(db, scope, names);
  const asked = { boxId: scope.boxId, after: scope.after.getTime(), until: scope.until.getTime() };
  const yieldIfDue = createYielder();
  const found: ReturnType<typeof movesOfAsset>[] = [];
  for (let from = 0; from < assets.length; from += atOnce) {
    const part = assets.slice(from, from + atOnce);
    const histories = await listMovingLinks(db, scope, part);
    for (const asset of part) {
      found.push(movesOfAsset(asset, scope, histories.get(asset.id) ?? [], asked));
      await yieldIfDue();
    }
  }
  return found.flat();
}

function movesOfAsset(
  asset: MovedAsset,
  { model }: MovedScope,
  history: Parameters<typeof movesBetween>[1],
  asked: Omit<Parameters<typeof movesBetween>[2], 'isTravelling'>,
) {
  const moves = movesBetween(model, history, { ...asked, isTravelling: asset.isTravelling });
  return moves.map((move) => ({ ...move, asset }));
}

function columnOf(
  { entry, exit }: MovesModel,
  { values }: MovedAsset,
  direction: 'in' | 'out',
  isTransfer: boolean,
): string {
  if (isTransfer) return direction === 'in' ? moveColumns.received : moveColumns.sent;
  return kindOf(direction === 'in' ? entry : exit, values);
}

function kindOf({ field, kinds, others }: MoveKinds, values: MovedAsset['values']): string {
  const value = values[field] ?? null;
  return kinds.find((kind) => value !== null && kind.values.includes(value))?.name ?? others.name;
}
