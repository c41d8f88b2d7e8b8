import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// One zone for every machine, and not UTC, so that a date that slips by the offset shows.
process.env.TZ ??= 'America/Argentina/Buenos_Aires';

/** Pure code needs no fresh world per file; sharing one makes hundreds of small files quick. */
const pure = { pool: 'threads', isolate: false, environment: 'node', testTimeout: 20_000 } as const;

/** Tests that render what people see. */
const rendered = 'web/**/*.dom.test.tsx';

/**
 * Files that take a minute or more, the longest first. Vitest begins with the largest file where it has not run before, and
 * would come to the short ones that start and kill processes last, beside a worker that has nothing left to do.
 */
const slowest = [
  'api/src/demo/fill-demo.test.ts',
  'api/test/crash/crash-import.test.ts',
  'api/test/matrix/access-matrix.test.ts',
  'api/test/crash/filling.test.ts',
  'api/test/matrix/hostile-keys.test.ts',
  'api/test/crash/database-restart.test.ts',
  'api/src/db/embedded/recovery.test.ts',
  'api/test/crash/disk-full.test.ts',
  'api/src/admin/admin-process.test.ts',
];

/** How late a file begins: where it is among the slowest, and all others after these. */
function lateness({ moduleId }: TestSpecification): number {
  const at = slowest.findIndex((file) => moduleId.endsWith(file));
  return at === -1 ? slowest.length : at;
}

/** The order of Vitest, but that the slowest files come first within their project. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isApi = (file: TestSpecification) => file.project.name === 'api';
    const others = sorted.filter((file) => !isApi(file));
    return [...others, ...sorted.filter(isApi).sort((a, b) => lateness(a) - lateness(b))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { ...pure, name: 'domain', include: ['domain/**/*.test.ts'] } },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...pure,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', rendered],
        },
      },
      {
        test: {
          ...pure,
          name: 'web-dom',
          include: [rendered],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Each file has a database and an app of its own, and the product keeps nothing beside them: loading all its
          // modules again for each of them would take as long as the tests.
          isolate: false,
          // What calls make is soon garbage: more of it at once, from the first on, is collected a fifth as often, which
          // takes a tenth of the time of a processor away.
          execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
          // One more than a small machine has cores: a quarter of the time a worker waits, for a process that it starts or kills.
          maxWorkers: 3,
          // Projects with their own number of workers must not share a group (vitest refuses it).
          sequence: { groupOrder: 1 },
          globalSetup: ['api/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is written after an answer is waited for, as long as a busy machine takes.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
