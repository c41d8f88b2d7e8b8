import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages } from '@huella/domain/words';
import { areas } from '../../test/areas';
import {
  changeLanguage,
  comingWords,
  listenToLanguage,
  loadWords,
  sayIn,
  shownLanguage,
  startWords,
} from './i18n';

beforeAll(() => startWords('es', (count, language) => `${language} ${String(count)}`));

describe('a phrase', () => {
  it.each([
    ['es', 'ui:close', {}, 'Cerrar'],
    ['es', 'ui:noOption', { text: '{{text}} $&' }, 'Ninguna opción coincide con «{{text}} $&»'],
    // What it counts is written by the language, and decides its form.
    ['es', 'ui:chosenOptions', { count: 1 }, 'es 1 elegida'],
    ['es', 'ui:chosenOptions', { count: 0 }, 'es 0 elegidas'],
    ['es', 'ui:chosenOptions', { count: 1_000_000 }, 'es 1000000 elegidas'],
    ['en', 'ui:chosenOptions', { count: 2 }, 'en 2 chosen'],
    // Other numbers are as they come.
    ['es', 'ui:offlineSince', { time: '10:41', seconds: 5000 }, expect.stringContaining('5000')],
    // What is not there is seen by its name.
    ['es', 'ui:nothingOfTheKind', {}, 'nothingOfTheKind'],
    ['es', 'nowhere:close', {}, 'close'],
  ] as const)('in %s, %s with %j, is said as %s', async (language, key, slots, said) => {
    await changeTo(language);
    expect(sayIn(language, key, slots)).toEqual(said);
  });
});

/** A page has a language of its own, which says how it is read. */
async function changeTo(language: 'es' | 'en'): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await changeLanguage(language);
  expect(document.documentElement.lang).toBe(language);
}

describe('areas', () => {
  it.each(languages)('are found by their names, in %s', async (language) => {
    await changeTo(language);
    await loadWords(...areas);
    expect(comingWords(areas)).toBeNull();
  });

  it('that were asked for once come in another language with it', async () => {
    await changeTo('es');
    await loadWords('recall');
    const heard: string[] = [];
    const leave = listenToLanguage(() => heard.push(shownLanguage()));
    await changeTo('en');
    leave();
    await changeTo('es');
    expect(heard).toEqual(['en']);
    expect(sayIn('en', 'recall:title')).not.toBe('title');
  });
});
