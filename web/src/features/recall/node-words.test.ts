import { describe, expect, it } from 'vitest';
import type { RecallNode } from '@huella/domain/calls/recall';
import type { Say } from '@huella/domain/phrases/areas';
import { recall as en } from '@huella/domain/phrases/en/recall';
import { recall as es } from '@huella/domain/phrases/es/recall';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import { buildNode } from './build-node';
import { columnOf, nodeLabel, nodeTitle, placeWords, rowTitle, stepWords } from './node-words';

const sayIn =
  (area: Readonly<Record<string, string>>): Say =>
  (key: string, slots: Readonly<Record<string, SlotValue>> = {}) =>
    fill(area[key.replace('recall:', '')] ?? `no words for ${key}`, slots);
const inSpanish = sayIn(es);
const inEnglish = sayIn(en);

const hidden: Partial<RecallNode> = {
  kind: 'hidden',
  share: 'hidden',
  assets: 0,
  noun: '',
  name: '',
  assetId: null,
  place: null,
};
const group: Partial<RecallNode> = { kind: 'group', assets: 1248, noun: 'terneros', name: '', assetId: null };

describe('nodeTitle', () => {
  it.each<[string, Partial<RecallNode>, string, string]>([
    ['an asset by its name', {}, 'KD482 C317 6', 'KD482 C317 6'],
    ['an asset without a name by what it is', { name: '' }, 'Ternero', 'Ternero'],
    ['a group by its number', group, '1.248 terneros', '1,248 terneros'],
    ['what is left over by its number', { ...group, noun: '' }, 'Otros 1.248 activos', '1,248 other assets'],
    ['what is hidden by that alone', hidden, 'No compartido', 'Not shared'],
  ])('%s', (_what, given, spanish, english) => {
    const node = buildNode(given);
    expect(nodeTitle(node, inSpanish, 'es')).toBe(spanish);
    expect(nodeTitle(node, inEnglish, 'en')).toBe(english);
  });
});

describe('nodeLabel', () => {
  it.each<[string, Partial<RecallNode>, string]>([
    ['an asset', {}, 'KD482 C317 6, Ternero, La Matilde · Estancias del Salado, 1 adelante'],
    [
      'a published one',
      { share: 'published', column: -2, place: { id: null, name: 'El Ceibo', company: 'El Ceibo' } },
      'KD482 C317 6, Ternero, Publicado, El Ceibo, 2 atrás',
    ],
    ['what is hidden', { ...hidden, column: -1 }, 'No compartido, 1 atrás'],
  ])('says all that the card of %s shows', (_what, given, expected) => {
    expect(nodeLabel(buildNode(given), inSpanish, 'es')).toBe(expected);
  });
});

it.each([
  [-3, '3 atrás', '3 back'],
  [0, 'Inicio', 'Start'],
  [1, '1 adelante', '1 forward'],
])('says where column %d is', (column, spanish, english) => {
  expect(stepWords(column, inSpanish, 'es')).toBe(spanish);
  expect(stepWords(column, inEnglish, 'en')).toBe(english);
});

it('sets rows into the columns of the graph', () => {
  expect(columnOf({ direction: 'up', generation: 2 })).toBe(-2);
  expect(columnOf({ direction: 'down', generation: 2 })).toBe(2);
});

it('says an establishment and a company of one name once', () => {
  expect(placeWords({ name: 'El Ceibo', company: 'El Ceibo' })).toBe('El Ceibo');
  expect(placeWords({ name: 'El Ceibo', company: 'Sur' })).toBe('El Ceibo · Sur');
  expect(placeWords(null)).toBe('');
});

it('calls a row by its name, by what it is, or hidden', () => {
  expect(rowTitle({ asset: { id: 1, noun: 'ternero', name: 'K1' } }, inSpanish)).toBe('K1');
  expect(rowTitle({ asset: { id: 1, noun: 'ternero', name: '' } }, inSpanish)).toBe('Ternero');
  expect(rowTitle({ asset: null }, inSpanish)).toBe('No compartido');
});
