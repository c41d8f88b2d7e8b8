import { contextLevels, type Context, type ContextLevel } from '@huella/domain/rules/context';

/** The phrases of each level: its name, and the verb with it. */
export const levelPhrases = {
  chain: { name: 'shell:chain', choose: 'shell:chooseChain' },
  active: { name: 'shell:active', choose: 'shell:chooseActive' },
  company: { name: 'shell:company', choose: 'shell:chooseCompany' },
  establishment: { name: 'shell:establishment', choose: 'shell:chooseEstablishment' },
} as const satisfies Record<ContextLevel, object>;

/** Where a choice goes on: the first level without one, the last when all have one. */
export function openLevel(context: Context): ContextLevel {
  return contextLevels.find((level) => context[level] === null) ?? 'establishment';
}

/** The levels with nothing chosen, the widest first. */
export function missingLevels(context: Context): readonly ContextLevel[] {
  return contextLevels.filter((level) => context[level] === null);
}

/** The level so many steps further down (or up), or undefined past the ends. */
export function levelBeside(level: ContextLevel, steps: 1 | -1): ContextLevel | undefined {
  return contextLevels[contextLevels.indexOf(level) + steps];
}
