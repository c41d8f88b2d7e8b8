import * as z from 'zod/mini';
import type { Issue } from '@huella/domain/model/errors';
import { languageOf, type Language } from '@huella/domain/words';
import { keepSession, parseSession, readSession, type WizardSession } from '../../wizard/wizard-session';
import { eventWizard, type EventAnswers } from '../events/event-wizard';
import type { GridAsset } from './grid-asset';
import { deviceKey } from '../../call/tokens';
import { keptPrefix as prefix, tellOfKept } from './kept-names';
import type { RowState } from './row-state';

/** What waits to be sent: the call as it was made, so that the same one goes out again, and its place. */
export interface QueuedRows {
  /** The lot that it is recorded on; null of assets by themselves. */
  readonly lotId: number | null;
  readonly body: Readonly<Record<string, unknown>> & { readonly submitKey: string };
  readonly count: number;
}

/** Why the server did not take a row, and what the row said then: one that says something else may be right. */
export interface RowRefusal {
  readonly said: string;
  readonly issues: readonly Issue[];
}

/** Refusals by the id of their asset. */
export type RowRefusals = Readonly<Record<string, RowRefusal>>;

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
  readonly refused: RowRefusals;
}

const texts = z.record(z.string(), z.string());
const listedState = z.object({ state: z.string(), label: z.string(), tone: z.string(), icon: z.string() });
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
      state: z._default(z.nullable(listedState), null),
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
  refused: z._default(
    z.record(z.string(), z.object({ said: z.string(), issues: z.array(z.custom<Issue>(isIssue)) })),
    {},
  ),
});

function isIssue(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'code' in found && 'slots' in found;
}

/** Keeps a grid on the device. False where the browser keeps nothing, full or asked not to. */
export function keepGrid({ id, session, ...grid }: KeptGrid): boolean {
  const kept = { ...grid, session: JSON.stringify({ wizard: eventWizard.name, ...session }) };
  const isKept = write(prefix + id, JSON.stringify(kept)) || writeAlone(prefix + id, JSON.stringify(kept));
  tellOfKept();
  return isKept; // said to the user by the missing note that it was kept
}

/** Rows come before what is kept so that they open without a network. */
function writeAlone(key: string, text: string): boolean {
  if (localStorage.getItem(deviceKey) === null) return false;
  localStorage.removeItem(deviceKey);
  return write(key, text);
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false; // full, or asked to keep nothing
  }
}

/** Forgets a grid: it was sent, or given up. */
export function dropGrid(id: string): void {
  localStorage.removeItem(prefix + id);
  tellOfKept();
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

/** Takes up the session of a kept grid in a tab that knows nothing of it: the address of a grid leads to it after a restart. */
export function takeUpKept(id: string, userId: number): void {
  if (readSession(eventWizard, id) !== null) return;
  const kept = readGrid(id, userId);
  if (kept !== null) keepSession(eventWizard, id, kept.session);
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
