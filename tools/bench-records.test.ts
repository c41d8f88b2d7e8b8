import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  findLastChange,
  findRecord,
  hashCode,
  judge,
  keepRecord,
  listBenchmarks,
  tellStates,
} from './bench-records.mjs';
import { subjects } from './bench-subjects.mjs';
import { root } from './sources.mjs';

const page = readFileSync(join(root, 'docs', 'benchmarks.md'), 'utf8');
const record = (name: string, said: string) =>
  `<!-- figures of ${name} -->\n\n## ${name}\n\nMeasured ${said} on 2 x EPYC.\n\n<!-- end of ${name} -->\n`;

describe('every benchmark', () => {
  it('says which code it measures, in tools/bench-subjects.mjs', () => {
    const silent = listBenchmarks().filter((name) => subjects[name] === undefined);
    expect(silent, 'give them a line in tools/bench-subjects.mjs').toEqual([]);
    expect(() => codeOf('new', subjects)).toThrow(/bench\/new\.bench\.ts .* tools\/bench-subjects\.mjs/);
  });

  it('measures code that there is, and there is one for each line', () => {
    const paths = Object.keys(subjects).flatMap((name) => codeOf(name, subjects));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('that is recorded has a target', () => {
    const recorded = listBenchmarks().filter((name) => findRecord(page, name) !== null);
    const aimless = recorded.filter((name) => {
      const section = page.slice(
        page.indexOf(`<!-- figures of ${name} -->`),
        page.indexOf(`<!-- end of ${name} -->`),
      );
      return !/^\|.*\| (?:target|p95 at most) +\|/m.test(section);
    });
    expect(recorded.length).toBeGreaterThan(10);
    expect(aimless).toEqual([]);
  });
});

describe('a record', () => {
  it('has its day and its code, or only its day where it is from before', () => {
    const text = record('list', '2026-11-25') + record('qr', '2026-11-27 of the code `0123456789ab`');
    expect(findRecord(text, 'list')).toEqual({ day: '2026-11-25', code: null });
    expect(findRecord(text, 'qr')).toEqual({ day: '2026-11-27', code: '0123456789ab' });
    expect(findRecord(text, 'none')).toBeNull();
  });

  it('takes the place of the one before; the first of a benchmark comes after all others', () => {
    const text = `# Benchmarks\n\n${record('list', '2026-11-25')}\n## Beside a peer\n`;
    const again = keepRecord(text, 'list', 'anew');
    expect(again).toBe(
      '# Benchmarks\n\n<!-- figures of list -->\n\nanew\n<!-- end of list -->\n\n## Beside a peer\n',
    );
    const both = keepRecord(again, 'qr', 'first');
    expect(both).toContain(
      '<!-- end of list -->\n\n<!-- figures of qr -->\n\nfirst\n<!-- end of qr -->\n\n## Beside a peer\n',
    );
    expect(keepRecord(both, 'qr', 'first')).toBe(both);
  });
});

describe('a recorded figure', () => {
  const here = { day: '2026-11-25', code: '0123456789ab' };
  const old = { day: '2026-11-25', code: null };
  const never = () => {
    throw new Error('the history is not needed');
  };

  it('is judged by its code alone where it names it', () => {
    expect(judge(here, '0123456789ab', never).state).toBe('fresh');
    expect(judge(here, 'ba9876543210', never).state).toBe('older');
    expect(judge(null, '', never).state).toBe('missing');
  });

  it.each([
    ['2026-11-24', false, 'fresh'],
    ['2026-11-25', false, 'unknown'],
    ['2026-11-26', false, 'older'],
    ['2026-11-24', true, 'older'],
  ] as const)(
    'from before there was one, by the day of its code: %s, unsaved %s: %s',
    (day, isUnsaved, state) => {
      expect(judge(old, '', () => ({ day, isUnsaved })).state).toBe(state);
    },
  );

  it('is unknown where the history is not there to ask', () => {
    const judged = judge(old, '', () => null);
    expect(judged).toEqual({ state: 'unknown', why: expect.stringContaining('no whole history') });
    expect(tellStates([{ name: 'list', ...judged }])).toMatch(/^list {2}unknown {2}recorded 2026-11-25, /);
  });
});

describe('the hash of code', () => {
  it('is of files as they are, without their tests', () => {
    const one = hashCode(['tools/count.mjs']);
    expect(one).toMatch(/^[0-9a-f]{12}$/);
    expect(hashCode(['tools/count.mjs', 'tools/count.test.ts'])).toBe(one);
    expect(hashCode(['tools/count.mjs', 'tools/sources.mjs'])).not.toBe(one);
  });
});

describe('the last change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huella-history-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@huella.example', ...args], {
      cwd,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2026-11-20T12:00:00Z',
        GIT_AUTHOR_DATE: '2026-11-20T12:00:00Z',
      },
    });

  it('is known by a whole history, and not by a part of one or without', () => {
    const [whole, part] = [join(folder, 'whole'), join(folder, 'part')];
    mkdirSync(whole);
    expect(findLastChange(['code'], whole)).toBeNull();
    git(whole, 'init', '-q');
    for (const text of ['one', 'two']) {
      writeFileSync(join(whole, 'code'), text);
      git(whole, 'add', '.');
      git(whole, 'commit', '-qm', text);
    }
    expect(findLastChange(['code'], whole)).toEqual({ day: '2026-11-20', isUnsaved: false });
    expect(findLastChange(['other'], whole)).toBeNull();
    git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(whole).href, part);
    expect(findLastChange(['code'], part)).toBeNull();
    writeFileSync(join(whole, 'code'), 'three');
    expect(findLastChange(['code'], whole)).toEqual({ day: '2026-11-20', isUnsaved: true });
  });
});
