import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { fail } from '@huella/domain/model/errors';
import { openLatest } from '../latest';

/** Life of an access token and of a refresh token, in seconds. */
const accessSeconds = 15 * 60;
export const refreshSeconds = 30 * 24 * 3600;

const claims = z.object({
  sub: z.string().regex(/^\d{1,15}$/),
  sid: z.uuid(),
  gen: z.number().int().positive(),
});

/** What a token says: whose it is, of which session, of which generation. */
export interface Claims {
  readonly userId: number;
  readonly sessionId: string;
  readonly generation: number;
}

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

type Purpose = 'access' | 'refresh';

/**
 * Signs and reads tokens. One algorithm, one key, one audience a purpose: a token of another purpose is as good as
 * a forged one. The same claims at the same moment give the same pair, so a pair can be answered again without
 * being stored.
 */
export interface Tokens {
  readonly issue: (claims: Claims, at: Date) => Promise<TokenPair>;
  readonly readAccess: (token: string, now: Date) => Promise<Claims>;
  readonly readRefresh: (token: string, now: Date) => Promise<Claims>;
}

/** How many tokens a process remembers as soundly signed: as many people as ask within some minutes. */
const maxRemembered = 2_000;

/** Accepted of clocks that differ, in seconds. */
const clockTolerance = 5;

interface Sound {
  readonly claims: Claims;
  /** The second until which the token holds. */
  readonly expiresAt: number;
}

const audience = (purpose: Purpose) => `huella:${purpose}`;

export function openTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const sign = (given: Claims, at: Date, purpose: Purpose, seconds: number) => {
    const issuedAt = Math.floor(at.getTime() / 1000);
    return new SignJWT({ sid: given.sessionId, gen: given.generation })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(given.userId))
      .setAudience(audience(purpose))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  };
  const verify = async (token: string, now: Date, purpose: Purpose): Promise<Sound> => {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: audience(purpose),
      currentDate: now,
      clockTolerance,
      requiredClaims: ['exp', 'iat', 'sub'],
    }).catch(() => fail('notSignedIn')); // whatever is wrong with a token, the answer is the same
    const parsed = claims.safeParse(payload);
    if (!parsed.success || payload.exp === undefined) return fail('notSignedIn');
    const { sub, sid, gen } = parsed.data;
    return { claims: { userId: Number(sub), sessionId: sid, generation: gen }, expiresAt: payload.exp };
  };
  // A signature stays sound for ever; whether the token has expired and its session goes on is asked each time.
  const remembered = openLatest<Sound>(maxRemembered);
  const readAccess = async (token: string, now: Date): Promise<Claims> => {
    const known = remembered.find(token);
    const sound = known ?? (await verify(token, now, 'access'));
    if (isPast(sound, now)) {
      remembered.forget(token);
      return fail('notSignedIn');
    }
    if (known === undefined) remembered.keep(token, sound);
    return sound.claims;
  };
  return {
    issue: async (given, at) => ({
      token: await sign(given, at, 'access', accessSeconds),
      refreshToken: await sign(given, at, 'refresh', refreshSeconds),
    }),
    readAccess,
    readRefresh: async (token, now) => (await verify(token, now, 'refresh')).claims,
  };
}

/** As the verification itself says it. */
function isPast({ expiresAt }: Sound, now: Date): boolean {
  return expiresAt <= Math.floor(now.getTime() / 1000) - clockTolerance;
}
