import { expect, it } from 'vitest';
import { list } from '@huella/domain/phrases/es/list';
import { arrivalPhrase, type Arrival } from './use-arrival-kind';

/** Document 1 section 2, transferred assets. */
const documented: readonly Arrival[] = [
  { kind: 'updated', mode: 'update' },
  { kind: 'updated', mode: 'new' },
  { kind: 'updated_massive', mode: 'update' },
  { kind: 'transfer_massive', mode: 'update' },
  { kind: 'updated_massive', mode: 'new' },
  { kind: 'wait_for_massive', mode: 'new' },
  { kind: 'wait_for_massive', mode: 'update' },
];

it('says each kind of arrival in words of its own, and of others nothing', () => {
  const phrases = documented.map(arrivalPhrase);
  expect(new Set(phrases).size).toBe(documented.length);
  for (const phrase of phrases) expect(list).toHaveProperty((phrase ?? '').replace('list:', ''));
  expect(arrivalPhrase({ kind: 'transfer_massive', mode: 'new' })).toBeNull();
});
