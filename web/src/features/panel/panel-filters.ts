import type { PanelFilterView } from '@huella/domain/calls/panel';

/** What is filtered by, by the names of the filters: what the address of the panel holds. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** What an address chooses: of several keys each, of one its text as it is. What is no filter is no choice. */
export function readChosen(
  search: Readonly<Record<string, unknown>>,
  filters: readonly PanelFilterView[],
): Chosen {
  return Object.fromEntries(
    filters.flatMap(({ name, type }) => {
      const text = search[name];
      if (typeof text !== 'string' || text === '') return [];
      return [[name, type === 'multiselect' ? text.split(',') : [text]]];
    }),
  );
}

export function writeChosen(chosen: Chosen): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, keys]) => (keys.length === 0 ? [] : [[name, keys.join(',')]])),
  );
}

/** What the chosen keys of a filter are called. */
export function labelsOf({ values }: PanelFilterView, keys: readonly string[]): readonly string[] {
  return keys.map((key) => values.find((value) => value.key === key)?.label ?? key);
}

/** What is filtered by in words, a line for each filter. */
export function linesOf(chosen: Chosen, filters: readonly PanelFilterView[]): readonly string[] {
  return filters.flatMap((filter) => {
    const keys = chosen[filter.name] ?? [];
    return keys.length === 0 ? [] : [`${filter.label}: ${labelsOf(filter, keys).join(', ')}`];
  });
}

/** The values that a filter offers: of one that depends on another those that are found beside what is chosen there. */
export function offeredValues({ fk, values }: PanelFilterView, chosen: Chosen): PanelFilterView['values'] {
  const parents = fk === null ? [] : (chosen[fk] ?? []);
  return parents.length === 0
    ? values
    : values.filter((value) => value.fk.some((key) => parents.includes(key)));
}

/**
 * What is chosen after another choice of one filter. Those that depend on it keep what is still offered, and are dropped where it
 * is cleared (document 3 section 4).
 */
export function choose(
  filters: readonly PanelFilterView[],
  chosen: Chosen,
  name: string,
  keys: readonly string[],
): Chosen {
  const children = filters.filter(({ fk }) => fk === name);
  return children.reduce<Chosen>(
    (changed, child) => {
      const own = changed[child.name] ?? [];
      if (own.length === 0) return changed;
      const offered = keys.length === 0 ? [] : offeredValues(child, changed).map(({ key }) => key);
      const kept = own.filter((key) => offered.includes(key));
      return kept.length === own.length ? changed : choose(filters, changed, child.name, kept);
    },
    { ...chosen, [name]: keys },
  );
}
