/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts[]} all */
export function sumCounts(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    nothing,
  );
}

/** The last line of every test run, read by people and machines. */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A step without tests of its own (format, lint, types) is one test. */
export function countStatic(exitCode) {
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * Counts a report of vitest's JSON reporter. A file that failed without a failed test (it threw while loading, or
 * one of its hooks did) is one more failure: vitest itself counts only tests.
 * @param {unknown} report undefined when the run left none
 * @param {number} exitCode
 */
export function countVitest(report, exitCode) {
  const files = report?.testResults ?? [];
  return settle(sumCounts(files.map(countVitestFile)), exitCode);
}

const vitestKinds = { passed: 'passed', failed: 'failed', skipped: 'skipped', todo: 'skipped' };

function countVitestFile(file) {
  // Any other status ("pending") is a test that was found and never ended: not passed, and nobody skipped it.
  const counts = tally(file.assertionResults.map((test) => vitestKinds[test.status] ?? 'failed'));
  return file.status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Counts a report of Playwright's JSON reporter. A test that passed only on a second try counts as failed; so does
 * every error outside a test (a file that does not load, the global set-up, no tests found).
 * @param {unknown} report undefined when the run left none
 * @param {number} exitCode
 */
export function countPlaywright(report, exitCode) {
  const tests = tally(testsOf(report?.suites ?? []).map((test) => playwrightKinds[test.status] ?? 'failed'));
  const outside = { ...nothing, failed: report?.errors?.length ?? 0 };
  return settle(sumCounts([tests, outside]), exitCode);
}

const playwrightKinds = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' };

function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests),
    ...testsOf(suite.suites ?? []),
  ]);
}

function tally(kinds) {
  return sumCounts(kinds.map((kind) => ({ ...nothing, [kind]: 1 })));
}

/** No test at all, and an exit code that no counted test explains (an unhandled error, a crash), are failures. */
function settle(counts, exitCode) {
  const empty = counts.passed + counts.failed + counts.skipped === 0;
  return counts.failed === 0 && (empty || exitCode !== 0) ? { ...counts, failed: 1 } : counts;
}
