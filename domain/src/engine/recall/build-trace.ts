import fc from 'fast-check';
import type { RecallDirection, RecallShare } from './trace';
import type { Trace, TracedAsset, TracedPart, TracedStep } from './trace';

/** Test factories of traces. */

/** An asset type: traces know none by its id. */
const someType = 101;

/** An event of a lineage, by the ids of its assets. */
interface BuiltEvent {
  readonly eventId: number;
  readonly isListed: boolean;
  readonly near: readonly number[];
  readonly far: readonly number[];
}

/** What came of what, whether a trace leads there or not. */
export interface Lineage {
  readonly assets: ReadonlyMap<number, TracedAsset>;
  readonly events: readonly BuiltEvent[];
  readonly starts: readonly number[];
}

/** An asset of a share; own ones of the first establishment, if nothing else is said. */
export function buildAsset(id: number, share: RecallShare, more: Partial<TracedAsset> = {}): TracedAsset {
  return { id, assetType: someType, boxId: 1, nounPlace: 0, share, ...more };
}

/** Every asset of an event has this much of itself in it. */
const partOf = (at: number, id: number): TracedPart => ({
  at,
  quantity: id % 3 === 0 ? null : id,
  unit: 't',
});

/** The trace of a lineage: what can be reached from its start, and nothing else. */
export function buildTrace({ assets, events, starts }: Lineage, direction: RecallDirection = 'down'): Trace {
  const reached = new Set(starts);
  const used = new Set<BuiltEvent>();
  for (let before = -1; before < used.size;) {
    before = used.size;
    for (const event of events) {
      if (!event.near.some((id) => reached.has(id))) continue;
      used.add(event);
      for (const id of event.far) reached.add(id);
    }
  }
  const ids = [...assets.keys()].filter((id) => reached.has(id));
  const places = new Map(ids.map((id, at) => [id, at]));
  const partsOf = (side: readonly number[]) =>
    side.flatMap((id) => {
      const at = places.get(id);
      return at === undefined ? [] : [partOf(at, id)];
    });
  const steps = events
    .filter((event) => used.has(event))
    .map(({ eventId, isListed, near, far }): TracedStep => {
      const eventType = 100 + (eventId % 4);
      const step = { eventId, eventType, assetType: someType, isListed, made: eventId % 3 };
      return { ...step, near: partsOf(near), far: partsOf(far) };
    });
  return {
    direction,
    assets: ids.flatMap((id) => assets.get(id) ?? []),
    starts: starts.flatMap((id) => places.get(id) ?? []),
    steps,
  };
}

const shares = fc.constantFrom<RecallShare>('own', 'published', 'hidden', 'hidden');

/** Lineages of any shape, circles and diamonds among them. The first asset is the start, and own. */
export const anyLineage: fc.Arbitrary<Lineage> = fc.integer({ min: 1, max: 26 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, at) => at + 1);
  const side = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 });
  return fc
    .record({
      shares: fc.array(shares, { minLength: size, maxLength: size }),
      boxes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: size, maxLength: size }),
      events: fc.array(fc.record({ near: side, far: side, isListed: fc.boolean() }), { maxLength: 34 }),
      more: fc.subarray(ids, { maxLength: Math.min(2, size) }),
    })
    .map((drawn) => {
      const starts = [...new Set([1, ...drawn.more])];
      const assets = ids.map((id, at): [number, TracedAsset] => {
        const share = starts.includes(id) ? 'own' : (drawn.shares[at] ?? 'own');
        const boxId = drawn.boxes[at] ?? 1;
        return [id, buildAsset(id, share, { boxId, assetType: someType + (id % 2), nounPlace: id % 3 })];
      });
      const events = drawn.events.map((event, at) => ({ ...event, eventId: at + 1 }));
      return { assets: new Map(assets), events, starts };
    });
});

/**
 * The same lineage, hidden otherwise: every hidden asset is another thing elsewhere, some are two, some become another
 * one before they go on, and what is asked first comes last. Anyone who may not see them must not notice.
 */
export function hideOtherwise({ assets, events, starts }: Lineage, salt: number): Lineage {
  const hidden = [...assets.values()].filter(({ share }) => share === 'hidden');
  const elsewhere = hidden.map(({ id, share }): [number, TracedAsset] => [
    1000 - id,
    {
      ...{ id: 1000 - id, share, nounPlace: salt % 3 },
      ...{ assetType: 30 + ((id + salt) % 9), boxId: 90 + ((id * salt) % 7) },
    },
  ]);
  const isTwin = (id: number) => (id + salt) % 3 === 0;
  const isLonger = (id: number) => (id + salt) % 2 === 0;
  const isHidden = new Set(hidden.map(({ id }) => id));
  const twins = hidden
    .filter(({ id }) => isTwin(id))
    .map((each): [number, TracedAsset] => [2000 + each.id, { ...each, id: 2000 + each.id }]);
  const later = hidden
    .filter(({ id }) => isLonger(id))
    .map((each): [number, TracedAsset] => [3000 + each.id, { ...each, id: 3000 + each.id }]);
  const before = (id: number) => (isHidden.has(id) ? [1000 - id, ...(isTwin(id) ? [2000 + id] : [])] : [id]);
  const after = (id: number) => (isHidden.has(id) && isLonger(id) ? [3000 + id] : before(id));
  const shown = [...assets].filter(([, { share }]) => share !== 'hidden');
  return {
    starts,
    assets: new Map([...later, ...twins, ...elsewhere, ...shown].reverse()),
    events: [
      ...later.map(([id]) => ({
        eventId: id + 5000,
        isListed: false,
        near: before(id - 3000),
        far: [id],
      })),
      ...events.map((event) => ({
        ...event,
        near: event.near.flatMap(after),
        far: event.far.flatMap(before),
      })),
    ].reverse(),
  };
}
