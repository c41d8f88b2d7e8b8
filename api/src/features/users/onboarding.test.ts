import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { insertVisitor } from './users.store';

const open = useTestApp();
let visitors = 0;

/** Somebody who made their account themselves. */
async function buildVisitor(app: TestApp) {
  visitors += 1;
  const visitor = {
    email: `visitor${String(visitors)}@huella.example`,
    passwordHash: 'nobody signs in with it',
    firstname: 'Ana',
    lastname: 'Paz',
    country: null,
    timezone: 'America/Argentina/Buenos_Aires',
    language: 'es',
    isProved: false,
    hasAccepted: true,
    context: null,
  } as const;
  const userId = await insertVisitor(app.db, visitor, app.time.now);
  return { userId, token: await buildToken(app, userId) };
}

const asked = async (app: TestApp, token: string) => {
  const { onboardingStep, onboardingStepCompany, isProfiled, isDelegated } = await app.call(
    'users.getInfo',
    {},
    token,
  );
  return { onboardingStep, onboardingStepCompany, isProfiled, isDelegated };
};

const later = (app: TestApp, token: string) => app.attempt('users.markAsDelegated', {}, token);

const nothing = { onboardingStep: 0, onboardingStepCompany: null };

describe('what a newcomer is asked next', () => {
  it('is their own form, then nothing until they have a company, then its first establishment', async () => {
    const app = open();
    const { userId, token } = await buildVisitor(app);
    expect(await asked(app, token)).toMatchObject({ onboardingStep: 1, isProfiled: false });

    // Saved as it is: what they said when they signed up is right.
    const form = { action: 'update', objectType: 'user', pk: userId, values: {} } as const;
    expect(await app.statusOf('objects.add', { body: form }, token)).toBe(200);
    expect(await asked(app, token)).toMatchObject({ ...nothing, isProfiled: true, isDelegated: false });

    const companyId = await buildCompany(app);
    await buildRelation(app, userId, { companyId }, 'owner');
    expect(await asked(app, token)).toMatchObject({ onboardingStep: 2, onboardingStepCompany: companyId });
    await buildBox(app, companyId);
    expect(await asked(app, token)).toMatchObject(nothing);
  });

  it('keeps when the form was saved first', async () => {
    const app = open();
    const { userId, token } = await buildVisitor(app);
    const first = app.time.now;
    const form = { action: 'update', objectType: 'user', pk: userId, values: {} } as const;
    await app.attempt('objects.add', { body: form }, token);
    app.time.now = new Date(first.getTime() + 60_000);
    await app.attempt('objects.add', { body: form }, token);
    const { profile_at } = await app.db
      .selectFrom('app_user')
      .select('profile_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(profile_at).toEqual(first);
    app.time.now = first;
  });

  it('is nothing once it was left for later, until another company is made', async () => {
    const app = open();
    const { userId, token } = await buildVisitor(app);
    expect((await later(app, token)).body).toEqual({ ok: true });
    expect(await asked(app, token)).toEqual({ ...nothing, isProfiled: false, isDelegated: true });

    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 1000);
    const companyId = await buildCompany(app);
    await buildRelation(app, userId, { companyId }, 'owner');
    expect(await asked(app, token)).toMatchObject({ onboardingStep: 2, onboardingStepCompany: companyId });
    await later(app, token);
    expect(await asked(app, token)).toMatchObject(nothing);
    app.time.now = before;
  });

  it('is nothing for who was settled by others, and nothing about companies that are not theirs', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    expect(await asked(app, owner.token)).toMatchObject(nothing);
    const expert = await buildUser(app);
    await buildRelation(app, expert, { companyId: await buildCompany(app) }, 'companyExpert');
    expect(await asked(app, await buildToken(app, expert))).toMatchObject(nothing);
  });

  it('can be left for later by the signed-in user alone, for themselves alone', async () => {
    const app = open();
    const [one, other] = [await buildVisitor(app), await buildVisitor(app)];
    expect(await app.statusOf('users.markAsDelegated', {})).toBe(401);
    await later(app, one.token);
    expect(await asked(app, other.token)).toMatchObject({ onboardingStep: 1, isDelegated: false });
  });
});
