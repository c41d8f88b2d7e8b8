import type { AnswerOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { call } from '../call/call';
import { readTokens } from '../call/tokens';
import { isOpen } from '../paths';
import { beginAhead, takeAhead } from './ahead';
import { tenantLabel } from './own-label';

type Start = ReplyOf<Calls['start.get']>;
type Models = AnswerOf<Calls['models.all']>;

/** What this page asked for at its start, until it is taken. */
let start: { readonly refreshToken: string; readonly answer: Promise<Start> } | null = null;
let models: { readonly boxId: number; readonly answer: Promise<Models> } | null = null;

const ask = () => call('start.get', { query: { tenant: tenantLabel() } });

/**
 * Asks what a page begins with, where somebody is signed in and goes to a screen inside, and for the models of the establishment that they work in:
 * before the screens have come, which will want to know.
 */
export function beginStart(): void {
  const tokens = readTokens();
  if (tokens === null || isOpen(window.location.pathname)) return;
  const answer = ask();
  beginAhead();
  start = { refreshToken: tokens.refreshToken, answer };
  answer.then(beginModels, () => undefined); // whoever takes it is told
}

function beginModels({ place }: Start): void {
  if (place === null) return;
  const answer = takeAhead('models.all', { params: { boxId: String(place.boxId) } });
  models = { boxId: place.boxId, answer };
  answer.catch(() => undefined); // likewise
}

/**
 * What a page begins with: what was asked for at its start, or, later or in another session, what is so now. Throws the
 * refusal.
 */
export function takeStart(): Promise<Start> {
  const taken = start;
  start = null;
  return taken !== null && taken.refreshToken === readTokens()?.refreshToken ? taken.answer : ask();
}

/** Whether the session with which this page began has ended before any screen was there to say so. Said once. */
export function endedAtStart(): boolean {
  const hasEnded = start !== null && readTokens() === null;
  if (hasEnded) start = null;
  return hasEnded;
}

/** The models of an establishment, where this page asked for them at its start. */
export function takeModels(boxId: number): Promise<Models> | null {
  const taken = models?.boxId === boxId ? models.answer : null;
  models = null;
  return taken;
}
