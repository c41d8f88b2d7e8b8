import { describe, expect, it } from 'vitest';
import type { Field } from '../assets/asset-type';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { sourcesOf, withSources } from './sources';

const words = (text: string) => ({ es: text, en: text });
const plain: Field = { name: 'name', label: words('Name'), type: 'text' };
const sourced: Field = {
  name: 'paddock',
  label: words('Paddock'),
  type: 'select',
  dataSourceType: 'api',
  dataSourceApiEndpoint: 'paddocks',
};
const list: Field = {
  name: 'moves',
  label: words('Moves'),
  type: 'detail',
  list: { noun: { one: words('move'), many: words('moves') }, fields: [plain, sourced] },
};
const norte = { key: 'Norte', label: words('Norte') };
const sources = new Map([['paddocks', [norte]]]);

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
    expect(withSources([sourced], new Map())[0]).toBe(sourced);
  });

  it('are asked by the same check as any option', () => {
    const [field = plain] = withSources([sourced], sources);
    const codes = (raw: unknown) => checkField(field, raw, buildLocale()).issues.map(({ code }) => code);
    expect(codes('norte')).toEqual([]);
    expect(codes('Sur')).toEqual(['notAnOption']);
  });
});
