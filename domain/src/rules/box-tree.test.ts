import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { treeOf, type TreePlace } from './box-tree';

const place = (id: number, parentId: number | null) => ({ id, parentId });
const trailOf = (places: readonly TreePlace[], id: number) => treeOf(places).trailOf(id);
const placesInside = (places: readonly TreePlace[], id: number | null) => treeOf(places).inside(id);
const estate = [place(1, null), place(2, 1), place(3, 2), place(4, 1), place(5, null), place(7, 6)];

/** Each establishment is inside one that was there before it, as the forms make them. */
const trees = fc
  .array(fc.option(fc.nat(), { nil: null }), { maxLength: 40 })
  .map((parents) =>
    parents.map((parent, at) => place(at + 1, parent === null || at === 0 ? null : (parent % at) + 1)),
  );

describe('the way to an establishment', () => {
  it.each([
    [1, []],
    [2, [1]],
    [3, [1, 2]],
    [7, []],
    [99, []],
  ])('%i is inside %j, the outermost first', (id, expected) => {
    expect(trailOf(estate, id).map((each) => each.id)).toEqual(expected);
  });

  it('ends where places are inside each other in a circle', () => {
    const circle = [place(1, 3), place(2, 1), place(3, 2)];
    expect(trailOf(circle, 1).map(({ id }) => id)).toEqual([2, 3]);
    expect(trailOf([place(1, 1)], 1)).toEqual([]);
  });

  it('goes step by step from one that is by itself', () => {
    fc.assert(
      fc.property(trees, (places) => {
        for (const { id } of places) {
          const way = [...trailOf(places, id).map((each) => each.id), id];
          expect(places[(way[0] ?? 0) - 1]?.parentId).toBeNull();
          for (const [at, inner] of way.entries())
            if (at > 0) expect(places[inner - 1]?.parentId).toBe(way[at - 1]);
        }
      }),
    );
  });
});

describe('the establishments inside one', () => {
  it.each([
    [null, [1, 5, 7]],
    [1, [2, 4]],
    [2, [3]],
    [5, []],
  ])('inside %j are %j', (parentId, expected) => {
    expect(placesInside(estate, parentId).map(({ id }) => id)).toEqual(expected);
  });

  it('is each establishment once', () => {
    fc.assert(
      fc.property(trees, (places) => {
        const shown = [null, ...places.map(({ id }) => id)].flatMap((id) => placesInside(places, id));
        expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(places.map(({ id }) => id));
      }),
    );
  });
});
