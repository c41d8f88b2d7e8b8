/**
 * Waits for work that was begun together until all of it has ended, also where some of it failed: nothing may be asked any more in
 * a transaction that its end closes. Throws the first failure in their order.
 */
export async function waitForAll<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  for (const each of work) await each;
  return Promise.all(work);
}
