import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sources.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'huella-lint-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(filePath: string, text: string): void {
  const file = path.join(folder, filePath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs the linter over files of the folder, by the settings of the repository. */
function lint(...args: readonly string[]): string {
  const program = path.join(root, 'node_modules', '.bin', 'oxlint');
  return spawnSync(program, args, { cwd: folder }).stdout.toString();
}

beforeAll(() => {
  const typing = { extends: path.join(root, 'tsconfig.base.json'), include: ['**/*'] };
  write('tsconfig.json', JSON.stringify({ ...typing, compilerOptions: { jsx: 'react-jsx', lib: ['DOM'] } }));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  // Which settings a file has is decided by its path from them on.
  const settings = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  write('.oxlintrc.json', settings.replaceAll('"./', `"${root}/`));
});

interface Case {
  readonly rule: string;
  readonly text: string;
  readonly isRefused: boolean;
}

const refused = (rule: string, text: string): Case => ({ rule, text, isRefused: true });
const passed = (rule: string, text: string): Case => ({ rule, text, isRefused: false });
const link = (isRefused: boolean, written: string): Case => ({
  rule: 'huella(checked-address)',
  text: `export const P = ({ id }: { readonly id: string }) => ${written};`,
  isRefused,
});
const typed = (isRefused: boolean, type: string): Case => ({
  rule: 'huella(checked-address)',
  text: `import type { Address } from '../../address'; export type T = [Address, ${type}];`,
  isRefused,
});
const constant = (written: string): Case =>
  refused('huella(checked-address)', `export function f(id: number) { ${written}; return id; }`);

/** Of each folder, texts that a rule refuses or lets pass in a file there. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'domain/src/engine/fields/case.ts': [
    refused('eslint(no-console)', 'console.error(1);'),
    refused('eslint(no-empty)', 'try { JSON.parse(String(1)); } catch {}'),
    refused('eslint(eqeqeq)', 'export const f = (x: unknown) => x == null;'),
    refused('eslint(no-unused-vars)', 'const x = 1;'),
    refused(
      'eslint(max-lines-per-function)',
      `export function f() {\n${'  String(1);\n'.repeat(61)}  return 1;\n}`,
    ),
    refused('import(no-default-export)', 'export default 1;'),
    refused('huella(no-plain-class)', 'export class Box { size = 1; }'),
    passed('huella(no-plain-class)', 'export class Refusal extends Error {}'),
    refused('huella(excused-cast)', 'export const f = (x: unknown) => x as string;'),
    passed(
      'huella(excused-cast)',
      '// The catalogue was checked when it was loaded.\nexport const f = (x: unknown) => x as string;',
    ),
    passed('huella(excused-cast)', 'export const kinds = [1, 2] as const;'),
    refused('huella(zones)', "import { Kysely } from 'kysely'; export type Db = Kysely<object>;"),
    refused('huella(zones)', "export const load = () => import('../../../../web/src/paths');"),
    refused('huella(import-order)', "import { a } from './a';\nimport { z } from 'zod';\nexport { a, z };"),
    refused('huella(import-order)', "import { z } from 'zod';\n\nimport { a } from './a';\nexport { a, z };"),
    refused('typescript(no-explicit-any)', 'export const x: any = 1;'),
    refused('typescript(no-non-null-assertion)', 'export const f = (x: string[]) => x[0]!;'),
    refused('typescript(no-floating-promises)', 'Promise.resolve(1);'),
    refused(
      'typescript(no-misused-promises)',
      'export const f = (x: number[]) => x.forEach(async () => {});',
    ),
    refused('typescript(no-unnecessary-condition)', 'export const f = (x: string) => (x === null ? 1 : 2);'),
    refused('typescript(no-unsafe-assignment)', "export const x: string = JSON.parse('1');"),
    refused(
      'typescript(switch-exhaustiveness-check)',
      "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
    ),
    refused('typescript(TS2322)', "export const x: number = 'one';"),
  ],
  'domain/src/engine/fields/case.test.ts': [
    passed('typescript(no-unsafe-assignment)', "export const x: string = JSON.parse('1');"),
    passed('eslint(no-unused-vars)', 'export const f = (_at: number) => 1;'),
    passed('huella(excused-cast)', 'export const f = (x: unknown) => x as string;'),
  ],
  'web/src/features/assets/Case.tsx': [
    refused('eslint(no-restricted-globals)', 'export const mode = process.env.NODE_ENV;'),
    refused('react(no-danger)', "export const P = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"),
    refused(
      'react-hooks(rules-of-hooks)',
      "import { useId } from 'react';\nexport const P = (p: { on: boolean }) => (p.on ? <p id={useId()} /> : null);",
    ),
    refused(
      'react(refs)',
      "import { useRef } from 'react';\nexport function P() { const seen = useRef(0); return <p>{seen.current}</p>; }",
    ),
    refused(
      'react(set-state-in-effect)',
      "import { useEffect, useState } from 'react';\nexport function P() { const [x, setX] = useState(0); useEffect(() => { setX(1); }, []); return <p>{x}</p>; }",
    ),
    link(true, '<a href="/assets">x</a>'),
    link(true, '<a href={`/runs/${id}`}>x</a>'),
    link(true, '<a href={`${id}?pk=1`}>x</a>'),
    link(true, "<a {...{ href: id === '' ? '/lots' : id }}>x</a>"),
    link(false, '<a href={id}>x</a>'),
    link(false, '<a href={`mailto:${id}`}>x</a>'),
    link(false, '<a href="#notes">x</a>'),
    typed(true, '{ readonly href: string }'),
    typed(true, '{ readonly backHref?: string | undefined }'),
    typed(false, '{ readonly href: Address | null; readonly label: string }'),
    constant("const lots = '/lots'"),
    refused('huella(one-clock)', "export const f = new Intl.DateTimeFormat('es');"),
    refused('huella(one-clock)', 'export const f = (at: Date) => at.toLocaleTimeString();'),
    passed('huella(one-clock)', 'export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;'),
    constant('const run = `/runs/${id}`'),
  ],
};

const placed = Object.entries(cases).flatMap(([filePath, of]) =>
  of.map((each, at) => ({ ...each, filePath: filePath.replace(/case/i, (name) => `${name}${String(at)}`) })),
);

describe('the lint settings', () => {
  let found: ReadonlySet<string>;
  beforeAll(() => {
    for (const { filePath, text } of placed) write(filePath, text);
    const { diagnostics } = JSON.parse(lint('--format=json', 'domain', 'web')) as {
      diagnostics: readonly { filename: string; code: string }[];
    };
    found = new Set(diagnostics.map(({ filename, code }) => `${filename} ${code}`));
  }, 60_000);

  it.each(placed)('by $rule, $text is refused: $isRefused', ({ rule, filePath, isRefused }) => {
    expect(found.has(`${filePath} ${rule}`)).toBe(isRefused);
  });
});

describe('the order of imports', () => {
  function fix(lines: readonly string[]): string[] {
    const settings = {
      jsPlugins: [path.join(root, 'tools/lint-rules.mjs')],
      categories: { correctness: 'off' },
      rules: { 'huella/import-order': 'error' },
    };
    write('order.json', JSON.stringify(settings));
    write('order.ts', lines.join('\n'));
    lint('--config', 'order.json', '--fix', 'order.ts');
    return readFileSync(path.join(folder, 'order.ts'), 'utf8').split('\n');
  }

  it('is put right: groups change places, and within a group all stays as it was', () => {
    expect(
      fix([
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

  it('takes comments along, also those of several lines', () => {
    expect(
      fix([
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

  it('leaves what is imported for its side effects in its place', () => {
    const lines = [
      "import { a } from './a';",
      "import 'leaflet/dist/leaflet.css';",
      "import { z } from 'zod';",
      'export { a, z };',
    ];
    expect(fix(lines)).toEqual(lines);
  });
});
