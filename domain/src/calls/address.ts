import type { Call } from './contract';

/** What decides the address of a call. */
type Addressed = Pick<Call, 'path' | 'alsoAt'>;

/**
 * The address of a call under `/api`: of its paths the longest whose parameters are all given, and what is behind the
 * question mark. What is undefined or null there is left out.
 */
export function addressOf(
  call: Addressed,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  return `${pathOf(call, params)}${queryOf(query)}`;
}

function pathOf({ path, alsoAt = [] }: Addressed, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const fits = (each: string) =>
    [...each.matchAll(/:(\w+)/g)].every(([, name = '']) => values.get(name) !== undefined);
  // Another name of the same address is for those who know it by that.
  const longer = alsoAt.filter((each) => parametersOf(each) > parametersOf(path));
  const fitting = longer.findLast(fits) ?? path;
  return fitting.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))));
}

function parametersOf(path: string): number {
  return path.split('/:').length - 1;
}

function queryOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
}
