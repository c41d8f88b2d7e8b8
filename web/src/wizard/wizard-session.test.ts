import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newSession, parseSession, type SessionModel } from './wizard-session';

const model: SessionModel<{ readonly target: string; readonly count: number }> = {
  name: 'send',
  answers: z.object({ target: z._default(z.string(), ''), count: z._default(z.number(), 0) }),
};
const place = { boxId: 7, assetType: 33 };
const session = newSession(model, place, '/assets', { target: 'lamatilde' });
const kept = { wizard: 'send', ...session };

describe('a session', () => {
  it('begins with what is known, and with the defaults of what is not', () => {
    expect(session.answers).toEqual({ target: 'lamatilde', count: 0 });
    expect(session).toMatchObject({ ...place, furthest: null, tries: 0, isDone: false });
  });

  it('is read as it was kept', () => {
    expect(parseSession(model, JSON.stringify(kept))).toEqual(session);
    const submitted = { ...kept, furthest: 'summary', tries: 2, isDone: true };
    expect(parseSession(model, JSON.stringify(submitted))).toMatchObject({ furthest: 'summary', tries: 2 });
  });

  it.each([
    ['something else', 'not json'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['another wizard', JSON.stringify({ ...kept, wizard: 'event' })],
    ['answers of another kind', JSON.stringify({ ...kept, answers: { target: 1 } })],
    ['no place', JSON.stringify({ ...kept, boxId: null })],
  ])('is none where %s was kept', (_, stored) => {
    expect(parseSession(model, stored)).toBeNull();
  });

  it('is read without a fault, whatever was kept', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        expect(() => parseSession(model, stored)).not.toThrow();
      }),
    );
  });
});
