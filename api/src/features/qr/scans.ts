import { createHmac, randomBytes } from 'node:crypto';
import { isPublicId, type QrType } from '@huella/domain/model/qr-types';
import type { Deps } from '../../deps';
import { findScannedCode, type ScannedCode } from './find-code';
import { openScanWriter } from './scan-writer';
import { findCountryOf, networkOf, readAgent } from '../../outside/visitor';

/** A visitor's reloads within this time are one scan. */
const sameVisitMs = 60_000;
/** Most visitors that are remembered at once, and most codes. */
const maxRemembered = 10_000;
/** Most first visits of one network to one code in a minute that count each: a fair stands behind one address, and so may a script. */
const maxFreshPerMinute = 1_000;
/** Most scans of one code that are kept in an hour, by each server process: logs do not grow without bound (R33). */
const maxPerHour = 20_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

interface Visit {
  readonly type: QrType;
  readonly publicId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** A browser that holds nothing of the page asks for it: it is nobody who was here before (decision 106). */
  readonly isFresh?: boolean;
}

/**
 * Counts scans: each browser that comes for the first time, others once a minute for each network and kind of browser, and of
 * each code only so many an hour.
 */
export interface Scans {
  /** Counts a visit to a page; what it is of is looked for where nobody knows it yet. Resolves once it is written. */
  readonly record: (visit: Visit, known?: ScannedCode) => Promise<void>;
  /** Resolves once all visits that were recorded so far are written: nothing is lost where a server stops in order. */
  readonly flush: () => Promise<void>;
}

/** Opens the count. What it remembers of visitors are keyed digests, in memory, for a minute. */
export function openScans(deps: Deps): Scans {
  const salt = randomBytes(32);
  const visitors = new Map<string, number>();
  const hours = new Map<string, Hits>();
  const crowds = new Map<string, Hits>();
  const writer = openScanWriter(deps.db);
  const running = new Set<Promise<void>>();
  const count = async (
    { type, publicId, ip, userAgent, isFresh = false }: Visit,
    known?: ScannedCode,
  ): Promise<void> => {
    if (!isPublicId(publicId)) return;
    const at = deps.clock();
    const found = known ?? (await findScannedCode(deps, type, publicId));
    if (found === null) return;
    const { code, boxId } = found;
    const agent = readAgent(userAgent);
    const digest = (traits: readonly string[]) =>
      createHmac('sha256', salt).update(traits.join('\n')).digest('base64url');
    const crowd = [networkOf(ip), type, publicId];
    const isSame = isSameVisit(
      visitors,
      digest([...crowd, agent.browser, agent.os, agent.device]),
      at.getTime(),
    );
    const isOfCrowd = isFresh && !isOver(crowds, digest(crowd), at.getTime(), maxFreshPerMinute, minuteMs);
    if (isSame && !isOfCrowd) return;
    if (isOver(hours, `${code.of} ${code.id}`, at.getTime(), maxPerHour, hourMs)) return;
    const country = await findCountryOf(ip);
    await writer.write({ qrType: type, code, boxId, country, ...agent, at });
  };
  return {
    record: async (visit, known) => {
      const counting = count(visit, known);
      running.add(counting);
      try {
        await counting;
      } finally {
        running.delete(counting);
      }
    },
    flush: async () => {
      // What fails is told by whoever recorded it.
      await Promise.allSettled(running);
    },
  };
}

function isSameVisit(visitors: Map<string, number>, visitor: string, now: number): boolean {
  const until = visitors.get(visitor);
  if (until !== undefined && until > now) return true;
  visitors.delete(visitor);
  visitors.set(visitor, now + sameVisitMs);
  forget(visitors, (endsAt) => endsAt <= now);
  return false;
}

interface Hits {
  hits: number;
  readonly endsAt: number;
}

/** Counts a hit, and says whether there are more than so many in a time. */
function isOver(all: Map<string, Hits>, key: string, now: number, most: number, duration: number): boolean {
  const known = all.get(key);
  if (known !== undefined && known.endsAt > now) {
    known.hits += 1;
    return known.hits > most;
  }
  all.delete(key);
  all.set(key, { hits: 1, endsAt: now + duration });
  forget(all, ({ endsAt }) => endsAt <= now);
  return false;
}

/** A map keeps the order in which things came: the oldest are over first, and go first when there are too many. */
function forget<Key, Value>(map: Map<Key, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of map) {
    if (!isOver(value) && map.size <= maxRemembered) return;
    map.delete(key);
  }
}
