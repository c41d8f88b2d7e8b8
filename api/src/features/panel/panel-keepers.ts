import type { PanelTableView } from '@huella/domain/calls/panel';
import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { currencies, type Currency } from '@huella/domain/model/collateral';
import type { PanelKeeperFigure } from '@huella/domain/model/panel';
import type { Actor } from '../../db/actors';
import type { FormContext } from '../../http/form-context';
import { fieldOfFigure, listOf, mayList, sourceAmong, unitOf, valueOf, type Ground } from './panel-blocks';
import { tallyKeeper, type PanelTally } from './panel-tally';
import { listReportPlaces } from './report-places';
import { listStocked } from './stocking.store';
import { lotsOf, valuingIn } from './worth-groups';

/** Establishments that are counted, most assets first; each of the others costs a statement of its own until it is kept. */
const maxRows = 50;

/** An establishment with what was counted there. */
interface Kept {
  readonly form: FormContext;
  readonly tally: PanelTally;
}

/**
 * What each establishment keeps where the caller may list it, under the filters of the panel: some figures, and what it is worth to the
 * company that reads. The establishment of the panel is counted already; others are asked together with nothing else, and their
 * answers are kept until something is written there. Of today alone, as what is by the hectare.
 */
export async function buildKeepers(
  ground: Ground,
  caller: Actor,
  own: PanelTally,
): Promise<PanelTableView[]> {
  const { deps, panel, asOf, form } = ground;
  const { keepers } = panel;
  if (keepers === undefined || asOf !== null) return [];
  const places = await listReportPlaces(deps, caller, panel);
  const stocked = await listStocked(
    deps.db,
    panel.assetType,
    places.map(({ place }) => place.boxId),
  );
  const most = stocked.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const rows: Kept[] = [];
  for (const { boxId } of most.slice(0, maxRows)) {
    const at = places.find(({ place }) => place.boxId === boxId);
    if (at === undefined) continue;
    const tally = boxId === form.place.boxId ? own : await tallyKeeper({ ...ground, form: at });
    if (tally !== null && tally.total > 0) rows.push({ form: at, tally });
  }
  // Those that keep nothing that meets the filters are not among the others.
  const total = most.length > maxRows ? most.length : rows.length;
  return rows.length === 0 ? [] : [tableOf(ground, rows, await valuingIn(deps, form), total)];
}

function tableOf(ground: Ground, rows: readonly Kept[], valuing: Valuing, total: number): PanelTableView {
  const { panel, form } = ground;
  const { language } = form.locale;
  const { allowed } = sourceAmong(ground, 'active');
  const { title, place, figures, worth } = panel.keepers ?? { figures: [] };
  const shown = figures.filter(({ when, figure }) => mayList(allowed, when, [figure]));
  const worths = rows.map((row) => worthOfKeeper(ground, row, valuing));
  const told = currencies.filter((currency) => worths.some((each) => each.get(currency) !== undefined));
  const columns = [
    { name: 'group', label: place?.[language] ?? '', unit: null, figure: false, width: 220 },
    ...shown.map(({ label, figure }, at) => ({
      ...{ name: `figure${String(at + 1)}`, label: label[language], figure: true, width: 120 },
      unit: unitOf(figure, fieldOfFigure(figure, allowed)),
    })),
    ...told.map((currency) => ({
      ...{ name: `worth-${currency}`, label: worth?.[language] ?? '', figure: true, width: 120 },
      unit: currency.toUpperCase(),
    })),
  ];
  return {
    ...{ name: 'keepers', type: 'table', title: title?.[language] ?? '', columns, total },
    value: rows.map((row, at) => rowOf(row, shown, told, worths[at])),
    lists: rows.map(() => listOf('active', ground.filters)),
    places: rows.map(({ form: at, tally }) => ({
      ...{ boxId: at.place.boxId, box: at.place.name, count: tally.total },
    })),
    list: null,
    totalWidth: columns.reduce((sum, { width }) => sum + width, 0),
  };
}

/** An establishment as a row: by its name, the figures and the currencies. */
function rowOf(
  { form, tally }: Kept,
  shown: readonly PanelKeeperFigure[],
  told: readonly Currency[],
  worth: ReadonlyMap<Currency, number> | undefined,
): PanelTableView['value'][number] {
  const row: PanelTableView['value'][number] = { group: form.place.name };
  for (const [at, each] of shown.entries()) {
    const { count, figures } = tally.counted(each) ?? { count: 0, figures: [] };
    row[`figure${String(at + 1)}`] = valueOf(each.figure, count, tally.total, figures[0]);
  }
  for (const currency of told) row[`worth-${currency}`] = worth?.get(currency) ?? null;
  return row;
}

/** What an establishment keeps is worth by currency, with what is taken off for its keeper. */
function worthOfKeeper(ground: Ground, { form, tally }: Kept, valuing: Valuing) {
  const source = sourceAmong({ ...ground, form }, 'active');
  const lots = lotsOf({ panel: ground.panel, form }, source, tally.worth)?.lots ?? [];
  return new Map(sumWorth(lots, valuing).values.map(({ currency, value }) => [currency, Math.round(value)]));
}
