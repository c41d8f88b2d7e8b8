import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedFiles, announcements, readLayers } from './announced-files';

const names = ['rolldown-runtime', 'start', 'access', 'list', 'form'];
const words = ['rolldown-runtime', 'start', 'es-open', 'en-open', 'es-list', 'en-list'];
const layers = new Map([...names, ...words].map((name) => [name, `/assets/${name}-h4sh.js`]));
const spanish = { 'accept-language': 'es-AR,es;q=0.9' };

describe('the scripts that a page names', () => {
  it.each([
    ['/', spanish, ['rolldown-runtime', 'start', 'es-open', 'access']],
    ['/login?next=%2Flots', spanish, ['rolldown-runtime', 'start', 'es-open', 'access']],
    ['/register', { 'accept-language': 'en-GB' }, ['rolldown-runtime', 'start', 'en-open', 'access']],
    ['/public/signup/verify/hash/a.b.c', spanish, ['rolldown-runtime', 'start', 'es-open', 'access']],
    ['/assets?f=1', spanish, ['rolldown-runtime', 'start', 'es-open', 'es-list', 'list']],
    ['/assets/new', spanish, ['rolldown-runtime', 'start', 'es-open', 'es-list', 'list']],
    ['/assets', { 'accept-language': 'en' }, ['rolldown-runtime', 'start', 'en-open', 'en-list', 'list']],
    ['/accessories', {}, ['rolldown-runtime', 'start', 'es-open', 'es-list', 'list']],
  ])('of %s for %j are %j', (url, headers, expected) => {
    expect(announcedFiles(layers, url, headers)).toEqual(expected.map((name) => `/assets/${name}-h4sh.js`));
  });

  it('are none that the build does not have', () => {
    expect(announcedFiles(new Map([['list', '/assets/list.js']]), '/assets', spanish)).toEqual([
      '/assets/list.js',
    ]);
  });

  it('stand in the page under its nonce', () => {
    expect(announcements(['/assets/a.js'], 'N0')).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/a.js" nonce="N0">',
    );
    expect(announcements([], 'N0')).toBe('');
  });
});

describe('the layers of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-layers-'));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are read from what the bundler says of it; a build that says nothing has none', () => {
    expect(readLayers(folder).size).toBe(0);
    mkdirSync(path.join(folder, '.vite'), { recursive: true });
    const chunks = {
      '_list-h4sh.js': { file: 'assets/list-h4sh.js', name: 'list' },
      'index.html': { file: 'assets/index-h4sh.js', name: 'index', isEntry: true },
      'fonts/inter.woff2': { file: 'assets/inter.woff2' },
    };
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
    expect([...readLayers(folder)]).toEqual([
      ['list', '/assets/list-h4sh.js'],
      ['index', '/assets/index-h4sh.js'],
    ]);
  });
});
