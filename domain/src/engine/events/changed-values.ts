import type { Value, Values } from '../../model/value';

/** What of the later values differs, by name; null is a value that is gone. Chosen keys compare in their order. */
export function changedValues(before: Values, after: Values): Values {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, before[name] ?? null, after[name] ?? null] as const);
  return Object.fromEntries(
    pairs.filter(([, one, other]) => !isSame(one, other)).map(([name, , other]) => [name, other]),
  );
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
