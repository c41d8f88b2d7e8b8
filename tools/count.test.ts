import { describe, expect, it } from 'vitest';
import { countPlaywright, countStatic, countVitest, formatCounts, sumCounts } from './count.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

const vitestRun = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

const browserRun = (statuses: string[], errors: unknown[] = []) => ({
  errors,
  suites: [{ specs: [], suites: [{ specs: statuses.map((status) => ({ tests: [{ status }] })) }] }],
});

describe('countVitest', () => {
  it('counts tests by their status', () => {
    const report = vitestRun(file('passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed'));
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that did not load', () => {
    const report = vitestRun(file('passed', 'passed', 'passed'), file('failed'));
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  it('counts a file whose hook failed though no test did', () => {
    expect(countVitest(vitestRun(file('failed', 'passed')), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(countVitest(vitestRun(file('failed', 'skipped')), 1)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 1,
    });
  });

  it('counts a test that never ended as failed', () => {
    expect(countVitest(vitestRun(file('passed', 'pending')), 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts an error outside every test, which shows only in the exit code', () => {
    const report = vitestRun(file('passed', 'passed'));
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(countVitest(report, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it('counts a run without tests or without a report as one failure', () => {
    expect(countVitest(vitestRun(), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('countPlaywright', () => {
  it('counts tests by their outcome, a flaky one as failed', () => {
    const report = browserRun(['expected', 'expected', 'unexpected', 'flaky', 'skipped']);
    expect(countPlaywright(report, 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  it('counts every error outside a test', () => {
    const report = browserRun(['expected', 'skipped'], [{ message: 'global set-up failed' }, {}]);
    expect(countPlaywright(report, 1)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  });

  it('counts tests at every depth and an unknown outcome as failed', () => {
    const report = {
      errors: [],
      suites: [{ specs: [{ tests: [{ status: 'expected' }] }], suites: browserRun(['surprise']).suites }],
    };
    expect(countPlaywright(report, 0)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts no tests, no report and an unexplained exit code as one failure', () => {
    expect(countPlaywright(browserRun([]), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright(browserRun(['expected']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});

describe('the sum', () => {
  it('adds steps of every kind and reads as one plain line', () => {
    const all = [
      countStatic(0),
      countStatic(1),
      countVitest(vitestRun(file('passed', 'passed', 'skipped')), 0),
    ];
    expect(formatCounts(sumCounts(all))).toBe('2 passed, 1 failed, 1 skipped');
  });
});
