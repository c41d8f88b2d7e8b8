import { findChain } from '@huella/domain/catalogue/lookups/chains';
import { checkEmail } from '@huella/domain/engine/fields/email';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import { sandboxEmailOf, sandboxPerson } from '@huella/domain/rules/sandbox';
import type { Actor } from '../../db/actors';
import { findPgFault } from '../../db/pg-fault';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashPassword } from '../../http/passwords';
import { networkOf, type Origin } from '../../outside/visitor';
import { getInvitation } from '../invitations/invitations-check';
import { recordSecurityEvent } from '../users/security-events.store';
import { markOf, requireTry } from '../users/throttle-check';
import { insertSandboxUser, updatePreferences } from '../users/users.store';

/** Puts into a new sandbox what it begins with, and answers what is to be chosen in the top bar. */
export type FillSandbox = (
  db: Inside,
  deps: Deps,
  actor: Actor,
  about: { readonly chain: number; readonly mark: string },
) => Promise<{ readonly companyId: number; readonly boxId: number; readonly assetType: number }>;

/** The chain that is tried where none is named: cattle. */
const usualChain = 11;

const hourSeconds = 3600;

export interface Sandbox {
  readonly email: string;
  /** In clear here and never again: the database has its hash. */
  readonly password: string;
  readonly chain: number;
}

/**
 * Opens a sandbox: an account with a company, an establishment and sample data of a chain (document 1 sections 2 and 7,
 * decisions section 3). Refuses with `tooManyRequests` when an address has opened as many as it may in an hour. An
 * invitation only says which chain: a sandbox reaches nobody's company, and leaves it to be accepted.
 */
export async function openSandbox(
  deps: Deps,
  fill: FillSandbox,
  body: BodyOf<Calls['users.signUpSandbox']>,
  from: { readonly ip: string; readonly origin: Origin },
): Promise<Sandbox> {
  const given = body.email ?? null;
  const issues = [...(given === null ? [] : checkEmail(given)), ...checkChain(body.chain)];
  if (issues.length > 0) failWith(issues);
  const now = deps.clock();
  const opened = {
    key: `sandbox:${markOf(deps.config, networkOf(from.ip))}`,
    max: deps.config.limits.sandboxes,
    seconds: hourSeconds,
  };
  await requireTry(deps.db, opened, now);
  const hash = body.hash ?? null;
  const invitation = hash === null ? null : await getInvitation(deps.db, hash, now);
  const chain = body.chain ?? invitation?.chain ?? usualChain;
  const mark = deps.newId().replaceAll('-', '').slice(0, 10);
  const email = given?.trim() ?? sandboxEmailOf(mark);
  const password = passwordOf(deps.randomBytes(12));
  const passwordHash = await hashPassword(password);
  const { language, timezone } = body;
  const person = {
    email,
    firstname: sandboxPerson.firstname[language],
    lastname: sandboxPerson.lastname[language],
    country: null,
    timezone,
    language,
  };
  try {
    await transact(deps.db, async (db) => {
      const userId = await insertSandboxUser(db, { ...person, passwordHash }, now);
      const { origin } = from;
      await recordSecurityEvent(db, {
        userId,
        kind: 'sandboxOpened',
        at: now,
        origin,
        detail: String(chain),
      });
      const actor = { ...person, userId, sessionId: '', topBar: null };
      const chosen = await fill(db, deps, actor, { chain, mark });
      await updatePreferences(db, userId, {
        topBar: {
          chain: { id: chain },
          active: { id: chosen.assetType },
          company: { id: chosen.companyId },
          establishment: { id: chosen.boxId },
        },
      });
    });
  } catch (error) {
    if (findPgFault(error)?.constraint === 'app_user_email_unique') fail('userExist');
    throw error;
  }
  return { email, password, chain };
}

/** Letters and digits that nobody mistakes for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Three groups of four: two letters and two digits each, about 46 bits, easy to read out. */
function passwordOf(bytes: Buffer): string {
  const signs = [...bytes].map((byte, at) => {
    const from = at % 4 < 2 ? letters : digits;
    return from[byte % from.length] ?? '';
  });
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8, 12)].map((group) => group.join('')).join('-');
}

function checkChain(chain: number | undefined): readonly Issue[] {
  return chain === undefined || findChain(chain) !== null ? [] : [issue('chain', 'wrongType')];
}
