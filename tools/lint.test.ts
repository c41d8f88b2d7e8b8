import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, root } from './sources.mjs';

const eslint = new ESLint({ cwd: root });

/** The rules that refuse a text, as if it were in the first source file of a folder that ends so. */
async function findRefusals(folder: string, ending: string, text: string): Promise<(string | null)[]> {
  const filePath = listFiles([folder]).find((path) => path.endsWith(ending) && !path.includes('.test.'));
  if (!filePath) throw new Error(`${folder} holds no ${ending} file`);
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe('the lint settings', () => {
  it.each([
    ['no-console', 'console.error(1);'],
    ['huella/excused-cast', 'export const f = (x: unknown) => x as string;'],
    ['no-restricted-syntax', 'export default 1;'],
    ['no-restricted-syntax', 'export class Box { size = 1; }'],
    ['huella/zones', "import { Kysely } from 'kysely'; export type Db = Kysely<object>;"],
    ['huella/zones', "export const load = () => import('../../../web/src/paths');"],
    ['huella/import-order', "import { a } from './a';\nimport { z } from 'zod';\nexport { a, z };"],
    ['huella/import-order', "import { z } from 'zod';\n\nimport { a } from './a';\nexport { a, z };"],
    ['no-empty', 'try { JSON.parse(String(1)); } catch {}'],
  ])('refuse by %s: %s', async (rule, text) => {
    expect(await findRefusals('domain/src', '.ts', text)).toContain(rule);
  });

  it('let an excused cast, a constant and an error class pass', async () => {
    const text = [
      'export const kinds = [1, 2] as const;',
      '// The catalogue was checked when it was loaded.',
      'export const f = (x: unknown) => x as string;',
      'export class Refusal extends Error {}',
    ];
    expect(await findRefusals('domain/src', '.ts', text.join('\n'))).toEqual([]);
  });

  it.each([
    ['no-restricted-globals', 'export const mode = process.env.NODE_ENV;'],
    ['no-restricted-syntax', "export const P = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
    [
      'react-hooks/rules-of-hooks',
      "import { useId } from 'react';\nexport const P = (p: { on: boolean }) => (p.on ? <p id={useId()} /> : null);",
    ],
  ])('refuse in a component by %s', async (rule, text) => {
    expect(await findRefusals('web/src', '.tsx', text)).toContain(rule);
  });

  it.each([
    ['<a href="/assets">x</a>', true],
    ['<a href={`/runs/${id}`}>x</a>', true],
    ['<a href={`${id}?pk=1`}>x</a>', true],
    ["<a {...{ href: id === '' ? '/lots' : id }}>x</a>", true],
    ['<a href={id}>x</a>', false],
    ['<a href={`mailto:${id}`}>x</a>', false],
    ['<a href="#notes">x</a>', false],
  ])('ask for a checked address: %s is refused: %s', async (link, isRefused) => {
    const text = `export const P = ({ id }: { readonly id: string }) => ${link};`;
    const refusals = await findRefusals('web/src/features', '.tsx', text);
    expect(refusals.includes('huella/checked-address')).toBe(isRefused);
  });

  it.each([
    ['{ readonly href: string }', true],
    ['{ readonly backHref?: string | undefined }', true],
    ['{ readonly href: Address | null; readonly label: string }', false],
  ])('ask for the type of an address: %s is refused: %s', async (type, isRefused) => {
    const text = `import type { Address } from '../../address'; export type T = [Address, ${type}];`;
    const refusals = await findRefusals('web/src/features', '.tsx', text);
    expect(refusals.includes('huella/checked-address')).toBe(isRefused);
  });

  it.each(["const lots = '/lots'", 'const run = `/runs/${id}`'])(
    'refuse a path in a constant: %s',
    async (constant) => {
      const text = `export function f(id: number) { ${constant}; return id; }`;
      expect(await findRefusals('web/src/features', '.tsx', text)).toContain('huella/checked-address');
    },
  );
});

describe('the order of imports', () => {
  async function fix(lines: readonly string[]): Promise<string[]> {
    const fixing = new ESLint({
      cwd: root,
      fix: true,
      ruleFilter: ({ ruleId }) => ruleId === 'huella/import-order',
    });
    const text = lines.join('\n');
    const [result] = await fixing.lintText(text, { filePath: 'web/src/paths.ts' });
    expect(result?.messages).toEqual([]);
    return (result?.output ?? text).split('\n');
  }

  it('is put right: groups change places, and within a group all stays as it was', async () => {
    expect(
      await fix([
        "import { b } from './b';",
        '',
        "import type { Words } from '@huella/domain/words';",
        "import { readFileSync } from 'node:fs';",
        "import { z } from 'zod';",
        "import { a } from '../a';",
        "import { act } from 'react';",
        '',
        'export const all = [a, act, b, readFileSync, z] satisfies Words[];',
      ]),
    ).toEqual([
      "import { readFileSync } from 'node:fs';",
      "import { z } from 'zod';",
      "import { act } from 'react';",
      "import type { Words } from '@huella/domain/words';",
      "import { b } from './b';",
      "import { a } from '../a';",
      '',
      'export const all = [a, act, b, readFileSync, z] satisfies Words[];',
    ]);
  });

  it('takes comments along, also those of several lines', async () => {
    expect(
      await fix([
        '/** The file. */',
        "import { b } from './b'; // behind b",
        '/*',
        ' * Above zod.',
        ' */',
        'import {',
        '  z,',
        "} from 'zod';",
        'export { b, z };',
      ]),
    ).toEqual([
      '/** The file. */',
      '/*',
      ' * Above zod.',
      ' */',
      'import {',
      '  z,',
      "} from 'zod';",
      "import { b } from './b'; // behind b",
      'export { b, z };',
    ]);
  });

  it('leaves what is imported for its side effects in its place', async () => {
    const lines = [
      "import { a } from './a';",
      "import 'leaflet/dist/leaflet.css';",
      "import { z } from 'zod';",
      'export { a, z };',
    ];
    expect(await fix(lines)).toEqual(lines);
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'huella-lint-'));
beforeAll(() => {
  const settings = { extends: path.join(root, 'tsconfig.base.json'), include: ['**/*'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The rules by which oxlint, which knows the types, refuses a text as if it were under a path. */
function findTypedRefusals(filePath: string, text: string): string[] {
  const file = path.join(folder, filePath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const program = path.join(root, 'node_modules', '.bin', 'oxlint');
  const config = ['--config', path.join(root, '.oxlintrc.json')];
  const { stdout } = spawnSync(program, [...config, '--format=json', filePath], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: readonly { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

describe('the settings of the lint that knows the types', () => {
  it.each([
    ['typescript(no-explicit-any)', 'export const x: any = 1;'],
    ['typescript(no-non-null-assertion)', 'export const f = (x: string[]) => x[0]!;'],
    ['typescript(no-floating-promises)', 'Promise.resolve(1);'],
    ['typescript(no-misused-promises)', 'export const f = (x: number[]) => x.forEach(async () => {});'],
    ['typescript(no-unnecessary-condition)', 'export const f = (x: string) => (x === null ? 1 : 2);'],
    ['typescript(no-unsafe-assignment)', "export const x: string = JSON.parse('1');"],
    [
      'typescript(switch-exhaustiveness-check)',
      "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
    ],
    ['eslint(no-unused-vars)', 'const x = 1;'],
  ])('refuse by %s: %s', (rule, text) => {
    expect(findTypedRefusals('domain/src/kind.ts', text)).toContain(rule);
  });

  it('let a test read a reply as it comes, and a name that starts with an underscore be', () => {
    const text = "export const x: string = JSON.parse('1'); export const f = (_at: number) => 1;";
    expect(findTypedRefusals('domain/src/kind.test.ts', text)).toEqual([]);
  });
});
