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
/** Most scans of one code that are kept in an hour, by each server process: logs do not grow without bound (R33). */
const maxPerHour = 600;
const hourMs = 3_600_000;

interface Visit {
  readonly type: QrType;
  readonly publicId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Counts scans: each visitor once a minute, and of each code only so many an hour. */
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
  const hours = new Map<string, { hits: number; readonly endsAt: number }>();
  const writer = openScanWriter(deps.db);
  const running = new Set<Promise<void>>();
  const count = async ({ type, publicId, ip, userAgent }: Visit, known?: ScannedCode): Promise<void> => {
    if (!isPublicId(publicId)) return;
    const at = deps.clock();
    const found = known ?? (await findScannedCode(deps, type, publicId));
    if (found === null) return;
    const { code, boxId } = found;
    const agent = readAgent(userAgent);
    const traits = [networkOf(ip), type, publicId, agent.browser, agent.os, agent.device];
    const visitor = createHmac('sha256', salt).update(traits.join('\n')).digest('base64url');
    if (isSameVisit(visitors, visitor, at.getTime())) return;
    if (isOverHour(hours, `${code.of} ${code.id}`, at.getTime())) return;
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

function isOverHour(
  hours: Map<string, { hits: number; readonly endsAt: number }>,
  code: string,
  now: number,
): boolean {
  const hour = hours.get(code);
  if (hour !== undefined && hour.endsAt > now) {
    hour.hits += 1;
    return hour.hits > maxPerHour;
  }
  hours.delete(code);
  hours.set(code, { hits: 1, endsAt: now + hourMs });
  forget(hours, ({ endsAt }) => endsAt <= now);
  return false;
}

/** A map keeps the order in which things came: the oldest are over first, and go first when there are too many. */
function forget<Key, Value>(map: Map<Key, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of map) {
    if (!isOver(value) && map.size <= maxRemembered) return;
    map.delete(key);
  }
}
