import { describe, expect, it } from 'vitest';
import type { OriginFact, RecallLink, RecallNode } from '@huella/domain/calls/recall';
import type { Say } from '@huella/domain/phrases/areas';
import { recall as en } from '@huella/domain/phrases/en/recall';
import { recall as es } from '@huella/domain/phrases/es/recall';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import { buildNode } from './build-node';
import {
  amountWords,
  columnOf,
  nodeLabel,
  nodeTitle,
  originWords,
  placeWords,
  rowTitle,
  stepWords,
} from './node-words';

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

describe('originWords', () => {
  const fact: OriginFact = {
    ...{ kind: 'began', words: '', value: '', at: '2024-08-27', isHere: false, assets: 1 },
    place: { id: null, name: 'Los Médanos', company: 'Ganadera Sur' },
  };
  it.each<[string, Partial<OriginFact>, string, string]>([
    ['born where it is', { words: 'Nacido', isHere: true }, 'Nacido aquí', 'Nacido here'],
    [
      'born elsewhere',
      { words: 'Nacido' },
      'Nacido en Los Médanos · Ganadera Sur',
      'Nacido at Los Médanos · Ganadera Sur',
    ],
    ['bought', { words: 'Comprado', place: null }, 'Comprado', 'Comprado'],
    [
      'arrived',
      { kind: 'arrived' },
      'Llegó de Los Médanos · Ganadera Sur',
      'Arrived from Los Médanos · Ganadera Sur',
    ],
    [
      'what a field says',
      { kind: 'said', words: 'RENSPA de origen', value: '01.001.0.00001/00' },
      'RENSPA de origen: 01.001.0.00001/00',
      'RENSPA de origen: 01.001.0.00001/00',
    ],
    [
      'nothing before',
      { kind: 'unknown' },
      'Sin datos anteriores a su carga',
      'Nothing on record before it was registered',
    ],
  ])('%s', (_what, given, spanish, english) => {
    expect(originWords({ ...fact, ...given }, inSpanish)).toBe(spanish);
    expect(originWords({ ...fact, ...given }, inEnglish)).toBe(english);
  });
});

describe('amountWords', () => {
  it.each<[string, Pick<RecallLink, 'amount' | 'part' | 'among'>, string, string]>([
    ['an amount', { amount: '1,5 t', part: null, among: null }, '1,5 t', '1,5 t'],
    [
      'what became many',
      { amount: '130 cueros', part: null, among: 60 },
      '130 cueros para 60 productos',
      '130 cueros for 60 products',
    ],
    [
      'one of many that went in',
      { amount: '4 t', part: 12.5, among: null },
      '4 t · 12,5 % de lo que entró',
      '4 t · 12.5% of what went in',
    ],
    ['nothing', { amount: '', part: null, among: 3 }, '', ''],
  ])('%s', (_what, link, spanish, english) => {
    expect(amountWords(link, inSpanish, 'es')).toBe(spanish);
    expect(amountWords(link, inEnglish, 'en')).toBe(english);
  });
});
