import { describe, expect, it } from 'vitest';
import { car } from '../../catalogue/assets/car';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { engineEvents, transferEvents } from '../../model/engine-events';
import type { Values } from '../../model/value';
import { privateChanges, privateNames, saidTo, withoutPrivate } from './private-values';

const chute = 7;
const workshopOrder = 140;
const sale = 144;
const service = { key: 1, work: 'SER', total: 90, parts: [{ key: 1, part: 'Filtro', price: 40 }] };
const openService = { key: 1, work: 'SER', parts: [{ key: 1, part: 'Filtro' }] };

describe('what is shown of an event', () => {
  const said = {
    comment: 'pagó poco',
    fields: { operator: 'Ana Pérez', session: '2026-11-20T10:00:00.000Z' },
    before: { notes: 'mansa', weight: 300 },
    after: { notes: 'arisca', weight: 310 },
  };

  it('is everything to the company that recorded it', () => {
    expect(saidTo(cowAr, chute, true, said)).toEqual(said);
  });

  it('is neither comment nor anything private to another company', () => {
    expect(saidTo(cowAr, chute, false, said)).toEqual({
      comment: null,
      fields: { session: '2026-11-20T10:00:00.000Z' },
      before: { weight: 300 },
      after: { weight: 310 },
    });
  });

  it('leaves out fields that write what is private, and private parts of rows', () => {
    const order = { comment: null, fields: { buyer: 'Gil', sale_price: 9 }, before: {}, after: { price: 9 } };
    expect(saidTo(car, sale, false, order)).toEqual({ comment: null, fields: {}, before: {}, after: {} });
    const parts = [{ key: 1, part: 'Filtro', price: 40 }];
    const work = {
      comment: null,
      fields: { parts, total: 40 },
      before: {},
      after: { service_book: [service] },
    };
    expect(saidTo(car, workshopOrder, false, work)).toMatchObject({
      fields: { parts: [{ key: 1, part: 'Filtro' }] },
      after: { service_book: [openService] },
    });
  });

  it.each([engineEvents.transfer, ...Object.values(transferEvents)])(
    'is the comment of the hand-over %s to both sides, and to neither what stayed behind',
    (eventType) => {
      const sent = {
        comment: 'Van 3',
        fields: { price: 7, dte: '1' },
        before: { notes: 'mansa' },
        after: {},
      };
      const presented = (isOwn: boolean) => saidTo(cowAr, eventType, isOwn, sent);
      for (const isOwn of [true, false])
        expect(presented(isOwn)).toMatchObject({ comment: 'Van 3', before: {} });
      expect(presented(true).fields).toEqual(sent.fields);
      if (eventType === engineEvents.transfer) expect(presented(false).fields).toEqual({ dte: '1' });
    },
  );
});

describe('what is private of a record', () => {
  const change = (values: Values, kept: Values | null) => privateChanges(car, values, kept);

  it('stays behind', () => {
    expect(privateNames(car)).toEqual([
      'stock_number',
      'price',
      'currency',
      'owner_phone',
      'showroom',
      'notes',
    ]);
    expect(change({ price: 9, notes: 'raya', model: 'Gol' }, null)).toEqual({ price: null, notes: null });
    expect(change({ model: 'Gol' }, null)).toEqual({});
  });

  it('is there again when the record comes back', () => {
    expect(change({ notes: 'la de ellos' }, { price: 9, notes: 'raya', model: 'Senda' })).toEqual({
      price: 9,
      notes: 'raya',
    });
  });

  it('goes out of rows and comes back into those that are as they were', () => {
    expect(change({ service_book: [service] }, null)).toEqual({ service_book: [openService] });
    const other = { key: 2, work: 'FRE', parts: [] };
    expect(change({ service_book: [openService, other] }, { service_book: [service] })).toEqual({
      service_book: [service, other],
    });
    const changed = { ...openService, work: 'FRE' };
    expect(change({ service_book: [changed] }, { service_book: [service] })).toEqual({});
  });

  it('leaves what is no field of the model', () => {
    expect(withoutPrivate(cowAr.attributes, { lot_name: 'Lote 1', notes: 'mansa' })).toEqual({
      lot_name: 'Lote 1',
    });
  });
});
