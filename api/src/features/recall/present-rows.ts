import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallRow } from '@huella/domain/calls/recall';
import { findUnit, unitWords } from '@huella/domain/model/measures';
import { localeTag } from '@huella/domain/model/value';
import { linksOf, type Link } from '@huella/domain/engine/recall/summarise';
import type { Trace, TracedAsset } from '@huella/domain/engine/recall/trace';
import { keyOf, type Walk } from '@huella/domain/engine/recall/walk';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Language } from '@huella/domain/words';
import { createYielder } from '../../yielder';
import type { Database } from '../../db/database';
import { runCooperatively } from './follow';
import {
  listRecalledAssets,
  listRecalledEvents,
  type RecalledAsset,
  type RecalledEvent,
} from './recall.store';
import { presentOrigins } from './origins';
import { presentAsset, type Presenter } from './present-asset';

/** Events by which an asset came into a trace, of which at most so many are shown. */
const maxLinks = 50;

/** Nodes of a walk as rows of the list, in their order. By which events they came is found here, unless it is known. */
export async function presentRows(
  db: Database,
  presenter: Presenter,
  walk: Walk,
  nodes: readonly number[],
  known?: ReadonlyMap<number, readonly Link[]>,
): Promise<readonly RecallRow[]> {
  const { trace, generations } = walk;
  const visible = nodes.filter((node) => trace.assets[node]?.share !== 'hidden');
  const links = known ?? (await runCooperatively(linksOf(walk, visible)));
  const shown = new Map(visible.map((node) => [node, (links.get(node) ?? []).slice(0, maxLinks)]));
  const eventIds = new Set([...shown.values()].flatMap((each) => each.map(({ eventId }) => eventId)));
  const events = await listRecalledEvents(db, [...eventIds]);
  const assets = await listRecalledAssets(
    db,
    visible.flatMap((node) => trace.assets[node]?.id ?? []),
  );
  const own = visible.flatMap((node) => {
    const traced = trace.assets[node];
    const stored = traced?.share === 'own' ? assets.get(traced.id) : undefined;
    return stored !== undefined && isAsTraced(traced, stored) ? [stored] : [];
  });
  const origins = await presentOrigins(db, presenter, own);
  const ends = endsOf(walk);
  const { language } = presenter.actor;
  const rows: RecallRow[] = [];
  const yieldIfDue = createYielder();
  for (const node of nodes) {
    await yieldIfDue();
    const traced = trace.assets[node];
    const stored = traced === undefined ? undefined : assets.get(traced.id);
    const share = stored !== undefined && isAsTraced(traced, stored) ? traced.share : 'hidden';
    const brought = share === 'hidden' ? [] : (shown.get(node) ?? []);
    rows.push({
      key: keyOf(walk, node),
      direction: trace.direction,
      generation: generations[node] ?? 0,
      share,
      ...presentAsset(presenter, share, stored),
      links: brought.flatMap((link) => presentLink(link, events, language)),
      // What came of something says so by its links.
      origins: (origins.get(traced?.id ?? 0) ?? []).filter(({ kind }) => kind !== 'unknown' || ends(node)),
    });
  }
  return rows;
}

/** Whether nothing came before a node: it is as far as a trace upwards leads. */
function endsOf({ trace }: Walk): (node: number) => boolean {
  if (trace.direction !== 'up') return () => false;
  const before =
    knownBefore.get(trace) ?? new Set(trace.steps.flatMap(({ near }) => near.map(({ at }) => at)));
  knownBefore.set(trace, before);
  return (node) => !before.has(node);
}

/** What steps upwards lead on from: the rows of a large trace are presented in many batches. */
const knownBefore = new WeakMap<Trace, ReadonlySet<number>>();

/** What went elsewhere since it was traced, or ended, is shown to nobody by rights of before. */
function isAsTraced(
  traced: TracedAsset | undefined,
  { boxId, deleted }: RecalledAsset,
): traced is TracedAsset {
  return traced?.boxId === boxId && (traced.share === 'own' || !deleted);
}

function presentLink(
  { eventId, quantity, unit, part, among }: Link,
  events: ReadonlyMap<number, RecalledEvent>,
  language: Language,
): RecallRow['links'] {
  const event = events.get(eventId);
  if (event === undefined) return [];
  return [
    {
      event: { name: eventName(event, language), time: event.at.toISOString() },
      amount: quantity === null ? '' : formatAmount(quantity, unit, language),
      part: part === null ? null : Math.round(part * 1000) / 10,
      among,
    },
  ];
}

/** What an event is called; empty where its type is known no more. */
export function eventName(
  { assetType, eventType }: Pick<RecalledEvent, 'assetType' | 'eventType'>,
  language: Language,
): string {
  const model = findAssetType(assetType);
  return (model && findEvent(model, eventType)?.name[language]) ?? '';
}

/** A quantity with its unit, in the manner of a language. */
export function formatAmount(quantity: number, unit: string | null, language: Language): string {
  const known = findUnit(unit);
  const words = known === null ? '' : unitWords[known][language];
  return `${quantity.toLocaleString(localeTag[language])} ${words}`.trim();
}
