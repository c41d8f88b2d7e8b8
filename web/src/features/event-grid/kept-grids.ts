import * as z from 'zod/mini';
import { languageOf, type Language } from '@huella/domain/words';
import { parseSession, type WizardSession } from '../../wizard/wizard-session';
import { eventWizard, type EventAnswers } from '../events/event-wizard';
import type { GridAsset } from './grid-asset';
import { keptPrefix as prefix } from './kept-names';
import type { RowState } from './row-state';

/** What waits to be sent: the call as it was made, so that the same one goes out again, and its place. */
export interface QueuedRows {
  /** The lot that it is recorded on; null of assets by themselves. */
  readonly lotId: number | null;
  readonly body: Readonly<Record<string, unknown>> & { readonly submitKey: string };
  readonly count: number;
}

/** A grid of an event, kept on this device until it was sent: closing the browser loses nothing (decision 88). */
export interface KeptGrid {
  readonly id: string;
  readonly userId: number;
  /** Of the last change, as a UTC ISO text. */
  readonly at: string;
  /** The language that numbers were typed in. */
  readonly language: Language;
  readonly session: WizardSession<EventAnswers>;
  readonly assets: readonly GridAsset[];
  readonly state: RowState;
  readonly queued: QueuedRows | null;
}

const texts = z.record(z.string(), z.string());
const keptGrid = z.object({
  userId: z.number(),
  at: z.string(),
  language: z.string(),
  session: z.string(),
  assets: z.array(
    z.object({
      id: z.number(),
      label: z.string(),
      names: texts,
      kind: z.array(z.string()),
      last: z.record(z.string(), z.object({ value: z.number(), day: z.nullable(z.string()) })),
    }),
  ),
  state: z.object({ common: texts, rows: z.record(z.string(), texts), confirmed: z.array(z.string()) }),
  queued: z.nullable(
    z.object({
      lotId: z.nullable(z.number()),
      body: z.looseObject({ submitKey: z.string() }),
      count: z.number(),
    }),
  ),
});

/** Keeps a grid on the device. False where the browser keeps nothing, full or asked not to. */
export function keepGrid({ id, session, ...grid }: KeptGrid): boolean {
  try {
    const kept = { ...grid, session: JSON.stringify({ wizard: eventWizard.name, ...session }) };
    localStorage.setItem(prefix + id, JSON.stringify(kept));
    return true;
  } catch {
    return false; // said to the user by the missing note that it was kept
  }
}

/** Forgets a grid: it was sent, or given up. */
export function dropGrid(id: string): void {
  localStorage.removeItem(prefix + id);
}

/** The kept grid of an id, of this user; null where there is none that can be read. */
export function readGrid(id: string, userId: number): KeptGrid | null {
  const stored = localStorage.getItem(prefix + id);
  const grid = stored === null ? null : parseGrid(id, stored);
  return grid?.userId === userId ? grid : null;
}

/** The kept grids of a user, the newest first. */
export function listGrids(userId: number): readonly KeptGrid[] {
  const ids = Object.keys(localStorage).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
  const grids = ids.flatMap((id) => readGrid(id, userId) ?? []);
  return grids.toSorted((one, other) => other.at.localeCompare(one.at));
}

function parseGrid(id: string, stored: string): KeptGrid | null {
  const kept = keptGrid.safeParse(parseJson(stored));
  if (!kept.success) return null;
  const session = parseSession(eventWizard, kept.data.session);
  return session === null ? null : { ...kept.data, id, session, language: languageOf(kept.data.language) };
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null; // written by another version
  }
}
