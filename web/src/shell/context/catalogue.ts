import type { PhraseKey } from '@huella/domain/phrases/areas';
import { offeredIds, type Context, type ContextLevel } from '@huella/domain/rules/context';
import type { RelationKind } from '@huella/domain/model/relation-kinds';
import type { TopBar } from '../../session/context';

/** One thing that can be chosen at a level, as it is drawn. */
export interface ContextOption {
  readonly level: ContextLevel;
  readonly id: number;
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
      name: value,
      icon,
    })),
    active: items.actives.map(({ id, value, counted, noun }) => ({
      ...plain,
      level: 'active',
      id,
      name: value,
      line: lines.counted(counted, noun),
    })),
    company: items.companies.map(({ id, value, rolName, origin }) => ({
      ...plain,
      level: 'company',
      id,
      name: value,
      line: joined(rolName, lines.origin(origin)),
    })),
    establishment: items.establishments.map(({ id, value, alias, subtypeName, place }) => ({
      ...plain,
      level: 'establishment',
      id,
      name: value,
      line: joined(subtypeName, place),
      alsoFoundBy: alias,
    })),
  };
}

/** The options offered at a level under what is chosen above it. */
export function optionsAt(
  items: TopBar,
  catalogue: Catalogue,
  context: Context,
  level: ContextLevel,
): readonly ContextOption[] {
  const ids = new Set(offeredIds(items, context, level));
  return catalogue[level].filter(({ id }) => ids.has(id));
}

/** The chosen option of a level, or undefined while nothing is chosen there. */
export function chosenAt(
  catalogue: Catalogue,
  context: Context,
  level: ContextLevel,
): ContextOption | undefined {
  return catalogue[level].find(({ id }) => id === context[level]);
}
