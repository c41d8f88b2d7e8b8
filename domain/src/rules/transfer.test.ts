import { describe, expect, it } from 'vitest';
import { cowAr } from '../catalogue/assets/cow-ar';
import { leatherGoods } from '../catalogue/assets/leather-goods';
import { findEvent } from '../engine/events/event-access';
import { checkTarget, transferKindOf, withKind } from './transfer';

const hand = { boxId: 1, companyId: 10, assetType: cowAr.id, count: 24 };
const target = {
  ...{ boxId: 2, companyId: 20, chain: 11, subtype: 6, isClosed: false, isRenewalDue: false, room: 100 },
  ...({ accepts: 'chain', senders: [] } as const),
};

describe('the target of a transfer', () => {
  it.each([
    ['of another company with room', target, []],
    ['that is the source', { ...target, boxId: 1 }, ['sameBox']],
    ['of another chain', { ...target, chain: 13 }, ['otherChain']],
    ['that is closed', { ...target, isClosed: true, isRenewalDue: true }, ['targetClosed']],
    ['whose renewal is due', { ...target, isRenewalDue: true }, ['targetNotRenewed']],
    ['without room', { ...target, room: 23 }, ['targetQuota']],
    ['with just enough room', { ...target, room: 24 }, []],
    ['of the own company, which needs no room', { ...target, companyId: 10, room: 0 }, []],
    ['that accepts its own company only', { ...target, accepts: 'company' }, ['notAccepted']],
    ['of the own company, which it always accepts', { ...target, companyId: 10, accepts: 'company' }, []],
    ['that lists others', { ...target, accepts: 'listed', senders: [30] }, ['notAccepted']],
    ['that lists the sender', { ...target, accepts: 'listed', senders: [30, 10] }, []],
  ] as const)('%s', (_what, found, codes) => {
    expect(checkTarget(hand, found).map(({ code }) => code)).toEqual(codes);
  });
});

it('has to be of a type that can identify what is sent', () => {
  const goods = { ...hand, assetType: leatherGoods.id };
  const leather = { ...target, chain: 14 };
  expect(checkTarget(goods, { ...leather, subtype: 32 })).toEqual([]);
  expect(checkTarget(goods, { ...leather, subtype: 31 })).toMatchObject([
    { field: 'alias', code: 'targetBlind' },
  ]);
});

it('does not say to the sender what room another company has', () => {
  expect(checkTarget(hand, { ...target, room: 23 })).toMatchObject([{ slots: { needed: 24 } }]);
});

describe('what goes over', () => {
  const event = findEvent(cowAr, 1000);
  it.each([
    [{ transfer_type: 'PRO' }, 'ownership'],
    [{ transfer_type: 'TEN' }, 'possession'],
    [{}, 'possession'],
    [{ transfer_type: '' }, 'possession'],
  ] as const)('by %j is %s', (fields, kind) => {
    if (event === null) throw new Error('cattle are transferred');
    expect(transferKindOf(event, fields)).toBe(kind);
  });

  it.each([
    [{}, 'TEN'],
    [{ transfer_type: null }, 'TEN'],
    [{ transfer_type: 'PRO' }, 'PRO'],
    [{ transfer_type: 7 }, 7],
  ])('of %j is written as %j', (fields, kind) => {
    if (event === null) throw new Error('cattle are transferred');
    expect(withKind(event, { ...fields, dte_motive: 'INV' })).toEqual({
      transfer_type: kind,
      dte_motive: 'INV',
    });
  });
});
