import { DateTime } from 'luxon';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { openGathering } from '../../db/gather';
import { inSnapshot } from '../../db/transact';
import type { Deps } from '../../deps';
import type { ScannedCode } from './find-code';
import { findQrPage, type FoundPage } from './find-page';
import { findPageMark, findPageMarks, type PageSource } from './page-mark.store';

/** A page as it goes out to readers of one language and content coding. */
interface KeptPage {
  /** Packed, or as it is for readers who take no coding. */
  readonly body: Buffer;
  readonly tag: string;
  readonly scanned: ScannedCode;
  readonly source: PageSource;
  /** That of the rows that it was drawn from, read in the same snapshot. */
  readonly mark: string;
  /** The day that it is of, where it is, in milliseconds: ages and what runs out change at midnight alone. */
  readonly from: number;
  readonly until: number;
}

/** Draws a page and packs it for readers of a coding; null is none. */
export type DrawPage = (
  found: FoundPage['page'],
  view: PublicView,
  coding: string | null,
) => Promise<Pick<KeptPage, 'body' | 'tag'>>;

/** Public pages, drawn when they are first asked for and kept until something that they show is written. */
export interface PageCache {
  /** The page of a code as it is now, or null: unknown, disabled and deleted are one. */
  readonly find: (view: PublicView, coding: string | null) => Promise<KeptPage | null>;
}

/** Bytes that all kept pages may take together: some three thousand of 6 kB. */
const maxBytes = 16 * 1024 * 1024;
/**
 * Most pages that are drawn at once: each has a connection of the pool for as long as it is being read, and drawing takes the
 * thread that answers. So those who ask for what is kept are never many pages behind.
 */
const maxDrawing = 2;
/** Most marks that are read by one statement. */
const maxMarks = 100;
/** A page takes about so much beside its body: its key, tag, mark and lists. */
const overhead = 2_048;

/**
 * Keeps packed pages in the memory of this process, those that were asked for last, by code, language and content coding.
 * A kept page goes out only where the rows that it was drawn from have its mark now and its day is not over: so a write is
 * seen by the next visit, in every process, and nobody has to be notified. Page and mark are read in one snapshot: a
 * page that was being drawn while something was written has the mark from before, and is drawn anew.
 */
export function openPageCache(deps: Deps, draw: DrawPage, limit = maxBytes): PageCache {
  const pages = new Map<string, KeptPage>();
  const drawing = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;
  const inTurn = openTurns(maxDrawing);
  const markNow = openGathering<PageSource, string>((sources) => findPageMarks(deps.db, sources), maxMarks);
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page === undefined) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  };
  const keep = (key: string, page: KeptPage) => {
    drop(key);
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= limit) return;
      drop(oldest);
    }
  };
  const holds = async ({ from, until, source, mark }: KeptPage) => {
    const now = deps.clock().getTime();
    return from <= now && now < until && (await markNow(source)) === mark;
  };
  const drawAnew = async (key: string, view: PublicView, coding: string | null) => {
    const running = inTurn(() => drawAndMark(deps, draw, view, coding));
    drawing.set(key, running);
    try {
      const page = await running;
      if (page === null) drop(key);
      else keep(key, page);
      return page;
    } finally {
      if (drawing.get(key) === running) drawing.delete(key);
    }
  };
  return {
    find: async (view, coding) => {
      const { type, publicId } = view.code;
      const key = [type, publicId, view.language, coding ?? ''].join(' ');
      const kept = pages.get(key);
      if (kept !== undefined && (await holds(kept))) {
        drop(key);
        keep(key, kept);
        return kept;
      }
      // A crowd in front of a page that was just written draws it once. A fault is told by whoever draws.
      const running = drawing.get(key);
      if (running === undefined) return drawAnew(key, view, coding);
      const others = await running.catch(() => null);
      return others && (await holds(others)) ? others : drawAnew(key, view, coding);
    },
  };
}

/** Runs so many works at once; the others begin in the order in which they came. */
function openTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next has this one's turn.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const sizeOf = ({ body }: KeptPage) => body.byteLength + overhead;

async function drawAndMark(
  deps: Deps,
  draw: DrawPage,
  view: PublicView,
  coding: string | null,
): Promise<KeptPage | null> {
  const now = deps.clock();
  const clock = () => now;
  const read = await inSnapshot(deps.db, async (db) => {
    const found = await findQrPage({ ...deps, db, clock }, view.code.type, view.code.publicId);
    return found && { found, mark: await findPageMark(db, found.source) };
  });
  if (read === null) return null;
  const { page, scanned, source, zone } = read.found;
  const day = DateTime.fromJSDate(now, { zone });
  return {
    ...(await draw(page, view, coding)),
    ...{ scanned, source, mark: read.mark },
    from: day.startOf('day').toMillis(),
    until: day.plus({ days: 1 }).startOf('day').toMillis(),
  };
}
