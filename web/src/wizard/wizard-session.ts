import * as z from 'zod/mini';
import { knownAddress, type Address } from '../address';
import { randomName } from '../call/random-name';
import type { Place } from '../session/context';
import type { Steps } from './wizard-steps';

/** What a screen keeps of its answers, and how it reads them again. Answers that are left out have their default. */
export interface SessionModel<Answers> {
  /** Distinguishes its sessions from those of other screens. */
  readonly name: string;
  readonly answers: z.ZodMiniType<Answers>;
}

/** A wizard: its answers and its steps, in order. */
export interface WizardModel<Step extends string, Answers> extends SessionModel<Answers> {
  readonly steps: Steps<Step>;
}

/** Where a session belongs: one of another place is none here. */
export type SessionPlace = Pick<Place, 'boxId' | 'assetType'>;

/** One run through a wizard, kept in this tab under a name in the address, so that a reload loses nothing. */
export interface WizardSession<Answers> extends SessionPlace {
  /** Where the wizard leads back to. */
  readonly from: Address;
  /** The furthest step that was opened; null while that is the first. */
  readonly furthest: string | null;
  /** How often the server has surely refused the submit. */
  readonly tries: number;
  /** It was submitted: nothing is lost by leaving. */
  readonly isDone: boolean;
  readonly answers: Answers;
}

/** What the address of a wizard holds: the name of its session, and the open step. */
export const wizardSearch = z.object({
  v: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
  step: z.catch(z.optional(z.string().check(z.maxLength(20))), undefined),
});

const keptSession = z.object({
  wizard: z.string(),
  boxId: z.number(),
  assetType: z.number(),
  from: z.pipe(z.string(), z.transform(knownAddress)),
  furthest: z.nullable(z.string()),
  tries: z.int().check(z.minimum(0)),
  isDone: z.boolean(),
  answers: z.unknown(),
});

const prefix = 'huella.wizard.';
/** The sessions that are kept; older ones make room. */
const maxSessions = 6;

/** A session at its beginning, with the answers that are known already. */
export function newSession<Answers>(
  model: SessionModel<Answers>,
  { boxId, assetType }: SessionPlace,
  from: Address,
  answers: Partial<Answers> = {},
): WizardSession<Answers> {
  const begun = { furthest: null, tries: 0, isDone: false };
  return { boxId, assetType, from, ...begun, answers: model.answers.parse(answers) };
}

/** Keeps a session. A browser that keeps nothing goes on without: a reload then starts again. */
export function keepSession<Answers>(
  { name }: SessionModel<Answers>,
  id: string,
  session: WizardSession<Answers>,
): void {
  try {
    dropOldSessions(id);
    sessionStorage.setItem(prefix + id, JSON.stringify({ wizard: name, ...session }));
  } catch {
    // Remembering is a comfort: without room for it the wizard works on.
  }
}

function dropOldSessions(id: string): void {
  const ids = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) && key !== prefix + id);
  // Ids begin with the time they were made, so the oldest come first.
  for (const key of ids.sort().slice(0, Math.max(0, ids.length - maxSessions + 1)))
    sessionStorage.removeItem(key);
}

/** The kept session of an id, or null when this tab has none of this screen that can be read. */
export function readSession<Answers>(
  model: SessionModel<Answers>,
  id: string | undefined,
): WizardSession<Answers> | null {
  const stored = id === undefined ? null : sessionStorage.getItem(prefix + id);
  return stored === null ? null : parseSession(model, stored);
}

/** Reads a kept session; null when it is none of this screen. */
export function parseSession<Answers>(
  model: SessionModel<Answers>,
  stored: string,
): WizardSession<Answers> | null {
  const kept = keptSession.safeParse(parseJson(stored));
  if (!kept.success || kept.data.wizard !== model.name) return null;
  const { wizard: _wizard, ...session } = kept.data;
  const answers = model.answers.safeParse(session.answers);
  return answers.success ? { ...session, answers: answers.data } : null;
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null; // written by another version, or by somebody else
  }
}

/**
 * Begins a session of a screen before it opens, and returns its id for the address. The answers may lead to a later step
 * than the first.
 */
export function startSession<Answers>(
  model: SessionModel<Answers>,
  place: SessionPlace,
  from: Address,
  answers: Partial<Answers>,
  furthest: string | null = null,
): string {
  const id = randomName();
  keepSession(model, id, { ...newSession(model, place, from, answers), furthest });
  return id;
}
