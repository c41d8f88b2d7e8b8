import { defineConfig } from 'vitest/config';

// One zone for every machine, and not UTC, so that a date that slips by the offset shows.
process.env.TZ ??= 'America/Argentina/Buenos_Aires';

/** Pure code needs no fresh world per file; sharing one makes hundreds of small files quick. */
const pure = { pool: 'threads', isolate: false, environment: 'node', testTimeout: 20_000 } as const;

/** Tests that render what people see. */
const rendered = 'web/**/*.dom.test.tsx';

export default defineConfig({
  test: {
    projects: [
      { test: { ...pure, name: 'domain', include: ['domain/**/*.test.ts'] } },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
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
          maxWorkers: 2,
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
