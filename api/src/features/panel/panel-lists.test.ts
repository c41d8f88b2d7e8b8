import { beforeAll, describe, expect, it } from 'vitest';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { panels } from '@huella/domain/catalogue/panels/find-panel';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { CountedList } from '@huella/domain/calls/panel';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { PanelFigure, PanelModel } from '@huella/domain/model/panel';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildRelation,
  buildToken,
  buildUser,
  type Member,
} from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildEvent, buildList, buildLot, buildTransfer } from '../../../test/build-input';
import { aliasOf, buildPledge } from '../../../test/build-pledge';
import { countListed } from '../../../test/count-list';

const open = useTestApp();

/** Assets of an establishment in which each figure of its panel is more than nothing. */
interface World {
  readonly subtype: number;
  readonly rows: readonly Values[];
  /** How the last of them went. */
  readonly gone: readonly (readonly [type: string, reason: string])[];
}

const born = { category: 'NO', entry_type: 'NAC', entry_date: '2026-10-01', birth_date: '2026-10-01' };
const animals: readonly Values[] = [
  { category: 'VQ', weight: 300, daily_gain: 0.5, withdrawal_until: '2026-12-10' },
  { category: 'VA', weight: 420, daily_gain: 0.7, weight_date: '2026-06-01' },
  { category: 'VA', weight: 440, reproductive_status: 'PC', expected_calving: '2026-12-20' },
  { category: 'TO', weight: 700 },
  ...[born, born, born, born, born],
];
const gone = [
  ['MUERTE', 'RAY'],
  ['VENTA', 'INV'],
  ['CONSUMO', 'OTR'],
] as const;
const inProgramme: readonly Values[] = [
  { program_status: 'ADM' },
  { program_status: 'EXC' },
  { quarantine_start: '2026-11-18', quarantine_end: '2026-12-18' },
];
const bags: readonly Values[] = [
  { asset_status_change: 'validated', guarantee_state: 'pledged', warrant_amount: 20_000 },
  { specie: 'maiz', stock_provider_existence: 'unknown', depositor_name: 'Molinos Ruiz' },
  {
    ...{ specie: 'sorgo', campaign: '2024/25', date_expired: '2026-12-01', tonnage: 100.5 },
    stock_provider_existence: 'missing',
  },
  { last_inspection_date: '2026-10-01', asset_status_change: 'observed', moisture: null },
  { depositor_name: null, campaign: null, tonnage_left: null, date_expired: null },
  { date_expired: '2026-11-01' },
  { asset_status_change: 'validated', grade: 'g1', date_expired: '2026-12-15' },
];
const hides: readonly Values[] = [
  { material_stage: 'fresh', quantity_hides: 200, quantity_available: 150, co2_footprint: 8.5 },
  { material_stage: 'wet_blue', quantity_hides: 120, quantity_available: 120, co2_footprint: 11 },
  { material_stage: 'wet_blue', hide_type: 'cow', quantity_hides: 80, quantity_available: 10 },
  { quantity_hides: 30 },
];
const bag = {
  ...{ specie: 'soja', campaign: '2025/26', tonnage: 200, tonnage_left: 150, moisture: 12.5 },
  ...{ depositor_name: 'El Ombú SRL', date_expired: '2027-01-15', asset_status_change: 'active' },
  ...{ guarantee_state: 'free', stock_provider_existence: 'exists' },
};

/** By asset type and the first subtype of the panel. */
const worlds: Readonly<Record<string, World>> = {
  '33': { subtype: 7, gone, rows: animals.map((row) => buildAnimal(row)) },
  '34': {
    ...{ subtype: 7, gone },
    rows: animals.map((row, at) => buildAnimal({ program: 'NE3', ...row, ...inProgramme[at] })),
  },
  '35-27': {
    ...{ subtype: 28, gone: [] },
    rows: bags.map((row, at) => ({ bag_code: `PL2526${String(at)}`, ...bag, ...row })),
  },
  '35-30': {
    ...{ subtype: 30, gone: [] },
    rows: hides.map((row, at) => ({ lot_code: `CU-${String(at)}`, hide_type: 'steer', ...row })),
  },
};
const nameOf = ({ assetType, subtypes }: PanelModel) =>
  [assetType, ...(subtypes?.slice(0, 1) ?? [])].join('-');

/** The establishment of a panel with its assets, half a year old, of which some went and one is paused. */
async function build(assetType: number, { subtype, rows, gone: went }: World): Promise<Member> {
  const model = findAssetType(assetType);
  const chain = chains.find((each) => each.assetTypes.includes(assetType));
  if (model === null || chain === undefined) throw new Error(`${String(assetType)} has no model`);
  const { time } = open();
  const today = time.now;
  const companyId = await buildCompany(open(), ['certified'], chain.id);
  const boxId = await buildBox(open(), companyId, subtype);
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  const member = { companyId, boxId, userId, token: await buildToken(open(), userId) };
  time.now = new Date('2026-06-01T15:00:00Z');
  const ids = await buildAssets(open(), member, rows, model);
  time.now = today;
  if (went.length > 0) await sendSome(member, assetType, ids, went);
  if (assetType === 35 && subtype === 28) {
    await addPrices(member);
    const holder = await buildBox(open(), await buildCompany(open(), ['certified'], chain.id), 29);
    const alias = await aliasOf(open(), holder);
    await open().call('objects.addMassive', buildPledge(member, ids.at(-1) ?? 0, alias), member);
  }
  return member;
}

async function sendSome(
  member: Member,
  assetType: number,
  ids: readonly number[],
  went: World['gone'],
): Promise<void> {
  const [first = 0, second = 0, third = 0, fourth = 0, leaves = 0] = ids;
  const event = (type: number, pk: number, common: Values) =>
    open().call(
      'objects.addMassive',
      buildEvent(member, type, { assetType, pks: [pk], common, headerValues: { date: '2026-11-18T10:00' } }),
      member,
    );
  const last = ids.slice(-went.length);
  for (const [at, [type, reason]] of went.entries()) {
    const how = { disposal_type: type, disposal_reason: reason, disposal_date: '2026-11-18T10:00' };
    await event(13, last[at] ?? 0, how);
  }
  const lot = { name: 'Recría', assets: [first, second, third] };
  await open().call('objects.add', buildLot(member, lot, { assetType }), member);
  await event(101, fourth, { message: 'Juicio' });
  const receiver = { boxId: await buildBox(open(), member.companyId, 8) };
  await open().call('transfers.add', buildTransfer(member, receiver, [leaves], { assetType }), member);
}

/** What grain is valued by; one of its species has no price. */
async function addPrices(member: Member): Promise<void> {
  const params = { companyId: String(member.companyId), assetId: '35' };
  const told = { currency: 'usd', day: '2026-01-01', source: 'Pizarra' } as const;
  for (const price of [
    { kind: 'soja', amount: 305.5 },
    { kind: 'maiz', amount: 186 },
  ])
    await open().call('prices.add', { params, body: { ...told, ...price } }, member);
}

function readPanel(assetType: number, member: Member, filters: FilterItems = []) {
  const params = { assetId: String(assetType), boxId: String(member.boxId) };
  return open().call('panel.data', { params, query: {}, body: { filters } }, member);
}
type FilterItems = NonNullable<BodyOf<Calls['panel.data']>['filters']>;
type Panel = Awaited<ReturnType<typeof readPanel>>;

/** What a figure comes to over the rows of its list; null where they do not tell it, or have nothing of it. */
function figureOver(figure: PanelFigure, rows: readonly AssetRow[]): number | null {
  if (figure.of === 'count') return rows.length;
  if (figure.of === 'share') return null;
  const values = rows.flatMap((row) => {
    const value = row[figure.field];
    return typeof value === 'number' ? [value] : [];
  });
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return figure.of === 'sum' ? sum : sum / values.length;
}

describe.each(panels.map((panel) => [nameOf(panel), panel] as const))('the panel of %s', (name, panel) => {
  const { assetType } = panel;
  let member: Member;
  let shown: Panel;
  const world = worlds[name];

  beforeAll(async () => {
    if (world === undefined) throw new Error(`nothing fills the panel ${name}`);
    member = await build(assetType, world);
    shown = await readPanel(assetType, member);
  });

  const countOf = (list: CountedList) =>
    countListed(open(), { boxId: member.boxId, subtype: world?.subtype ?? 0, assetType }, member, list);
  /** The rows of the list of a figure; what it counts by is among its columns or not at all. */
  const rowsOf = async ({ filters }: CountedList) => {
    const asked = { assetType, pageSize: 100, body: { filters: [...filters] } } as const;
    const { res } = await open().call('objects.list', buildList(member, asked), member);
    return res;
  };

  it('opens from each card the list of as many, and what it adds up is in it', async () => {
    const opened: string[] = [];
    for (const { name: card, list, count, value } of shown.resumes) {
      if (list === null) throw new Error(`${card} opens no list`);
      expect([card, await countOf(list)]).toEqual([card, count]);
      const figure = panel.cards.find((each) => each.name === card)?.figure;
      const told = figure === undefined ? null : figureOver(figure, await rowsOf(list));
      if (told !== null) expect([card, value]).toEqual([card, expect.closeTo(told, 1)]);
      if (count > 0) opened.push(card);
    }
    expect(opened).toEqual(expect.arrayContaining(panel.cards.map((card) => card.name)));
  });

  it('opens from each slice and from each month the list of as many', async () => {
    const opened = new Set<string>();
    for (const { name: chart, shape, series, points } of shown.charts) {
      const model = panel.charts.find((each) => each.name === chart);
      for (const { key, values, lists } of points)
        for (const [at, list] of lists.entries()) {
          // Months in which nothing happened lead nowhere; what has no value of an attribute no list asks for.
          if (list === null) continue;
          const place = [chart, key, series[at]?.name];
          const figure = model?.figure ?? null;
          const told = figure === null ? await countOf(list) : figureOver(figure, await rowsOf(list));
          if (shape === 'months' || figure !== null)
            expect([...place, values[at]]).toEqual([...place, expect.closeTo(told ?? 0, 1)]);
          expect([...place, (await countOf(list)) > 0]).toEqual([...place, (values[at] ?? 0) > 0]);
          if ((values[at] ?? 0) > 0)
            opened.add(`${chart} ${shape === 'bars' ? '' : (series[at]?.name ?? '')}`);
        }
    }
    const wanted = panel.charts.flatMap((chart) =>
      chart.shape === 'bars' ? [`${chart.name} `] : chart.series.map((each) => `${chart.name} ${each.name}`),
    );
    expect([...opened]).toEqual(expect.arrayContaining(wanted));
  });

  it('opens from each table and each row of groups the list of as many', async () => {
    const opened: string[] = [];
    for (const { name: table, type, list, total, value, lists, places } of shown.tables) {
      const all = type === 'map' ? shown.resumes[0]?.total : total;
      if (list !== null) expect([table, await countOf(list)]).toEqual([table, all]);
      const model = panel.tables.find((each) => each.name === table);
      const figures = model?.shape === 'groups' ? model.figures : [];
      for (const [at, group] of lists.entries()) {
        // What has no value of an attribute no list asks for; another establishment has a list of its own.
        if (group === null || (places !== undefined && places[at]?.boxId !== member.boxId)) continue;
        const rows = await rowsOf(group);
        const told = [
          ...(places === undefined ? [] : [rows.length]),
          ...figures.map(({ figure }) => figureOver(figure, rows)),
        ];
        const shownAs = told.map((_, which) => value[at]?.[`figure${String(which + 1)}`]);
        const close = told.map((figure) => (figure === null ? null : expect.closeTo(figure, 1)));
        expect([table, value[at]?.['group'], ...shownAs]).toEqual([table, value[at]?.['group'], ...close]);
        expect(await countOf(group)).toBe(rows.length);
        if (rows.length > 0) opened.push(table);
      }
      if (list !== null && value.length > 0) opened.push(table);
    }
    expect(opened).toEqual(expect.arrayContaining(panel.tables.map((table) => table.name)));
  });

  it('is narrowed by each of its filters, and opens lists of as many under it', async () => {
    const params = { assetId: String(assetType), boxId: String(member.boxId) };
    const views = await open().call('panel.filters', { params, query: {} }, member);
    const all = shown.resumes[0]?.total ?? 0;
    expect(views.map((view) => view.name)).toEqual(panel.filters.map(({ field }) => field));
    for (const { name: field, type, values } of views) {
      const totals: number[] = [];
      for (const { key } of values.slice(0, 4)) {
        const chosen = type === 'multiselect' ? { values: [key] } : { value: key };
        const narrowed = await readPanel(assetType, member, [{ name: field, ...chosen }]);
        const about = [field, key] as const;
        for (const { name: card, list, count } of narrowed.resumes)
          if (list !== null) expect([...about, card, await countOf(list)]).toEqual([...about, card, count]);
        for (const { name: chart, shape, points } of narrowed.charts)
          for (const { key: point, values: figures, lists } of points)
            for (const [at, list] of lists.entries()) {
              if (list === null) continue;
              const isCount = panel.charts.find((each) => each.name === chart)?.figure === undefined;
              const found = await countOf(list);
              const figure = figures[at] ?? 0;
              // A sum of what is there may be nothing; it is never of what is not.
              const told =
                shape === 'months' && isCount ? [found, figure] : [found > 0 || figure === 0, true];
              expect([...about, chart, point, told[0]]).toEqual([...about, chart, point, told[1]]);
            }
        const total = narrowed.resumes[0]?.total ?? 0;
        for (const { name: table, type: kind, list, total: rows } of narrowed.tables)
          if (list !== null)
            expect([...about, table, await countOf(list)]).toEqual([
              ...about,
              table,
              kind === 'map' ? total : rows,
            ]);
        totals.push(total);
      }
      // Some of its values are of some, and of several none is of all.
      if (values.length > 0) expect([field, Math.max(...totals)]).not.toEqual([field, 0]);
      if (values.length > 1) expect([field, Math.min(...totals) < all]).toEqual([field, true]);
    }
  }, 60_000);
});
