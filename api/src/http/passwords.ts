import { hash, verify } from '@node-rs/argon2';

/** OWASP's least settings for argon2id: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password, with its own salt and settings inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** A hash of nothing anyone can type: what an unknown e-mail is checked against, so that both take the same time. */
const decoy = hashPassword('\u0000'.repeat(32));

/** Whether a password belongs to a hash. With no hash it works as long, and says no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password).catch(() => false); // a malformed hash matches nothing
  return matches && stored !== null;
}
