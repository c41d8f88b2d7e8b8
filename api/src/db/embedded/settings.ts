/** `durable` keeps every acknowledged commit; `test` trades that for speed and a small footprint. */
export type Profile = 'durable' | 'test';

export interface Setting {
  readonly name: string;
  /** A function receives the machine's memory in megabytes. */
  readonly value: string | ((ramMb: number) => string);
  /** Replaces `value` in the test profile. */
  readonly test?: string;
  /** Only on this platform. */
  readonly only?: NodeJS.Platform;
  readonly why: string;
}

/** A small machine lends little; from 8 GB on it lends a sixteenth. */
function bufferMb(ramMb: number): number {
  if (ramMb < 4096) return 128;
  return Math.max(256, Math.round(ramMb / 16));
}

/**
 * The command line of PostgreSQL. Every setting that matters is here even where it
 * equals the default: initdb writes what it finds on one machine into postgresql.conf, and a folder
 * copied elsewhere must behave the same. Figures were measured on 2 cores.
 */
export const settings: readonly Setting[] = [
  {
    name: 'shared_buffers',
    value: (ramMb) => `${bufferMb(ramMb)}MB`,
    test: '64MB',
    why: 'holds the rows of a large establishment, which a list without an index passes over; untouched pages cost nothing',
  },
  { name: 'effective_cache_size', value: (ramMb) => `${Math.round(ramMb / 4)}MB`, why: 'planner hint only' },
  { name: 'work_mem', value: '16MB', why: 'a full house of connections cannot eat a 4 GB machine' },
  { name: 'maintenance_work_mem', value: '128MB', why: 'index builds of a migration stay in memory' },
  {
    name: 'max_connections',
    value: '40',
    test: '100',
    why: 'pool, worker and lock, about 1.2 MB each when idle; several test files share one server',
  },
  { name: 'fsync', value: 'on', test: 'off', why: 'an acknowledged commit survives a power cut' },
  { name: 'synchronous_commit', value: 'on', test: 'off', why: 'acknowledged means written' },
  { name: 'full_page_writes', value: 'on', test: 'off', why: 'a torn page can be repaired' },
  { name: 'wal_level', value: 'replica', test: 'minimal', why: 'minimal makes cloning a database cheap' },
  {
    name: 'wal_compression',
    value: 'off',
    why: 'of the methods only pglz is compiled in, which took up to a sixth of the time of a large bulk',
  },
  { name: 'max_wal_size', value: '1GB', why: 'bounds recovery after a crash, about 4 ms per MB' },
  { name: 'checkpoint_timeout', value: '5min', why: 'bounds recovery after a crash' },
  { name: 'max_wal_senders', value: '0', why: 'nobody replicates from an embedded server' },
  { name: 'max_logical_replication_workers', value: '0', why: 'saves the launcher process' },
  { name: 'io_method', value: 'sync', why: 'three processes fewer at the same speed' },
  {
    name: 'dynamic_shared_memory_type',
    value: 'mmap',
    why: 'posix fails where /dev/shm is small (containers)',
  },
  { name: 'huge_pages', value: 'off', why: 'try would take pages reserved for somebody else' },
  { name: 'max_parallel_workers_per_gather', value: '1', why: 'few cores, several users' },
  { name: 'jit', value: 'off', why: 'the package has no LLVM' },
  { name: 'random_page_cost', value: '1.1', why: 'solid state disks' },
  { name: 'autovacuum', value: 'on', test: 'off', why: 'switching it off gains nothing on lasting data' },
  { name: 'autovacuum_naptime', value: '20s', why: 'bulk runs change a table within seconds' },
  { name: 'autovacuum_max_workers', value: '2', why: 'few cores, several users' },
  { name: 'autovacuum_vacuum_scale_factor', value: '0.05', why: 'the default waits for 20 % of a big table' },
  { name: 'autovacuum_analyze_scale_factor', value: '0.02', why: 'plans follow a bulk run soon' },
  { name: 'autovacuum_vacuum_insert_scale_factor', value: '0.1', why: 'events are only ever inserted' },
  {
    name: 'idle_session_timeout',
    value: '0',
    why: 'a time-out would drop the connection that holds the lock',
  },
  { name: 'default_text_search_config', value: 'pg_catalog.spanish', why: 'Spanish first' },
  { name: 'timezone', value: 'UTC', why: 'stored and compared in UTC, shown in the reader’s zone' },
  { name: 'lc_messages', value: 'C', why: 'the supervisor reads the log, so the log speaks one language' },
  { name: 'logging_collector', value: 'off', why: 'the log is a file that we open and rotate' },
  { name: 'log_destination', value: 'stderr', why: 'the log is a file that we open and rotate' },
  { name: 'log_checkpoints', value: 'off', why: 'a line every five minutes says nothing' },
  { name: 'log_min_messages', value: 'log', why: 'a refused row is reported by the app, not here' },
  { name: 'log_min_error_statement', value: 'panic', why: 'statements carry personal data' },
  { name: 'log_error_verbosity', value: 'terse', why: 'details carry the values of the row' },
  {
    name: 'wal_sync_method',
    value: 'fsync_writethrough',
    only: 'darwin',
    why: 'the default there does not flush the cache of the drive',
  },
];

/** Name and value of every setting for one profile, memory size (megabytes) and platform. */
export function settingsFor(profile: Profile, ramMb: number, platform: NodeJS.Platform): Map<string, string> {
  const here = settings.filter((row) => row.only === undefined || row.only === platform);
  return new Map(here.map((row) => [row.name, valueOf(row, profile, ramMb)]));
}

function valueOf(row: Setting, profile: Profile, ramMb: number): string {
  if (profile === 'test' && row.test !== undefined) return row.test;
  return typeof row.value === 'string' ? row.value : row.value(ramMb);
}
