import { beforeEach, describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { summarise, summaryFields } from '@huella/domain/engine/lots/summarise';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Value, Values } from '@huella/domain/model/value';
import { useTestApp } from '../../test/app';
import { buildAssets, buildMember, type Member } from '../../test/build';
import { assetsNamed, sumUpMatches, summedHere } from './list-sums';
import { matching } from './list-scan';

const open = useTestApp();
let owner: Member;
beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

/** Gaps, repeats and fractions. */
function valueOf(field: Attribute, at: number): Value {
  if ((at + field.name.length) % 5 === 0) return null;
  const { slots, chooses } = fieldKinds[field.type];
  if (slots === 'n') return field.type === 'number' ? at % 7 : ((at * 37) % 101) + 0.25;
  const keys = optionsOf(field).map(({ key }) => key);
  const key = keys[(at * 3) % keys.length] ?? '';
  return chooses === 'several' ? [...new Set([key, keys[at % keys.length] ?? ''])] : key;
}

describe.each(assetTypes.map((model) => [model.code, model] as const))('assets of %s', (_code, model) => {
  it('come to what the rules make of them one by one', async () => {
    const fields = summaryFields(model, model.attributes);
    const rows = Array.from({ length: 40 }, (_each, at): Values =>
      Object.fromEntries(fields.map((field) => [field.name, valueOf(field, at)])),
    );
    const ids = await buildAssets(open(), owner, rows, model);
    // Before any day nothing has run out.
    const scope = { boxId: owner.boxId, model, statusDay: { today: '', boxSubtype: 6 }, boxZone: 'UTC' };
    const found = matching(scope, { filters: [], sort: null, which: 'active', language: 'es' });
    const { total, summary } = await sumUpMatches(open().db, summedHere(scope), found, fields);
    expect(total).toBe(40);
    expect(summary.map(({ sum: _sum, ...rest }) => rest)).toEqual(summarise(fields, rows));
    for (const { name, sum } of summary) {
      const added = rows.reduce((one, row) => one + Number(row[name] ?? 0), 0);
      expect(sum).toBe(model.sums.includes(name) ? Math.round(added * 100) / 100 : null);
    }
    const some = await sumUpMatches(
      open().db,
      summedHere(scope),
      assetsNamed(scope, ids.slice(0, 7)),
      fields,
    );
    expect(some.total).toBe(7);
    expect(some.summary.map(({ sum: _sum, ...rest }) => rest)).toEqual(summarise(fields, rows.slice(0, 7)));
  });
});
