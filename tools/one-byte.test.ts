import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { escapeWide } from './one-byte.mjs';

/** What a script of one expression comes to. */
const valueOf = (script: string): unknown => runInNewContext(script);

describe('scripts without letters of more than one byte', () => {
  it.each([
    ['a text', "'5 € – niño'", '5 € – niño'],
    ['a template', '`${1}…${2}`', '1…2'],
    ['what is beyond 16 bits', "'🐄'", '🐄'],
    ['a sign that is escaped by itself', "'\\–'", '–'],
    ['a backslash before one', "'\\\\–'", '\\–'],
  ])('say the same in %s', (_what, script, said) => {
    const narrow = escapeWide(script);
    expect(narrow).not.toMatch(/[^\0-\xff]/);
    expect([valueOf(script), valueOf(narrow)]).toEqual([said, said]);
  });

  it.each(['/[œłđ]/.test("ł")', '/^[🐄]$/u.test("🐄")', '/[a\\–z]/.test("–")'])(
    'find the same by the pattern of %s',
    (script) => {
      expect([valueOf(script), valueOf(escapeWide(script))]).toEqual([true, true]);
    },
  );

  it('are left alone where they have none', () => {
    expect(escapeWide("const año = 'niño'; // ¿?")).toBe("const año = 'niño'; // ¿?");
  });
});
