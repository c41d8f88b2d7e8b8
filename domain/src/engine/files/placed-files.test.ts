import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { placedFiles } from './placed-files';

const file = (name: string) => ({ storageName: name, originalName: `${name}.pdf` });
const noun = { one: { es: 'x', en: 'x' }, many: { es: 'x', en: 'x' } };
const subs = buildField({
  name: 'subs',
  type: 'sub_detail',
  list: { noun, fields: [buildField({ name: 'scan', type: 'file', files: { isPublic: true } })] },
});
const fields = [
  buildField({ name: 'name', type: 'text' }),
  buildField({ name: 'papers', type: 'file', files: { max: 2 } }),
  buildField({
    name: 'plain',
    type: 'detail',
    list: { noun, fields: [buildField({ name: 'a', type: 'text' })] },
  }),
  buildField({
    name: 'checks',
    type: 'detail',
    list: { noun, fields: [buildField({ name: 'act', type: 'file' }), subs] },
  }),
];

describe('the files of values', () => {
  it('are found in fields, in lists, and in lists of lists, each with its place', () => {
    const values = {
      name: 'x',
      papers: [file('one'), file('two')],
      plain: [{ key: 1, a: 'x' }],
      checks: [{ key: 3, act: [file('three')], subs: [{ key: 1, scan: [file('four')] }] }],
    };
    expect(placedFiles(fields, values)).toEqual([
      { file: file('one'), field: 'papers', place: 'papers', isPublic: false },
      { file: file('two'), field: 'papers', place: 'papers', isPublic: false },
      { file: file('three'), field: 'checks', place: 'checks.3.act', isPublic: false },
      { file: file('four'), field: 'checks', place: 'checks.3.subs.1.scan', isPublic: true },
    ]);
  });

  it('are none where a field holds nothing, or something else', () => {
    for (const values of [{}, { papers: null }, { papers: 'x' }, { checks: [] }, { checks: [{ key: 1 }] }])
      expect(placedFiles(fields, values)).toEqual([]);
  });
});
