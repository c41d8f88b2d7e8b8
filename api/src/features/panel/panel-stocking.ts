import type { PanelTableView } from '@huella/domain/calls/panel';
import type { Actor } from '../../db/actors';
import type { FormContext } from '../../http/form-context';
import { countingOf, listOf, type Ground } from './panel-blocks';
import { listReportPlaces } from './report-places';
import { countEach, listStocked, type Stocked } from './stocking.store';

/** Rows that the table brings, most assets first. */
const maxRows = 100;

interface Row extends Stocked {
  readonly form: FormContext;
}

/**
 * How many assets each establishment has where the caller may list them, under the filters of the panel, and how many that is by
 * the hectare (document 3 section 2). Nothing is divided by an area that is not known. Of a day in the past each establishment
 * would have to be worked out: it is told of today alone.
 */
export async function buildStocking(ground: Ground, caller: Actor): Promise<PanelTableView[]> {
  const { deps, panel, asOf, form } = ground;
  const { stocking: words } = panel;
  if (words === undefined || asOf !== null) return [];
  const places = await listReportPlaces(deps, caller, panel);
  const stocked = await listStocked(
    deps.db,
    panel.assetType,
    places.map(({ place }) => place.boxId),
  );
  const byBox = new Map(stocked.map((each) => [each.boxId, each]));
  const filtered = ground.filters.length === 0 ? null : await countFiltered(ground, places);
  const rows: Row[] = [];
  for (const at of places) {
    const known = byBox.get(at.place.boxId);
    const count = (filtered === null ? known?.count : filtered.get(at)) ?? 0;
    const area = known?.area ?? null;
    if (count > 0 || (area !== null && ground.filters.length === 0))
      rows.push({ boxId: at.place.boxId, count, area, form: at });
  }
  const { language } = form.locale;
  const shown = rows.sort((one, other) => other.count - one.count).slice(0, maxRows);
  const label = (name: 'place' | 'count' | 'area' | 'density') => words[name][language];
  const columns = [
    { name: 'group', label: label('place'), unit: null, figure: false, width: 220 },
    { name: 'figure1', label: label('count'), unit: null, figure: true, width: 120 },
    { name: 'figure2', label: label('area'), unit: 'ha', figure: true, width: 120 },
    { name: 'figure3', label: label('density'), unit: null, figure: true, width: 140 },
  ];
  return [
    {
      ...{ name: 'stocking', type: 'table', title: words.title[language], columns, total: rows.length },
      value: shown.map(({ form: at, count, area }) => ({
        group: at.place.name,
        figure1: count,
        figure2: area,
        figure3: area === null ? words.noArea[language] : Math.round((count / area) * 100) / 100,
      })),
      lists: shown.map(() => listOf('active', ground.filters)),
      places: shown.map(({ form: at, count }) => ({ boxId: at.place.boxId, box: at.place.name, count })),
      list: null,
      totalWidth: columns.reduce((sum, { width }) => sum + width, 0),
    },
  ];
}

/** How many meet the filters in each establishment; none where it may not be asked so. */
async function countFiltered(
  ground: Ground,
  places: readonly FormContext[],
): Promise<ReadonlyMap<FormContext, number>> {
  const asked = places.flatMap((form) => {
    const counting = countingOf({ ...ground, form }, 'active', []);
    return counting === null ? [] : [{ form, matches: counting.matches }];
  });
  const counts = await countEach(
    ground.deps.db,
    asked.map(({ matches }) => matches),
  );
  return new Map(asked.map(({ form }, at) => [form, counts[at] ?? 0]));
}
