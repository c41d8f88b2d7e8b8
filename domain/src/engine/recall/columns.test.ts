import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecallShare } from './trace';
import { anyLineage, buildAsset, buildTrace, type Lineage } from './build-trace';
import { columnsOf, maxColumns, type ColumnNode } from './columns';
import { edgesOf, isShown } from './edges';
import { heldBy, linksOf, sumUp } from './summarise';
import { finish, sortInPieces } from './trace';
import { keyOf, walk } from './walk';

function drawn(lineage: Lineage) {
  const found = finish(walk(buildTrace(lineage)));
  return { found, ...finish(columnsOf(found)) };
}

/** One event of the start, by which others come: so many of each share, type and establishment. */
function fan(parts: readonly (readonly [number, RecallShare, { assetType?: number; boxId?: number }])[]) {
  const assets = parts.flatMap(([count, share, more]) =>
    Array.from({ length: count }, () => ({ share, more })),
  );
  const ids = assets.map((_, at) => at + 2);
  return drawn({
    assets: new Map([
      [1, buildAsset(1, 'own')],
      ...assets.map(({ share, more }, at) => [at + 2, buildAsset(at + 2, share, more)] as const),
    ]),
    events: ids.map((id) => ({ eventId: id, isListed: false, near: [1], far: [id] })),
    starts: [1],
  });
}

const shapeOf = ({ kind, share, assets, assetType, boxId }: ColumnNode) => [
  kind,
  share,
  assets,
  assetType,
  boxId,
];

describe('the columns of a graph', () => {
  it('hold what was reached, each once, at its generation', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { found, columns, hasMore } = drawn(lineage);
        const held = columns.flatMap((nodes, at) =>
          nodes.flatMap(({ generation, holds }) => {
            expect(generation).toBe(at + 1);
            return holds;
          }),
        );
        const near = found.order.filter((node) => (found.generations[node] ?? 0) <= maxColumns);
        expect([...held].sort()).toEqual([...near].sort());
        expect(hasMore).toBe(near.length < found.order.length);
      }),
    );
  });

  it('show up to eight one by one', () => {
    const { columns } = fan([[8, 'own', {}]]);
    expect(columns[0]?.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'asset'));
  });

  it('group more by share, what they are and where, what is hidden first and uncounted', () => {
    const { columns } = fan([
      [1, 'own', { boxId: 3 }],
      [4, 'own', {}],
      [5, 'own', { assetType: 102 }],
      [2, 'published', {}],
      [3, 'hidden', {}],
    ]);
    expect(columns[0]?.map(shapeOf)).toEqual([
      ['hidden', 'hidden', 0, null, null],
      ['group', 'own', 5, 102, 1],
      ['group', 'own', 4, 101, 1],
      ['group', 'published', 2, 101, 1],
      ['asset', 'own', 1, 101, 3],
    ]);
  });

  it('leave the smallest of more than twelve groups together', () => {
    const sizes = Array.from({ length: 14 }, (_, at) => at + 1);
    const { columns } = fan(sizes.map((size) => [size, 'own', { boxId: size }]));
    expect(columns[0]?.map(({ assets, boxId }) => [assets, boxId])).toEqual([
      ...sizes
        .slice(3)
        .reverse()
        .map((size) => [size, size]),
      [6, null],
    ]);
    const mixed = fan([
      ...sizes.map((size) => [size, 'own', { boxId: size }] as const),
      [1, 'published', {}],
    ]);
    expect(mixed.columns[0]?.at(-1)).toMatchObject({
      kind: 'group',
      share: 'published',
      assets: 7,
      assetType: 101,
    });
  });

  it('end after twelve generations, and say so', () => {
    const ids = Array.from({ length: 14 }, (_, at) => at + 1);
    const lineage: Lineage = {
      assets: new Map(ids.map((id) => [id, buildAsset(id, 'own')])),
      events: ids.slice(1).map((id) => ({ eventId: id, isListed: false, near: [id - 1], far: [id] })),
      starts: [1],
    };
    const { columns, hasMore, found } = drawn(lineage);
    expect([columns.length, hasMore, finish(sumUp(found)).generations]).toEqual([12, true, 13]);
    const { hasMore: twelve } = drawn({ ...lineage, events: lineage.events.slice(0, 12) });
    expect(twelve).toBe(false);
  });

  it('are found again by the keys of their nodes, and rows by theirs', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { found, columns } = drawn(lineage);
        for (const { key, holds } of columns.flat()) expect(heldBy(found, columns, key)).toEqual(holds);
        for (const node of found.order) expect(heldBy(found, [], keyOf(found, node))).toEqual([node]);
        expect(heldBy(found, columns, 'down-x')).toEqual([]);
      }),
    );
  });
});

describe('the edges of a graph', () => {
  it('are between the nodes of the assets of each event', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { found, columns } = drawn(lineage);
        const { trace, nodeOf } = found;
        const holder = (at: number) => columns.flat().find(({ holds }) => holds.includes(nodeOf[at] ?? at));
        const wanted = new Set<string>();
        const names = new Map<string, Set<number>>();
        for (const step of trace.steps)
          for (const near of step.near)
            for (const far of step.far) {
              const from = trace.starts.includes(near.at) ? null : holder(near.at);
              const to = holder(far.at);
              if (from === undefined || to === undefined || from === to) continue;
              const pair = `${from?.key ?? 'start'} ${to.key}`;
              wanted.add(pair);
              const isOpen = from?.kind !== 'hidden' && to.kind !== 'hidden' && isShown(step, found);
              if (isOpen) names.set(pair, (names.get(pair) ?? new Set()).add(step.eventType));
            }
        const edges = finish(edgesOf(found, columns));
        const pairOf = (edge: (typeof edges)[number]) => `${edge.near?.key ?? 'start'} ${edge.far.key}`;
        expect(edges.map(pairOf).sort()).toEqual([...wanted].sort());
        for (const edge of edges)
          expect(edge.events.map(({ eventType }) => eventType)).toEqual(
            [...(names.get(pairOf(edge)) ?? [])].sort((one, other) => one - other),
          );
      }),
    );
  });

  it('add up how much of what is shown in full, once an event', () => {
    const { found, columns } = drawn({
      assets: new Map([1, 2, 4, 5].map((id) => [id, buildAsset(id, id === 5 ? 'published' : 'own')])),
      events: [
        { eventId: 1, isListed: false, near: [1], far: [2, 5] },
        { eventId: 2, isListed: false, near: [1, 2], far: [2, 4] },
      ],
      starts: [1],
    });
    const edges = finish(edgesOf(found, columns));
    expect(
      edges.map(({ near, far, amounts }) => [near?.key ?? null, far.key, amounts.get('t') ?? null]),
    ).toEqual([
      [null, 'down-a2', 4],
      [null, 'down-a4', 4],
      [null, 'down-p2', null],
      ['down-a2', 'down-a4', 4],
    ]);
  });
});

describe('the links of an asset', () => {
  it('are the events that brought it, if they may be shown, with amounts of own assets alone', () => {
    fc.assert(
      fc.property(anyLineage, (lineage) => {
        const { found } = drawn(lineage);
        const { trace } = found;
        const links = finish(linksOf(found, found.order));
        for (const node of found.order) {
          const share = trace.assets[node]?.share;
          const brought = trace.steps.filter(
            (step) => step.far.some(({ at }) => at === node) && isShown(step, found),
          );
          const wanted =
            share === 'hidden' ? undefined : brought.map(({ eventId }) => eventId).sort((a, b) => a - b);
          expect(links.get(node)?.map(({ eventId }) => eventId)).toEqual(wanted);
          if (share === 'published')
            expect(links.get(node)?.every(({ quantity, unit }) => quantity === null && unit === null)).toBe(
              true,
            );
        }
      }),
    );
  });
});

describe('sorting in pieces', () => {
  it('sorts as sorting at one go does', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 9_000 }), (some, more) => {
        const many = [
          ...some,
          ...Array.from({ length: more }, (_, at): [number, number] => [(at * 7) % 10, at]),
        ];
        const compare = (one: [number, number], other: [number, number]) => one[0] - other[0];
        expect(finish(sortInPieces(many, compare))).toEqual([...many].sort(compare));
      }),
      { numRuns: 20 },
    );
  });
});
