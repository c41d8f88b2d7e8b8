import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/field';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { buildAttribute, buildModel } from '../../catalogue/assets/build-model';
import { closedSourcesOf, nameOfProposals, sourcesOf, withModelSources, withSources } from './sources';

const words = (text: string) => ({ es: text, en: text });
const plain: Field = { name: 'name', label: words('Name'), type: 'text' };
const sourced: Field = {
  name: 'paddock',
  label: words('Paddock'),
  type: 'select',
  dataSourceType: 'api',
  dataSourceApiEndpoint: 'paddocks',
};
const rows = { noun: { one: words('move'), many: words('moves') }, fields: [plain, sourced] };
const list: Field = { name: 'moves', label: words('Moves'), type: 'detail', list: rows };
const norte = { key: 'Norte', label: words('Norte') };
const sources = { options: new Map([['paddocks', [norte]]]) };

describe('the sources of fields', () => {
  it('are named once, those of rows among them', () => {
    expect(sourcesOf([plain])).toEqual([]);
    expect(sourcesOf([plain, sourced, list])).toEqual(['paddocks']);
  });

  it('become options, and other fields stay the same', () => {
    expect(withSources([plain], sources)[0]).toBe(plain);
    const [same, filled, rows] = withSources([plain, sourced, list], sources);
    expect(same).toBe(plain);
    expect(filled?.values).toEqual([norte]);
    expect(rows?.list?.fields[1]?.values).toEqual([norte]);
    expect(withSources([sourced], {})[0]).toBe(sourced);
  });

  it('are asked by the same check as any option', () => {
    const [field = plain] = withSources([sourced], sources);
    const codes = (raw: unknown) => checkField(field, raw, buildLocale()).issues.map(({ code }) => code);
    expect(codes('norte')).toEqual([]);
    expect(codes('Sur')).toEqual(['notAnOption']);
  });
});

const closed: Field = {
  name: 'supplier',
  label: words('Supplier'),
  type: 'autocomplete',
  proposals: { from: { entityType: 2 }, freeText: false },
};
const free: Field = { ...closed, name: 'other', proposals: { from: { entityType: 2 }, freeText: true } };

describe('the sources of fields that keep nothing but proposals', () => {
  const codes = (field: Field, raw: unknown) =>
    checkField(field, raw, buildLocale()).issues.map(({ code }) => code);

  it('are named once, where only their texts count', () => {
    const own: Field = { ...closed, proposals: { from: { list: [{ value: 'Acme' }] } } };
    expect(closedSourcesOf([free, closed, { ...list, list: { ...rows, fields: [closed] } }, own])).toEqual([
      { entityType: 2 },
    ]);
  });

  it('refuse what they do not have, and write what they have as they do', () => {
    const texts = new Map([[nameOfProposals({ entityType: 2 }), ['Acme', 'Galíndez']]]);
    const [filled = plain, kept] = withSources([closed, free], { texts });
    expect(kept).toBe(free);
    expect(codes(filled, 'Otro')).toEqual(['notProposed']);
    expect(codes(filled, '')).toEqual([]);
    expect(codes(filled, 7)).toEqual(['notProposed']);
    expect(checkField(filled, ' galindez ', buildLocale())).toEqual({ value: 'Galíndez', issues: [] });
    // Who does not know the source leaves it to who does.
    expect(codes(closed, 'Otro')).toEqual([]);
  });

  it('fill every form of a model, and leave one without sources alone', () => {
    const texts = new Map([[nameOfProposals({ entityType: 2 }), ['Acme']]]);
    const attributes = [buildAttribute({ name: 'a', type: 'text' })];
    const model = buildModel(attributes, { lot: buildModel([buildAttribute(closed)]) });
    expect(withModelSources(buildModel(attributes), { texts }).attributes).toBe(attributes);
    expect(withModelSources(model, { texts }).lot?.attributes[0]?.proposals?.from).toEqual({
      list: [{ value: 'Acme' }],
    });
  });
});
