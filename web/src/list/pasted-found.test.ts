import { describe, expect, it } from 'vitest';
import type { NamedAsset } from '@huella/domain/calls/selecting';
import { sortFound } from './pasted-found';

const name = (text: string, line: number) => ({ text, line });
const is = (at: number, id: number, state: NamedAsset['state'] = 'here', place?: string): NamedAsset => ({
  ...{ at, id, state, label: `tag ${String(id)}` },
  ...(place !== undefined && { place }),
});

describe('what became of a pasted list', () => {
  it('is selected where it can be, and told where it cannot', () => {
    const names = ['A', 'B', 'C', 'D', 'E'].map((text, at) => name(text, at + 1));
    const found = sortFound(
      names,
      [is(0, 1), is(1, 2, 'paused'), is(2, 3, 'elsewhere', 'La Matilde'), is(3, 4, 'retired')],
      undefined,
    );
    expect(found).toMatchObject({ picked: [[1, 'tag 1']], listed: [1, 2], missing: ['E'] });
    expect(found.held.map(({ id }) => id)).toEqual([2]);
    expect(found.gone.map(({ id }) => id)).toEqual([3, 4]);
  });

  it('tells what stands in two lines, and not what two identifiers of a line say alike', () => {
    const names = [name('EID 1', 1), name('VID 1', 1), name('VID 1', 2), name('VID 9', 3), name('EID 3', 3)];
    const found = sortFound(names, [is(0, 1), is(1, 1), is(2, 1), is(4, 3)], undefined);
    expect(found).toMatchObject({ listed: [1, 3], doubles: ['VID 1'], missing: [] });
  });

  it('chooses none of several that have the same name', () => {
    const found = sortFound([name('Rojo 1', 1)], [is(0, 1), is(0, 2)], undefined);
    expect(found).toMatchObject({ picked: [], listed: [], several: ['Rojo 1'], missing: [] });
  });

  it('in lists of what went is what went, and of what was deleted nothing is selected', () => {
    const names = [name('A', 1), name('B', 2)];
    const both = [is(0, 1, 'transferred', 'Frigorífico'), is(1, 2, 'retired')];
    expect(sortFound(names, both, 'transferred')).toMatchObject({ picked: [[1, 'tag 1']], listed: [1] });
    expect(sortFound(names, both, 'deleted')).toMatchObject({ picked: [], listed: [2], held: [] });
  });
});
