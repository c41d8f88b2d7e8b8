import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildBags, buildKeeper } from '../../../test/build-oracle';

const open = useTestApp();

const prices = [
  { kind: 'soja', currency: 'usd', amount: 305.5 },
  { kind: 'maiz', currency: 'usd', amount: 186 },
  { kind: 'trigo_pan', currency: 'ars', amount: 248_000 },
] as const;
/** Two of four are confirmed. */
const said = ['exists', 'missing', 'unknown', 'exists'];

/** A plant with grain that is priced in dollars, in pesos and not at all, of two qualities, with a haircut of its keeper. */
async function buildPlant() {
  const member = await buildKeeper(open());
  const params = { companyId: String(member.companyId), assetId: '35' };
  const told = { day: '2026-01-01', source: 'Pizarra Rosario' };
  for (const price of prices)
    await open().call('prices.add', { params, body: { ...told, ...price } }, member);
  const qualities = [
    { key: 'g1', percent: 4 },
    { key: 'g2', percent: 12 },
  ];
  const keepers = [{ id: member.boxId, percent: 3 }];
  await open().call('haircuts.save', { params, body: { qualities, keepers, day: '2026-01-01' } }, member);
  const bags = ['soja', 'maiz', 'trigo_pan', 'sorgo'].flatMap((specie, kind) =>
    said.map((existence, at) => ({
      ...{ specie, asset_status_change: 'validated', guarantee_state: 'free', tonnage: 250 },
      ...{ stock_provider_existence: existence, grade: at % 2 === 0 ? 'g1' : 'g2' },
      tonnage_left: 100.25 + 37.5 * kind + 3.75 * at,
    })),
  );
  await buildBags(open(), member, bags);
  return member;
}

type Money = readonly { readonly currency: string; readonly value: number }[];
const inCurrency = (all: Money | undefined, currency: string) =>
  all?.find((each) => each.currency === currency)?.value ?? 0;

it.each([1, 6])(
  'what report %s confirms and what it tells apart come to the value of the control panel of that day',
  async (reportId) => {
    const member = await buildPlant();
    const today = open().time.now.toISOString().slice(0, 10);
    const fieldsInputs = [
      { name: 'date_at', value: today },
      { name: 'group_by_entities', value: 'box' },
      { name: 'entities_selected', value: [String(member.boxId)] },
    ];
    const asked = { body: { reportId, assetType: 35, fieldsInputs } };
    const { portfolio, pies } = await open().call('reports.board', asked, member);
    const params = { assetId: '35', boxId: String(member.boxId) };
    const { resumes } = await open().call('panel.data', { params, query: {}, body: {} }, member);
    for (const currency of ['USD', 'ARS']) {
      const card = resumes.find(({ name }) => name === `worth-${currency.toLowerCase()}`);
      const confirmed = inCurrency(portfolio?.worth?.values, currency);
      const rest = inCurrency(portfolio?.unconfirmed?.values, currency);
      expect(Math.min(confirmed, rest)).toBeGreaterThan(0);
      expect(Math.round(confirmed + rest)).toBe(card?.value);
    }
    // Slices of worth open what is confirmed and priced in their currency alone.
    for (const { count, boxId, filters } of pies.flatMap(({ values }) =>
      values.flatMap(({ lists }) => lists),
    )) {
      const found = await open().call(
        'objects.count',
        { params: { assetId: 35, boxId }, body: { filters } },
        member,
      );
      expect(found.count).toBe(count);
    }
    const dear = pies.find(({ name }) => name === 'worthByGrade');
    if (dear !== undefined) expect(dear.values.map(({ lists }) => lists[0]?.count)).toEqual([2, 2]);
  },
);
