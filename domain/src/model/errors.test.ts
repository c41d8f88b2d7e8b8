import { describe, expect, it } from 'vitest';
import { errorStatus, fail, failWith, hasErrors, issue, Refusal, warning } from './errors';

function caught(run: () => never): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a refusal', () => {
  it('carries its code, slots and status', () => {
    const refusal = caught(() => fail('tooManyRequests', { seconds: 30 }));
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'tooManyRequests',
      slots: { seconds: 30 },
      status: 429,
      issues: [],
    });
  });

  it('because of issues is invalid input', () => {
    const found = issue('weight', 'belowMin', { min: 10 });
    expect(caught(() => failWith([found]))).toMatchObject({
      code: 'invalidInput',
      status: 400,
      issues: [found],
    });
  });

  it('has a status of HTTP for every code', () => {
    expect(Object.values(errorStatus).every((status) => status >= 400 && status < 600)).toBe(true);
  });
});

describe('issues', () => {
  it('refuse, or only warn', () => {
    const error = issue('category', 'mandatory');
    const warns = warning('category', 'ageMismatch', { months: 30 });
    expect(error).toEqual({
      record: null,
      field: 'category',
      code: 'mandatory',
      slots: {},
      level: 'error',
    });
    expect(warns).toMatchObject({ level: 'warning', slots: { months: 30 } });
    expect([hasErrors([warns]), hasErrors([warns, error]), hasErrors([])]).toEqual([false, true, false]);
  });
});
