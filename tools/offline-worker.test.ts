import { describe, expect, it } from 'vitest';
import { filesOf } from './offline-worker.mjs';

const manifest = {
  screen: { file: 'assets/screen.js', imports: ['start'], css: ['assets/screen.css'] },
  start: { file: 'assets/start.js', imports: ['begin'] },
  begin: { file: 'assets/begin.js', assets: ['assets/letters.woff2'] },
  other: { file: 'assets/other.js', imports: ['start'] },
};

describe('the files that open without a network', () => {
  it('are those of the named screens with all that they import, once each', () => {
    expect(filesOf(manifest, ['screen', 'start'])).toEqual([
      '/assets/begin.js',
      '/assets/letters.woff2',
      '/assets/screen.css',
      '/assets/screen.js',
      '/assets/start.js',
    ]);
  });

  it('must all be in the build', () => {
    expect(() => filesOf(manifest, ['screen', 'gone'])).toThrow('gone');
  });
});
