import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLineage, buildAsset, buildTrace, hideOtherwise, type Lineage } from './build-trace';
import { columnsOf } from './columns';
import { edgesOf } from './edges';
import { linksOf, sumUp } from './summarise';
import { finish, recallDirections, type RecallDirection, type TracedAsset } from './trace';
import { keyOf, walk } from './walk';

const walked = (lineage: Lineage, direction: RecallDirection = 'down') =>
  finish(walk(buildTrace(lineage, direction)));

/** Everything that leaves of a trace, in its order. */
function resultOf(lineage: Lineage, direction: RecallDirection = 'down') {
  const found = walked(lineage, direction);
  const { columns, hasMore } = finish(columnsOf(found));
  const shown = (at: number) => {
    const { id, share, assetType, boxId, nounPlace } = found.trace.assets[at] ?? buildAsset(0, 'hidden');
    return share === 'hidden' ? null : { id, assetType, boxId, nounPlace };
  };
  const links = finish(linksOf(found, found.order));
  return {
    rows: found.order.map((at) => ({
      ...{ key: keyOf(found, at), generation: found.generations[at], shown: shown(at) },
      links: links.get(at) ?? null,
    })),
    columns: columns.map((nodes) =>
      nodes.map(({ holds, ...node }) => ({ ...node, shown: holds.map(shown) })),
    ),
    hasMore,
    edges: finish(edgesOf(found, columns)).map(({ near, far, events, amounts, among }) => ({
      ...{ near: near?.key ?? null, far: far.key, events, amounts: [...amounts], among },
    })),
    sum: finish(sumUp(found)),
  };
}

/** A lineage of assets in a row or otherwise, by pairs of what went in and what came out. */
function buildLineage(shares: readonly TracedAsset['share'][], pairs: readonly [number, number][]): Lineage {
  return {
    assets: new Map(shares.map((share, at) => [at + 1, buildAsset(at + 1, share)])),
    events: pairs.map(([near, far], at) => ({ eventId: at + 1, isListed: false, near: [near], far: [far] })),
    starts: [1],
  };
}

describe('a trace', () => {
  it('shows each asset that can be reached once, and what is hidden as one where it is connected', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { trace, order, nodeOf, generations } = walked(lineage);
        const reached = new Set(trace.steps.flatMap(({ far }) => far.map(({ at }) => nodeOf[at] ?? at)));
        expect(new Set(order)).toEqual(reached);
        expect(order).toHaveLength(reached.size);
        for (const { near, far } of trace.steps) {
          const nodes = [...near, ...far].filter(({ at }) => trace.assets[at]?.share === 'hidden');
          expect(new Set(nodes.map(({ at }) => nodeOf[at])).size).toBeLessThanOrEqual(1);
        }
        const visible = order.filter((at) => trace.assets[at]?.share !== 'hidden');
        expect(visible.every((at) => nodeOf[at] === at)).toBe(true);
        const steps = order.map((at) => generations[at] ?? 0);
        expect(steps).toEqual([...steps].sort((one, other) => one - other));
      }),
    );
  });

  it('shows each at the fewest steps from the start', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { trace, order, nodeOf, generations } = walked(lineage);
        const distance = new Map<number, number>(trace.starts.map((at) => [at, 0]));
        const again = new Map<number, number>();
        for (let turn = 0; turn < trace.assets.length; turn += 1)
          for (const { near, far } of trace.steps) {
            const from = Math.min(...near.map(({ at }) => distance.get(nodeOf[at] ?? at) ?? Infinity));
            for (const { at } of far) {
              const node = nodeOf[at] ?? at;
              const inside = near.some((part) => nodeOf[part.at] === node && !trace.starts.includes(node));
              const others = near.filter((part) => nodeOf[part.at] !== node || trace.starts.includes(node));
              const least = inside
                ? Math.min(...others.map((part) => distance.get(nodeOf[part.at] ?? 0) ?? Infinity))
                : from;
              if (least + 1 < (distance.get(node) ?? Infinity)) distance.set(node, least + 1);
              if (least + 1 < (again.get(node) ?? Infinity)) again.set(node, least + 1);
            }
          }
        expect(order.map((at) => generations[at])).toEqual(order.map((at) => again.get(at)));
      }),
    );
  });

  it('shows nothing that depends on what is hidden: what it is, how much, or how it hangs together', () => {
    fc.assert(
      fc.property(
        anyLineage,
        fc.constantFrom(...recallDirections),
        fc.integer({ min: 1, max: 50 }),
        (lineage, direction, salt) => {
          expect(resultOf(hideOtherwise(lineage, salt), direction)).toEqual(resultOf(lineage, direction));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('goes on beyond what is hidden, which counts one step', () => {
    const chain = buildLineage(
      ['own', 'hidden', 'hidden', 'hidden', 'own'],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    );
    expect(resultOf(chain).rows).toEqual([
      { key: 'down-h0', generation: 1, shown: null, links: null },
      {
        key: 'down-a5',
        generation: 2,
        shown: { id: 5, assetType: 101, boxId: 1, nounPlace: 0 },
        links: [{ eventId: 4, quantity: 5, unit: 't', part: null, among: null }],
      },
    ]);
    expect(resultOf(chain).edges).toEqual([
      { near: null, far: 'down-h0', events: [], amounts: [], among: null },
      { near: 'down-h0', far: 'down-a5', events: [], amounts: [], among: null },
    ]);
  });

  it('shows its start again only where that truly came of itself', () => {
    const line = buildLineage(['own', 'own'], [[1, 2]]);
    const circle = buildLineage(['own', 'own'], [[1, 2], [2, 1]]); // oxfmt-ignore
    expect(resultOf(line).rows.map(({ key }) => key)).toEqual(['down-a2']);
    expect(resultOf(circle).rows.map(({ key }) => key)).toEqual(['down-a2', 'down-a1']);
  });

  it('says of many that went in together which part each was, and among how many it came out', () => {
    const shares = ['own', 'own', 'own', 'own'] as const;
    const blend = (share: TracedAsset['share'], isListed = true): Lineage => ({
      assets: new Map(shares.map((own, at) => [at + 1, buildAsset(at + 1, at === 3 ? share : own)])),
      events: [{ eventId: 5, isListed, near: [1], far: [2, 4] }],
      starts: [1],
    });
    const partsOf = (lineage: Lineage, direction: RecallDirection) => {
      const found = walked(lineage, direction);
      const links = [...finish(linksOf(found, found.order)).values()].flat();
      return links.map(({ quantity, part, among }) => [quantity, part, among]);
    };
    expect(partsOf(blend('own'), 'up')).toEqual([
      [2, 2 / 6, 2],
      [4, 4 / 6, 2],
    ]);
    // What another company put in is not shown, and so not what all of it comes to either.
    expect(partsOf(blend('published'), 'up')).toEqual([
      [2, null, 2],
      [null, null, 2],
    ]);
    expect(partsOf(blend('own', false), 'up')).toEqual([
      [2, 2 / 6, null],
      [4, 4 / 6, null],
    ]);
    expect(partsOf(blend('own'), 'down').map(([, ...rest]) => rest)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
