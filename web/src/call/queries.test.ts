import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '@huella/domain/model/errors';
import { CallError } from './call-error';
import { queryClient } from './queries';

const models = ['models.all', { params: { boxId: '1' } }] as const;

async function refuse(name: string, code: ErrorCode): Promise<boolean> {
  queryClient.setQueryData(models, []);
  const asked = queryClient.query({
    queryKey: [name, code],
    retry: false,
    queryFn: () => Promise.reject(new CallError(code)),
  });
  await expect(asked).rejects.toThrow(code);
  return queryClient.getQueryState(models)?.isInvalidated === true;
}

describe('the models of a place', () => {
  it.each<[string, ErrorCode, boolean]>([
    ['objects.list', 'invalidInput', true],
    ['objects.list', 'notFound', false],
    ['rights.ofBox', 'invalidInput', false],
  ])('after %s was refused with %s are asked for again: %s', async (name, code, expected) => {
    expect(await refuse(name, code)).toBe(expected);
  });
});
