import { expect, it } from 'vitest';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import { shell as en } from '@huella/domain/phrases/en/shell';
import { shell as es } from '@huella/domain/phrases/es/shell';
import type { Say } from '@huella/domain/phrases/areas';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import { runNews } from './run-news';

const model = {
  ...buildModel([]),
  noun: {
    one: { es: 'animal', en: 'animal' },
    many: { es: 'animales', en: 'animals' },
    counted: { es: 'animales', en: 'animals' },
  },
};

function sayIn(language: Language): Say {
  const area: Readonly<Record<string, string>> = language === 'es' ? es : en;
  return (key: string, slots: Readonly<Record<string, SlotValue>> = {}) => {
    const name = key.replace('shell:', '');
    const plural = slots['count'] === 1 ? `${name}_one` : `${name}_other`;
    return fill(area[name] ?? area[plural] ?? `no words for ${key}`, slots);
  };
}

const moved = -14;

it.each([
  ['add', 0, 290, 'Se cargaron 290 animales', '290 animals added'],
  ['add', 0, 1, 'Se cargó 1 animal', '1 animal added'],
  ['update', 0, 12, 'Se actualizaron 12 animales', '12 animals updated'],
  ['event', moved, 12, 'La tarea terminó', 'Task finished'],
] as const)(
  'a run of kind %s and event %d that did %d says so',
  (kind, eventType, done, spanish, english) => {
    const said = (language: Language) =>
      runNews({ kind, eventType, done }, model, sayIn(language), (words) => words[language]);
    expect([said('es'), said('en')]).toEqual([spanish, english]);
  },
);

it('of an unknown asset type says that it has ended', () => {
  expect(runNews({ kind: 'add', eventType: 0, done: 3 }, null, sayIn('es'), (words) => words.es)).toBe(
    'La tarea terminó',
  );
});
