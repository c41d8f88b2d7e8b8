import { describe, expect, it } from 'vitest';
import { settings, settingsFor } from './settings';

describe('settings', () => {
  it('name each setting once and give a reason for it', () => {
    const names = settings.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    expect(settings.filter((row) => row.why.length < 10)).toEqual([]);
  });

  it('follow the memory of the machine', () => {
    const buffers = (ramMb: number) => settingsFor('durable', ramMb, 'linux').get('shared_buffers');
    expect([buffers(2048), buffers(4096), buffers(16_384)]).toEqual(['128MB', '256MB', '1024MB']);
  });

  it('never trade safety for speed outside tests', () => {
    const safe = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];
    const values = (profile: 'durable' | 'test') => {
      const all = settingsFor(profile, 8192, 'linux');
      return safe.map((name) => all.get(name));
    };
    expect(values('durable')).toEqual(['on', 'on', 'on', 'on']);
    expect(values('test')).toEqual(['off', 'off', 'off', 'off']);
  });

  it('flush the cache of the drive on macOS only', () => {
    expect(settingsFor('durable', 8192, 'darwin').get('wal_sync_method')).toBe('fsync_writethrough');
    expect(settingsFor('durable', 8192, 'linux').has('wal_sync_method')).toBe(false);
  });
});
