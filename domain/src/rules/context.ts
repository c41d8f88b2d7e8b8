/** The four levels of the top bar, from the widest to the narrowest (document 1 section 2). */
export const contextLevels = ['chain', 'active', 'company', 'establishment'] as const;
export type ContextLevel = (typeof contextLevels)[number];

/** What is chosen at each level; null where nothing is. */
export type Context = Readonly<Record<ContextLevel, number | null>>;

/** What can be chosen. `fk` names what is above: the chain of an asset type and company, the company of an establishment. */
export interface ContextItems {
  readonly suplyChain: readonly { readonly id: number }[];
  readonly actives: readonly { readonly id: number; readonly fk: number }[];
  readonly companies: readonly { readonly id: number; readonly fk: number }[];
  readonly establishments: readonly {
    readonly id: number;
    readonly fk: number;
    readonly asset_type: readonly number[];
  }[];
}

/** A context as it is kept with the user's preferences. */
export type KeptContext = Readonly<Record<ContextLevel, { readonly id: number | null }>>;

export const emptyContext: Context = { chain: null, active: null, company: null, establishment: null };

/** The context that is kept; nothing is chosen where none is. */
export function keptContext(kept: KeptContext | null): Context {
  if (kept === null) return emptyContext;
  return {
    chain: kept.chain.id,
    active: kept.active.id,
    company: kept.company.id,
    establishment: kept.establishment.id,
  };
}

/** The ids offered at a level under what is chosen above it. */
export function offeredIds(items: ContextItems, context: Context, level: ContextLevel): readonly number[] {
  switch (level) {
    case 'chain':
      return items.suplyChain.map((item) => item.id);
    case 'active':
      return items.actives.filter((item) => item.fk === context.chain).map((item) => item.id);
    case 'company':
      return items.companies.filter((item) => item.fk === context.chain).map((item) => item.id);
    case 'establishment':
      return items.establishments
        .filter((item) => item.fk === context.company)
        .filter((item) => context.active !== null && item.asset_type.includes(context.active))
        .map((item) => item.id);
  }
}

/**
 * A context that holds only what is offered, with each level of one option chosen by itself (document 1 section 2).
 * What is no longer offered falls away with everything below it.
 */
export function completeContext(items: ContextItems, context: Context): Context {
  return contextLevels.reduce<Context>((chosen, level) => {
    const ids = offeredIds(items, chosen, level);
    const wanted = context[level];
    const [only] = ids;
    const id = wanted !== null && ids.includes(wanted) ? wanted : ids.length === 1 ? (only ?? null) : null;
    return { ...chosen, [level]: id };
  }, emptyContext);
}

/** The context after choosing at a level: what is below is reset and chosen again where there is one option. */
export function chooseInContext(
  items: ContextItems,
  context: Context,
  level: ContextLevel,
  id: number,
): Context {
  const from = contextLevels.indexOf(level);
  const kept = contextLevels.slice(0, from).map((each) => [each, context[each]] as const);
  return completeContext(items, { ...emptyContext, ...Object.fromEntries(kept), [level]: id });
}

/** Whether every level is chosen: screens of assets need it. */
export function isComplete(context: Context): context is Readonly<Record<ContextLevel, number>> {
  return contextLevels.every((level) => context[level] !== null);
}
