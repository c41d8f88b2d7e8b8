import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
const indexed = new Set<string>();
for (const file of readdirSync(folder).sort()) {
  const sql = readFileSync(join(folder, file), 'utf8');
  for (const [, verb, slot = ''] of sql.matchAll(/(create|drop) index asset_slot_(\w+)/g)) {
    if (verb === 'create') indexed.add(slot);
    else indexed.delete(slot);
  }
}

describe.each(assetTypes)('the model $code', (model) => {
  it('calls indexed only slots that have an index', () => {
    const named = model.attributes.flatMap(({ slot }) => (slot?.indexed === true ? [slot.name] : []));
    expect(named.filter((slot) => !indexed.has(slot))).toEqual([]);
  });
});
