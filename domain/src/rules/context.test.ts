import { describe, expect, it } from 'vitest';
import { chooseInContext, completeContext, emptyContext, isComplete, offeredIds } from './context';

const items = {
  suplyChain: [{ id: 11 }, { id: 12 }],
  actives: [
    { id: 33, fk: 11 },
    { id: 34, fk: 11 },
    { id: 35, fk: 12 },
  ],
  companies: [
    { id: 1, fk: 11 },
    { id: 2, fk: 11 },
    { id: 3, fk: 12 },
  ],
  establishments: [
    { id: 10, fk: 1, asset_type: [33, 34] },
    { id: 20, fk: 2, asset_type: [33] },
    { id: 21, fk: 2, asset_type: [33] },
    { id: 30, fk: 3, asset_type: [35] },
  ],
};
const whole = { chain: 11, active: 33, company: 1, establishment: 10 };

describe('the context of the top bar (document 1 section 2)', () => {
  it('keeps what is offered', () => {
    expect(completeContext(items, whole)).toEqual(whole);
    expect(isComplete(whole)).toBe(true);
  });

  it('chooses by itself where there is one option', () => {
    expect(completeContext(items, { ...emptyContext, chain: 12 })).toEqual({
      chain: 12,
      active: 35,
      company: 3,
      establishment: 30,
    });
  });

  it('leaves open what has several options or none', () => {
    expect(completeContext(items, emptyContext)).toEqual(emptyContext);
    expect(completeContext(items, { ...whole, company: 2, establishment: null }).establishment).toBeNull();
    expect(completeContext(items, { ...whole, active: 34, company: 2 }).establishment).toBeNull();
    expect(isComplete(emptyContext)).toBe(false);
  });

  it('drops what is no longer offered, with everything below it', () => {
    expect(completeContext(items, { ...whole, chain: 99 })).toEqual(emptyContext);
    expect(completeContext(items, { ...whole, company: 99 })).toEqual({
      ...whole,
      company: null,
      establishment: null,
    });
  });

  it('resets the levels below a choice, and chooses them again', () => {
    expect(chooseInContext(items, whole, 'chain', 12)).toEqual({
      chain: 12,
      active: 35,
      company: 3,
      establishment: 30,
    });
    expect(chooseInContext(items, whole, 'company', 2)).toEqual({
      ...whole,
      company: 2,
      establishment: null,
    });
    expect(chooseInContext(items, whole, 'company', 99)).toMatchObject({
      company: null,
      establishment: null,
    });
  });

  it('offers only what belongs to the levels above', () => {
    expect(offeredIds(items, whole, 'active')).toEqual([33, 34]);
    expect(offeredIds(items, whole, 'company')).toEqual([1, 2]);
    expect(offeredIds(items, whole, 'establishment')).toEqual([10]);
    expect(offeredIds(items, { ...whole, active: null }, 'establishment')).toEqual([]);
  });
});
