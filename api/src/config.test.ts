import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'huella-config-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the settings', () => {
  it('have a working default for everything', () => {
    const config = readConfig({ DATA_DIR: folder });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, demo: 'ifEmpty' });
    expect(config.publicUrl).toBe('http://127.0.0.1:3000');
  });

  it('make a secret once and keep it to the owner', () => {
    const first = readConfig({ DATA_DIR: folder }).tokenSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: folder }).tokenSecret).toBe(first);
    expect(statSync(path.join(folder, 'token-secret')).mode & 0o077).toBe(0);
  });

  it.each([
    ['beyond loopback', { HOST: '0.0.0.0' }, 'no'],
    ['with a server of its own', { DATABASE_URL: 'postgres://x/y', TOKEN_SECRET: 's'.repeat(32) }, 'no'],
    ['when asked', { HOST: '0.0.0.0', DEMO: '1' }, 'yes'],
    ['when refused', { DEMO: '0' }, 'no'],
  ])('fill the demo %s: %o', (_name, env, demo) => {
    expect(readConfig({ DATA_DIR: folder, ...env }).demo).toBe(demo);
  });

  it.each([
    ['at once on loopback', {}, 0],
    ['after balancers noticed elsewhere', { HOST: '0.0.0.0' }, 3_000],
    ['when asked', { HOST: '0.0.0.0', STOP_DELAY: '500' }, 500],
  ])('stop %s: %o', (_name, env, stopDelay) => {
    expect(readConfig({ DATA_DIR: folder, ...env })).toMatchObject({ stopDelay });
  });

  it.each([
    ['PORT', { PORT: 'many' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['TOKEN_SECRET', { DATABASE_URL: 'postgres://x/y' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,evil.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,' }],
  ])('name %s when %o cannot be used', (name, env) => {
    expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(new RegExp(`^${name}: `));
  });

  it.each([
    [undefined, []],
    ['10.0.0.7', ['10.0.0.7']],
    ['loopback, 192.168.0.0/16,2001:db8::/32', ['loopback', '192.168.0.0/16', '2001:db8::/32']],
  ])('trust the proxies of %j', (given, trusted) => {
    expect(readConfig({ DATA_DIR: folder, TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });

  it('take an empty variable as absent', () => {
    expect(readConfig({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });
});
