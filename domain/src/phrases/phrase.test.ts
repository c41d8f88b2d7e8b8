import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issue } from '../model/errors';
import type { Say } from './areas';
import { fill, translate, type SlotNames, type SlotsOf } from './phrase';

describe('fill', () => {
  it.each([
    ['De {{min}} a {{max}}', { min: 1, max: 'dos' }, 'De 1 a dos'],
    ['{{a}}{{a}}', { a: 0 }, '00'],
    ['Sin huecos', {}, 'Sin huecos'],
    // A slot that nobody filled stays visible.
    ['Falta {{min}}', {}, 'Falta {{min}}'],
    // What fills a slot is text: it is not filled again, and `$` means nothing.
    ['{{a}}', { a: '{{b}} $& $1', b: 'x' }, '{{b}} $& $1'],
    ['{{ a }} {a}', { a: 'x' }, '{{ a }} {a}'],
  ])('of "%s" with %j is "%s"', (phrase, slots, said) => {
    expect(fill(phrase, slots)).toBe(said);
  });

  it.each(['constructor', 'toString', '__proto__'])('takes %s for a slot like any other', (name) => {
    expect(fill(`{{${name}}}`, {})).toBe(`{{${name}}}`);
  });
});

const here = new URL('.', import.meta.url).pathname;
const areas = readdirSync(`${here}es`).map((file) => file.replace(/\.ts$/, ''));
const slotsOf = (phrase: string) => [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(areas)('the area %s', (area) => {
  const load = async (language: 'es' | 'en'): Promise<Record<string, string>> => {
    const module: Record<string, Record<string, string>> = await import(`./${language}/${area}.ts`);
    const [phrases] = Object.values(module);
    return phrases ?? {};
  };

  it('says the same things in both languages, with the same slots', async () => {
    const [es, en] = [await load('es'), await load('en')];
    expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort());
    for (const [key, phrase] of Object.entries(es))
      expect([key, slotsOf(en[key] ?? '')]).toEqual([key, slotsOf(phrase)]);
  });

  it('has no empty, untrimmed or half plural phrase', async () => {
    const es = await load('es');
    for (const phrases of [es, await load('en')])
      for (const [key, phrase] of Object.entries(phrases))
        expect([key, phrase]).toEqual([key, phrase.trim()]);
    expect(Object.values(es)).not.toContain('');
    const names = Object.keys(es);
    const plural = (ending: string, other: string) =>
      names
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length) + other)
        .filter((name) => !names.includes(name));
    expect([...plural('_one', '_other'), ...plural('_other', '_one')]).toEqual([]);
  });
});

/** What must not compile; the compiler fails the day that one of these lines becomes right. */
describe('the types of phrases', () => {
  const base = { hello: 'Hola', range: 'De {{min}} a {{max}}' } as const;

  it('let a whole translation pass', () => {
    const whole = translate<typeof base>()({ hello: 'Hello', range: 'From {{min}} to {{max}}' });
    expect(whole.range).toBe('From {{min}} to {{max}}');
  });

  it('refuse a translation that lacks a phrase or a slot, or has one too many', () => {
    const translations = [
      // @ts-expect-error a phrase is missing in English
      translate<typeof base>()({ hello: 'Hello' }),
      // @ts-expect-error the slot max is missing in English
      translate<typeof base>()({ hello: 'Hello', range: 'From {{min}}' }),
      // @ts-expect-error the slot mid is unknown in Spanish
      translate<typeof base>()({ hello: 'Hello', range: '{{min}} {{mid}} {{max}}' }),
      // @ts-expect-error a slot where Spanish has none
      translate<typeof base>()({ hello: 'Hello {{name}}', range: '{{min}} {{max}}' }),
      // @ts-expect-error a phrase that Spanish does not have
      translate<typeof base>()({ hello: 'Hello', range: '{{min}} {{max}}', bye: 'Bye' }),
    ];
    expect(translations).toHaveLength(5);
  });

  it('name the slots of a phrase', () => {
    const slots: SlotsOf<'De {{min}} a {{max}}'> = { min: 1, max: 2 };
    const names: SlotNames<(typeof base)['range']>[] = ['min', 'max'];
    // @ts-expect-error the phrase has no such slot
    const stranger: SlotNames<(typeof base)['range']> = 'mid';
    expect([Object.keys(slots), names, stranger]).toEqual([['min', 'max'], ['min', 'max'], 'mid']);
  });

  it('make anyone who says a phrase fill every slot', () => {
    const say: Say = (key, ...slots) => `${key} ${JSON.stringify(slots)}`;
    const said = [
      say('issues:mandatory'),
      say('issues:tooShort', { min: 3 }),
      // @ts-expect-error the slot min is missing
      say('issues:tooShort'),
      // @ts-expect-error the slot is called otherwise
      say('issues:tooShort', { max: 3 }),
      // @ts-expect-error the phrase has no slots
      say('issues:mandatory', { min: 3 }),
      // @ts-expect-error there is no such phrase
      say('issues:nothing'),
    ];
    expect(said[1]).toBe('issues:tooShort [{"min":3}]');
  });

  it('make anyone who reports an issue fill every slot', () => {
    const issues = [
      issue('weight', 'belowMin', { min: 10 }),
      // @ts-expect-error the slot min is missing
      issue('weight', 'belowMin'),
      // @ts-expect-error there is no such issue
      issue('weight', 'nothing'),
    ];
    expect(issues[0]?.slots).toEqual({ min: 10 });
  });
});
