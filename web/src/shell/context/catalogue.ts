import type { PhraseKey } from '@huella/domain/phrases/areas';
import { offeredIds, type Context, type ContextLevel } from '@huella/domain/rules/context';
import type { RelationKind } from '@huella/domain/model/relation-kinds';
import type { TopBar } from '../../session/context';

/** One thing that can be chosen at a level, as it is drawn. */
export interface ContextOption {
  readonly level: ContextLevel;
  readonly id: number;
  /** What it is under: the chain of an asset type or a company, the company of an establishment; null of a chain. */
  readonly under: number | null;
  readonly name: string;
  /** The quieter line under the name: what it is, and where. */
  readonly line: string;
  readonly icon: string | undefined;
  /** What finds it beside its name and line: the alias. */
  readonly alsoFoundBy: string;
}

export type Catalogue = Readonly<Record<ContextLevel, readonly ContextOption[]>>;

/** The words that lines need, said in the language of the page. */
export interface Lines {
  readonly counted: (count: number, noun: string) => string;
  readonly origin: (origin: string) => string;
}

/** The phrase of a user's relation to a company. */
export const originPhrases = {
  OWNER: 'shell:owner',
  COMPANY_DELEGATE: 'shell:companyDelegate',
  EXPERT_USER: 'shell:expert',
  BOX_DELEGATE: 'shell:boxDelegate',
} as const satisfies Record<RelationKind, PhraseKey>;

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** Everything that can be chosen, level by level, in the order of the server. */
export function catalogueOf(items: TopBar, lines: Lines): Catalogue {
  const plain = { line: '', icon: undefined, alsoFoundBy: '' };
  return {
    chain: items.suplyChain.map(({ id, value, icon }) => ({
      ...plain,
      level: 'chain',
      id,
      under: null,
      name: value,
      icon,
    })),
    active: items.actives.map(({ id, value, fk, counted, noun }) => ({
      ...plain,
      level: 'active',
      id,
      under: fk,
      name: value,
      line: lines.counted(counted, noun),
    })),
    company: items.companies.map(({ id, value, fk, rolName, origin }) => ({
      ...plain,
      level: 'company',
      id,
      under: fk,
      name: value,
      line: joined(rolName, lines.origin(origin)),
    })),
    establishment: items.establishments.map(({ id, value, fk, alias, subtypeName, place }) => ({
      ...plain,
      level: 'establishment',
      id,
      under: fk,
      name: value,
      line: joined(subtypeName, place),
      alsoFoundBy: alias,
    })),
  };
}

/** The level that the options of a level are under. */
const levelAbove = { chain: null, active: 'chain', company: 'chain', establishment: 'company' } as const;

/** Whether an option is under what is chosen: an asset type of two chains is an option of each. */
function isUnder({ level, under }: ContextOption, context: Context): boolean {
  const above = levelAbove[level];
  return above === null || under === context[above];
}

/** The options offered at a level under what is chosen above it. */
export function optionsAt(
  items: TopBar,
  catalogue: Catalogue,
  context: Context,
  level: ContextLevel,
): readonly ContextOption[] {
  const ids = new Set(offeredIds(items, context, level));
  return catalogue[level].filter((option) => ids.has(option.id) && isUnder(option, context));
}

/** The chosen option of a level, or undefined while nothing is chosen there. */
export function chosenAt(
  catalogue: Catalogue,
  context: Context,
  level: ContextLevel,
): ContextOption | undefined {
  return catalogue[level].find((option) => option.id === context[level] && isUnder(option, context));
}
