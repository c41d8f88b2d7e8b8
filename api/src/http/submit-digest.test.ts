import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { submitDigest } from './submit-digest';

const rows = Array.from({ length: 3_000 }, (_, at) => ({ rfid: `982 ${String(at)}`, weight: at, ear: null }));

it.each([
  ['nothing', {}],
  ['texts, numbers and what is in each other', { b: 'é"', a: { d: 1, c: [true, { f: null, e: 2 }] }, _: [] }],
  ['rows', { values: rows, name: 'Manga', lots: [1, 2], left: undefined }],
])('is that of the canonical JSON of %s', async (_what, content) => {
  const whole = createHash('sha256').update(canonicalJson(content)).digest();
  expect(await submitDigest({ ...content, submitKey: 'a' })).toEqual(whole);
  expect(await submitDigest({ submitKey: 'b', ...content })).toEqual(whole);
});

it('lets others have their turn between rows', async () => {
  const long = { submitKey: 'a', values: Array.from({ length: 20 }, () => rows).flat() };
  let turns = 0;
  const beside = setInterval(() => (turns += 1), 0);
  await submitDigest(long);
  clearInterval(beside);
  expect(turns).toBeGreaterThan(5);
});
