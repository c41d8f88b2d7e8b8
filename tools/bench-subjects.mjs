// What each benchmark measures: the files and folders whose change makes its recorded figure older than the code. Its own
// file in bench/ is always among them. A benchmark without a line here does not run, and a test says so.

/** Phrases are left out: no call reads them, and they change all the time. */
const domain = ['model', 'engine', 'catalogue', 'rules', 'calls'].map((room) => `domain/src/${room}`);
const database = ['api/src/db', 'api/migrations'];
/** What every call goes through. */
const calls = [...database, 'api/src/http', 'api/src/app.ts', 'api/src/main.ts'];
const lists = [...calls, ...domain, 'api/src/features/objects', 'api/src/features/assets'];
/** What writes on many assets at once. */
const bulk = [...calls, ...domain, 'api/src/features/runs', 'api/src/features/objects'];
/** What a browser loads. */
const pages = [
  'web/src',
  'web/index.html',
  'web/vite.config.ts',
  'tools/chunks.mjs',
  'domain/src',
  'api/src/http',
  'bench/browser.ts',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const subjects = {
  access: [...calls, 'api/src/features/users', 'api/src/features/accounts'],
  bulk: [...bulk, 'bench/import-file.ts', 'bench/own-writes.ts'],
  check: domain,
  event: [...bulk, 'api/src/features/events', 'bench/bulk.ts', 'bench/own-writes.ts'],
  finding: [...lists, 'bench/while-written.ts'],
  'first-load': pages,
  form: pages,
  grid: [...pages, 'api/src/features/sheets', 'bench/import-file.ts'],
  import: [
    ...bulk,
    'api/src/features/sheets',
    'api/src/outside/sheets',
    'bench/import-file.ts',
    'bench/own-writes.ts',
  ],
  'large-lists': lists,
  lighthouse: pages,
  list: [...lists, 'bench/measure-lists.ts', 'bench/while-written.ts'],
  'list-large': [...lists, 'bench/measure-lists.ts', 'bench/while-written.ts'],
  memory: ['api/src', 'api/migrations', ...domain],
  panel: [...lists, 'api/src/features/panel', 'bench/measure-panels.ts', 'bench/while-written.ts'],
  past: [...lists, 'bench/history-rows.ts'],
  qr: [
    ...calls,
    ...domain,
    'api/src/features/qr',
    'api/src/outside/visitor.ts',
    'web/src/public',
    'bench/pace.mjs',
  ],
  recall: [
    ...calls,
    ...domain,
    'api/src/features/recall',
    'api/src/features/lineage',
    'bench/lineage-rows.ts',
  ],
  report: [
    ...lists,
    'api/src/features/panel',
    'api/src/features/collateral',
    'bench/bag-rows.ts',
    'bench/measure-panels.ts',
    'bench/while-written.ts',
  ],
  'report-pdf': [...lists, 'api/src/features/panel', 'api/src/outside/sheets', 'bench/bag-rows.ts'],
  sheets: [
    ...bulk,
    'api/src/features/sheets',
    'api/src/features/transfers',
    'api/src/outside/sheets',
    'bench/import-file.ts',
    'bench/own-changes.ts',
    'bench/own-writes.ts',
    'bench/sheet-files.ts',
  ],
  'top-bar': [...calls, ...domain, 'api/src/features/context', 'api/src/features/users'],
  transfer: [...bulk, 'api/src/features/transfers', 'bench/bulk.ts', 'bench/own-writes.ts'],
  vitals: pages,
  writes: [...bulk, 'api/src/features/events', 'api/src/features/transfers'],
};
