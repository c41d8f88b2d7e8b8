import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { listFiles, root } from './sources.mjs';

const eslint = new ESLint({ cwd: root });

/** The rules that refuse a text, as if it stood in the first source file of a folder that ends so. */
async function findRefusals(folder: string, ending: string, text: string): Promise<(string | null)[]> {
  const filePath = listFiles([folder]).find((path) => path.endsWith(ending) && !path.includes('.test.'));
  if (!filePath) throw new Error(`${folder} holds no ${ending} file`);
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe('the lint settings', () => {
  it.each([
    ['no-console', 'console.error(1);'],
    ['@typescript-eslint/no-explicit-any', 'export const x: any = 1;'],
    ['@typescript-eslint/no-non-null-assertion', 'export const f = (x: string[]) => x[0]!;'],
    ['@typescript-eslint/no-floating-promises', 'Promise.resolve(1);'],
    ['huella/excused-cast', 'export const f = (x: unknown) => x as string;'],
    ['no-restricted-syntax', 'export default 1;'],
    ['no-restricted-syntax', 'export class Box { size = 1; }'],
    ['huella/zones', "import { Kysely } from 'kysely'; export type Db = Kysely<object>;"],
    ['huella/zones', "export const load = () => import('../../../web/src/paths');"],
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
    ['no-restricted-syntax', "export const P = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
    [
      'react-hooks/rules-of-hooks',
      "import { useId } from 'react';\nexport const P = (p: { on: boolean }) => (p.on ? <p id={useId()} /> : null);",
    ],
  ])('refuse in a component by %s', async (rule, text) => {
    expect(await findRefusals('web/src', '.tsx', text)).toContain(rule);
  });
});
