import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { parseListAddress, type ListAddress } from '@huella/domain/engine/lists/list-state';
import { findSame, listInput } from './list-call';
import type { ListSubject } from './list-subject';

const subject: ListSubject = {
  model: cowAr,
  fields: allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] }),
  locale: { language: 'es', today: '2026-11-21', zone: 'utc' },
  place: {
    boxId: 7,
    boxName: 'La Matilde',
    boxAlias: 'la-matilde',
    relation: 'OWNER',
    boxSubtype: 6,
    assetType: 33,
    companyId: 2,
    companyName: 'Estancias del Salado S.A.',
    country: 'AR',
    can: () => true,
  },
};
const part = { search: '', filters: [], sort: null, page: 2, pageSize: 50, names: ['weight'] };

describe('the call of a list', () => {
  it('names the place, the page and what it wants to see', () => {
    const { params, body } = listInput(subject, part);
    expect(params).toMatchObject({
      boxId: '7',
      pkObjectType: '33',
      page: '2',
      pageSize: '50',
      sortField: 'id',
      sortDir: 'asc',
    });
    expect(body).toEqual({ filters: [], outputFields: ['weight'] });
  });

  it('searches for its words in all that a row says, after the filters', () => {
    const filter = { field: 'category', operator: 'inArray', values: ['VQ'] };
    const { body } = listInput(subject, { ...part, search: ' KD48 norte ', filters: [filter] });
    expect(body?.filters).toEqual([filter, { operator: 'words', value: 'KD48 norte' }]);
  });

  it('searches nothing for blanks', () => {
    expect(listInput(subject, { ...part, search: '  ' }).body?.filters).toEqual([]);
  });

  it('of what was transferred names the place again, and is for no event', () => {
    expect(listInput({ ...subject, of: 'transferred' }, part).params).toMatchObject({
      ...{ boxId: '7', sentFrom: '7', eventType: '1000' },
    });
    expect(listInput(subject, part).params).not.toHaveProperty('sentFrom');
  });
});

describe('two states of a list', () => {
  const readState = (address: ListAddress) => parseListAddress(address, subject.fields, subject.locale);
  const state = readState({ sex: 'H', q: 'KD' });
  it.each([
    ['itself', state, true],
    ['the same, read anew', readState({ sex: 'H', q: 'KD' }), true],
    ['another page', readState({ sex: 'H', q: 'KD', page: '3' }), true],
    ['another order', readState({ sex: 'H', q: 'KD', sort: '-weight' }), true],
    ['another filter', readState({ sex: 'M', q: 'KD' }), false],
    ['another search', readState({ sex: 'H', q: 'LB' }), false],
    ['a filter that does not fit', readState({ sex: 'H', q: 'KD', made_up: '1' }), false],
    ['another day', readState({ sex: 'H', q: 'KD', asOf: '2026-06-30' }), false],
    ['what a run wrote', readState({ sex: 'H', q: 'KD', run: '7' }), false],
  ])('find the same rows as %s, or not', (_what, other, isSame) => {
    expect(findSame(state, other)).toBe(isSame);
  });
});
