import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutList, NotJson } from './cut-list';

const read = (text: string, path: readonly string[] = []) => {
  const list = cutList(text, path);
  return list === null ? null : Array.from(list, (each): unknown => JSON.parse(each));
};

describe('a list in JSON text', () => {
  it('is what JSON itself reads there, however it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.nat(3), (list, beside, indent) => {
        const plain: unknown = JSON.parse(JSON.stringify(list));
        expect(read(JSON.stringify(list, null, indent))).toEqual(plain);
        const within = { before: beside, 'a "b"': { list, after: beside }, last: beside };
        expect(read(JSON.stringify(within, null, indent), ['a "b"', 'list'])).toEqual(plain);
      }),
    );
  });

  it('is none where there is another thing', () => {
    for (const [text, path] of [
      ['{"items":[]}', []],
      ['{"items":[]}', ['data']],
      ['{"items":{"a":1}}', ['items']],
      ['[[1]]', ['0']],
      ['"x"', []],
      ['{"__proto__":1}', ['toString']],
    ] as const)
      expect(read(text, [...path])).toBeNull();
  });

  it.each([
    ['', []],
    [' ', []],
    ['<html>', []],
    ['[', []],
    ['[1', []],
    ['[1,', []],
    ['[1 2]', []],
    ['[1]]', []],
    ['[1] x', []],
    ['["a]', []],
    ['["a\\"]', []],
    ['[{"a":1]', []],
    ['{"a":[1]', ['a']],
    ['{"a":[1],', ['a']],
    ['{"a":[1],"b"}', ['a']],
    ['{"a":[1]}}', ['a']],
    ['{"b" 1,"a":[1]}', ['a']],
    ['{b:1}', ['a']],
  ] as const)('is refused where its text is broken: %s', (text, path) => {
    expect(() => read(text, path)).toThrow();
  });

  it('hands out what it has before it comes upon a fault, so that nobody waits for the end', () => {
    const list = cutList('[1,2,', []);
    expect([list?.next().value, list?.next().value]).toEqual(['1', '2']);
    expect(() => list?.next()).toThrow(NotJson);
  });
});
