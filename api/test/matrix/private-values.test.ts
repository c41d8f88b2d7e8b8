import { beforeAll, describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { TestApp } from '../app';
import { buildPledged, buildSale, type Sale } from './build-sale';
import { cases, inputOf, setUpMatrixOver, type Case } from './matrix';
import { missing, type World } from './worlds';

/**
 * What a company keeps for itself (decisions section 8, private to the company): every declared call, asked by anyone who
 * bought an asset, holds nothing that the seller wrote in a private field, said of an event, or is called by.
 */

const open = setUpMatrixOver(async (app: TestApp) => {
  const sales: Sale[] = [];
  const pledged: Sale[] = [];
  for (const model of assetTypes) sales.push(await buildSale(app, model));
  for (const model of assetTypes)
    for (const holder of findCollateral(model.id)?.pledge.holders.slice(0, 1) ?? [])
      pledged.push(await buildPledged(app, model, holder));
  return { sales, pledged };
});

let sales: readonly Sale[] = [];
/** What is pledged to somebody, who reads it where it is: told like what was bought. */
let pledged: readonly Sale[] = [];
beforeAll(() => {
  ({ sales, pledged } = open().scene);
});

/** Digits are written with marks between them, and in parts of texts. */
const digitsOf = (body: unknown) =>
  (typeof body === 'string' ? body : JSON.stringify(body ?? null)).replace(/(?<=\d)[.,\s\u00a0-](?=\d)/g, '');

function worldOf({ buyer, assetId, transferId }: Sale, eventId: number): World {
  const { companyId, boxId, userId } = buyer;
  return {
    ...missing,
    ...{ companyId, boxId, userId, assetId, transferId, eventId },
    ...{ targetBoxId: boxId, starterId: userId },
  };
}

/** What a call about an asset of another type than the samples' is asked with. */
function ofType(model: number, input: unknown): unknown {
  const text = JSON.stringify(input, (name, value: unknown) =>
    ['assetId', 'assetType', 'pkObjectType', 'globalModel', 'globalModelId'].includes(name)
      ? typeof value === 'string'
        ? String(model)
        : model
      : value,
  );
  return JSON.parse(text);
}

const aboutEvents = (name: string) => name.startsWith('events.');

/** Every call of a case by the buyer: about each event of the history where it is about events. */
async function answersTo(each: Case, sale: Sale): Promise<readonly { status: number; digits: string }[]> {
  const answers: { status: number; digits: string }[] = [];
  const [last = 0] = sale.eventIds.slice(-1);
  for (const eventId of aboutEvents(each.name) ? sale.eventIds : [last]) {
    const { input } = inputOf(each, worldOf(sale, eventId));
    const asked = ofType(sale.model.id, input) as typeof input; // the same with other numbers
    const { answer } = await open().make(each, asked, sale.buyer.token);
    answers.push({ status: answer.status, digits: digitsOf(answer.body) });
  }
  return answers;
}

const reads = ['list', 'export', 'facet', 'count', 'find', 'places', 'map', 'totals'].map(
  (name) => `objects.${name}`,
);
const isRead = ({ call, name }: Case) => call.method === 'GET' || [...reads, 'lots.summary'].includes(name);

describe.each(cases.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('shows a buyer, or the holder of a pledge, nothing that the seller keeps', async () => {
    // Of the first type every call, of the others those that read.
    for (const sale of [...(isRead(each) ? sales : sales.slice(0, 1)), ...pledged]) {
      const answers = await answersTo(each, sale);
      const leaks = answers.flatMap(({ digits }) =>
        sale.canaries.filter((canary) => digits.includes(canary)),
      );
      expect(leaks, `${sale.model.code}: ${answers.map(({ digits }) => digits).join(' ')}`).toEqual([]);
    }
  });
});

/** The calls that describe an asset must have answered something, or nothing was proved. */
it.each(['events.ofAsset', 'events.epcisOfAsset', 'objects.get asset', 'transfers.get'])(
  'is asked of what is there: %s',
  async (id) => {
    const each = cases.find((one) => one.id === id);
    if (each === undefined) throw new Error(`no call ${id}`);
    for (const sale of sales) {
      const answers = await answersTo(each, sale);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      if (id === 'events.ofAsset' || id === 'transfers.get')
        expect(answers[0]?.digits).toContain(sale.shared);
    }
  },
);

it.each([
  'pledges.list',
  'pledges.standing',
  'pledges.places',
  'pledges.map',
  'pledges.get',
  'events.ofAsset',
])('is asked by a holder of what is there: %s', async (id) => {
  const each = cases.find((one) => one.id === id);
  if (each === undefined) throw new Error(`no call ${id}`);
  expect(pledged.length).toBeGreaterThan(0);
  for (const sale of pledged) {
    expect(sale.canaries.length).toBeGreaterThan(3);
    const answers = await answersTo(each, sale);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
});

it('leaves the seller its own among what it transferred', async () => {
  const list = cases.find(({ id }) => id === 'objects.list asset');
  const path = list?.call.alsoAt?.find((each) => each.includes('transferred'));
  if (list === undefined || path === undefined) throw new Error('no such call');
  for (const sale of sales) {
    const { boxId, token } = sale.seller;
    const { input } = inputOf(list, { ...worldOf(sale, 0), boxId });
    const asked = ofType(sale.model.id, input) as { readonly params: object }; // the same with other numbers
    const params = { ...asked.params, sentFrom: String(boxId), eventType: '1000' };
    const { answer } = await open().make(
      { ...list, call: { ...list.call, path } },
      { ...asked, params },
      token,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const digits = digitsOf(answer.body);
    expect(sale.listed.filter((own) => !digits.includes(own))).toEqual([]);
    expect(sale.listed.length > 0 || !sale.model.attributes.some((each) => each.private === true)).toBe(true);
  }
});
