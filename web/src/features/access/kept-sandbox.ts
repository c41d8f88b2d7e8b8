import * as z from 'zod/mini';
import { keep, readKept } from '../../session/kept';

/** The way into a sandbox, as this browser remembers it (document 1 section 2). */
const kept = z.object({
  email: z.string().check(z.maxLength(320)),
  password: z.string().check(z.maxLength(200)),
});
export type KeptSandbox = z.output<typeof kept>;

const key = 'huella.sandbox';

/** The sandbox that this browser opened last, or null. */
export function readSandbox(): KeptSandbox | null {
  return kept.safeParse(readKept(key)).data ?? null;
}

/** Remembers the sandbox in this browser. */
export function keepSandbox(sandbox: KeptSandbox): void {
  keep(key, sandbox);
}
