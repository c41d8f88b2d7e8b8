import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { parseNumber } from '@huella/domain/engine/fields/number';
import { useSay } from '../../words/use-say';
import { figureText } from './money-words';

type Prices = ReplyOf<Calls['prices.list']>;

const nameOf = (by: 'quality' | 'keeper', key: string) => `${by}-${key}`;
export const qualityKey = (key: string) => nameOf('quality', key);
export const keeperKey = (id: number) => nameOf('keeper', String(id));

/** The percents as they are typed, each by the key of its quality or keeper. */
export interface TypedPercents {
  readonly textOf: (key: string) => string;
  /** What is typed as a number: 0 where it is blank, null where it is none. */
  readonly read: (key: string) => number | null;
  readonly isWrong: (key: string) => boolean;
  readonly type: (key: string, text: string) => void;
  readonly isSound: boolean;
}

/** What counts on a day, until somebody types something else: what was said for a day before it is not taken back unnoticed. */
function percentsOn(prices: Prices, day: string): ReadonlyMap<string, number> {
  return new Map([
    ...prices.qualities.map(({ key, percent }) => [qualityKey(key), percent] as const),
    ...prices.keepers.map(({ id, percent }) => [keeperKey(id), percent] as const),
    ...prices.coming
      .filter((change) => change.day <= day)
      .map(({ by, key, percent }) => [nameOf(by, key), percent] as const),
  ]);
}

/** @param day from when on they are to count, as `2026-12-01` */
export function useTypedPercents(prices: Prices, day: string): TypedPercents {
  const { language } = useSay();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const counting = percentsOn(prices, day);
  const textOf = (key: string) => {
    const percent = counting.get(key) ?? 0;
    return typed.get(key) ?? (percent === 0 ? '' : figureText(percent, language));
  };
  const read = (key: string) => {
    const text = textOf(key).trim();
    return text === '' ? 0 : parseNumber(text, language);
  };
  const isWrong = (key: string) => {
    const percent = read(key);
    return percent === null || percent < 0 || percent > 100;
  };
  return {
    textOf,
    read,
    isWrong,
    type: (key, text) => setTyped(new Map(typed).set(key, text)),
    isSound: [...typed.keys()].every((key) => !isWrong(key)),
  };
}
