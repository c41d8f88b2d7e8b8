import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawnAt, drawnFolder, readDrawn } from './drawn-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'huella-drawn-'));
mkdirSync(path.join(folder, drawnFolder));
for (const language of ['es', 'en'])
  writeFileSync(path.join(folder, drawnFolder, `sign-in.${language}.html`), language);
writeFileSync(path.join(folder, drawnFolder, 'script.html'), '!');
writeFileSync(path.join(folder, drawnFolder, 'head.html'), 'head');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what a page shows before its scripts', () => {
  it.each([
    ['/login', 'es-AR,es;q=0.9', 'es!'],
    ['/login?next=%2Flots', 'en-GB', 'en!'],
    ['/login/', undefined, 'esen!'],
    ['/', 'en', 'en!'],
    ['/assets', 'en', ''],
    ['/assets?next=/login', 'en', ''],
    ['/register', 'es', ''],
    ['/loginx', 'es', ''],
    ['/access/login', 'es', ''],
  ])('of %s in %s is "%s"', (url, language, expected) => {
    expect(drawnAt(readDrawn(folder), url, { 'accept-language': language })).toEqual({
      head: expected === '' ? '' : 'head',
      body: expected,
    });
  });

  it.each([
    ['?1', '<template data-drawn="narrow-dark">b</template>'],
    ['?0', '<template data-drawn="wide-light">a</template>'],
  ])('is of the width that a browser that is a telephone by %s has', (hint, body) => {
    const whole =
      '<template data-drawn="wide-light">a</template><template data-drawn="narrow-dark">b</template>';
    const drawn = { head: '', script: '', templates: new Map([['es' as const, whole]]) };
    expect(drawnAt(drawn, '/login', { 'accept-language': 'es', 'sec-ch-ua-mobile': hint }).body).toBe(body);
  });

  it('is nothing where the build drew nothing', () => {
    expect(drawnAt(readDrawn(tmpdir()), '/login', {})).toEqual({ head: '', body: '' });
  });
});
