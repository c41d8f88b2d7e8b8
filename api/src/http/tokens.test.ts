import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { openTokens } from './tokens';

const secret = 'a secret of tests that is long enough for the algorithm';
const at = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const claims = { userId: 7, sessionId: '0b0f4d3e-3a43-4a5e-9a0e-0d8f5d8f3a11', generation: 1 };

const refused = { code: 'notSignedIn' };

describe('a token that was read before', () => {
  it('says the same, until it expires', async () => {
    const tokens = openTokens(secret);
    const { token } = await tokens.issue(claims, at);
    expect(await tokens.readAccess(token, at)).toEqual(claims);
    expect(await tokens.readAccess(token, later(15 * 60 + 4))).toEqual(claims);
    await expect(tokens.readAccess(token, later(15 * 60 + 5))).rejects.toMatchObject(refused);
    // As one that is read for the first time then.
    await expect(openTokens(secret).readAccess(token, later(15 * 60 + 5))).rejects.toMatchObject(refused);
    expect(await openTokens(secret).readAccess(token, later(15 * 60 + 4))).toEqual(claims);
  });

  it('is taken for nothing else', async () => {
    const tokens = openTokens(secret);
    const { token, refreshToken } = await tokens.issue(claims, at);
    await tokens.readAccess(token, at);
    await tokens.readRefresh(refreshToken, at);
    await expect(tokens.readRefresh(token, at)).rejects.toMatchObject(refused);
    await expect(tokens.readAccess(refreshToken, at)).rejects.toMatchObject(refused);
    await expect(tokens.readAccess(`${token.slice(0, -4)}AAAA`, at)).rejects.toMatchObject(refused);
  });

  it('is not remembered where it was refused', async () => {
    const tokens = openTokens(secret);
    const forged = await new SignJWT({ sid: claims.sessionId, gen: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('7')
      .setAudience('huella:access')
      .setIssuedAt(at)
      .setExpirationTime(later(600))
      .sign(new TextEncoder().encode('another secret that is as long as the first one is'));
    await expect(tokens.readAccess(forged, at)).rejects.toMatchObject(refused);
    await expect(tokens.readAccess(forged, at)).rejects.toMatchObject(refused);
  });

  it('is one of so many: those before it are verified again', async () => {
    const tokens = openTokens(secret);
    const { token } = await tokens.issue(claims, at);
    await tokens.readAccess(token, at);
    for (let userId = 100; userId < 2_200; userId += 1)
      await tokens.readAccess((await tokens.issue({ ...claims, userId }, at)).token, at);
    expect(await tokens.readAccess(token, at)).toEqual(claims);
  });
});
