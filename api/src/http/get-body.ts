import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '@huella/domain/calls/contract';
import { fail, failWith, issue } from '@huella/domain/model/errors';

/** Whether a call is a GET that may have a body, which the framework does not read (decisions section 1). */
export function mayBringBody({ method, body }: Call): boolean {
  return method === 'GET' && body !== undefined;
}

/**
 * Reads the body of a GET: JSON, or nothing at all. It is checked apart, by `checkGetBody`.
 * @throws Refusal `tooLarge`, `badJson`
 */
export async function readGetBody({ raw }: FastifyRequest, limit: number): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of raw) {
    const bytes = Buffer.from(part as Uint8Array); // a request that is read without an encoding
    size += bytes.length;
    if (size > limit) fail('tooLarge');
    parts.push(bytes);
  }
  const text = Buffer.concat(parts).toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return fail('badJson');
  }
}

/** The body of a GET as its contract has it; what does not fit is refused with its place. */
export function checkGetBody({ body }: Call, sent: unknown): unknown {
  if (body === undefined) return undefined;
  const read = z.safeParse(body, sent);
  if (read.success) return read.data;
  return failWith(
    read.error.issues.slice(0, 50).map((found) => {
      const place = found.path.map(String).join('.').slice(0, 120);
      return issue(place === '' ? null : place, 'wrongType');
    }),
  );
}
