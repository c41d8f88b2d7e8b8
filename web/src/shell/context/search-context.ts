import { foldKey } from '@huella/domain/fold';
import {
  chooseInContext,
  contextLevels,
  emptyContext,
  type Context,
  type ContextLevel,
} from '@huella/domain/rules/context';
import type { TopBar } from '../../session/context';
import { chosenAt, type Catalogue, type ContextOption } from './catalogue';

/** Something that a search found, with the context that choosing it leads to. */
export interface Found {
  readonly option: ContextOption;
  readonly context: Context;
  /** What is above it: 'Ganadería / Vacunos AR / Estancias del Salado S.A.' */
  readonly path: string;
}

/**
 * What a text finds at any level, blind to case and accents: every word must be in the name, the line or the
 * alias. Names that begin with the text come first; within that, establishments before what is above them.
 */
export function searchContext(
  items: TopBar,
  catalogue: Catalogue,
  now: Context,
  text: string,
): readonly Found[] {
  const words = foldKey(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const levels = contextLevels.toReversed();
  return levels
    .flatMap((level) => catalogue[level].filter((option) => holds(option, words)))
    .map((option) => ({ option, rank: rankOf(option, foldKey(text)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ option }) => reach(items, option, now).map((context) => found(catalogue, option, context)));
}

function holds({ name, line, alsoFoundBy }: ContextOption, words: readonly string[]): boolean {
  const key = foldKey(`${name} ${line} ${alsoFoundBy}`);
  return words.every((word) => key.includes(word));
}

function rankOf({ name }: ContextOption, key: string): number {
  const folded = foldKey(name);
  if (folded.startsWith(key)) return 0;
  if (folded.includes(` ${key}`)) return 1;
  return folded.includes(key) ? 2 : 3;
}

function found(catalogue: Catalogue, option: ContextOption, context: Context): Found {
  const above = contextLevels.slice(0, contextLevels.indexOf(option.level));
  const names = above.flatMap((level) => chosenAt(catalogue, context, level)?.name ?? []);
  return { option, context, path: names.join(' / ') };
}

/** The contexts in which an option can be chosen: an establishment has one for each asset type that it holds. */
function reach(items: TopBar, { level, id, under: above }: ContextOption, now: Context): readonly Context[] {
  const choose = (rest: Partial<Record<ContextLevel, number | null>>) =>
    chooseInContext(items, { ...emptyContext, ...rest }, level, id);
  if (level === 'chain') return [choose({})];
  if (level === 'active') return [choose({ chain: above })];
  if (level === 'company') return [choose({ chain: above, active: above === now.chain ? now.active : null })];
  const box = items.establishments.find((item) => item.id === id);
  if (box === undefined) return [];
  const chain = items.companies.find((company) => company.id === box.fk)?.fk ?? null;
  const actives = items.actives.filter(
    ({ id: active, fk }) => fk === chain && box.asset_type.includes(active),
  );
  return actives
    .toSorted((one, other) => Number(other.id === now.active) - Number(one.id === now.active))
    .map((active) => choose({ chain, active: active.id, company: box.fk }));
}
