import { piece, type Pieces, type Trace } from './trace';

/** Which node of a trace each of its assets is: the place of one asset represents the whole node. */
export type NodeOf = Int32Array;

/**
 * What is hidden and connected, one coming of the other or both of one event, is one node, however much it is and however
 * it hangs together inside. Every other asset is a node of its own.
 */
export function* collapse({ assets, steps }: Trace): Pieces<NodeOf> {
  const parents = Int32Array.from(assets, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let each = at; each !== root;) {
      const next = parents[each] ?? root;
      parents[each] = root;
      each = next;
    }
    return root;
  };
  let turns = 0;
  for (const { near, far } of steps) {
    let first = -1;
    for (const { at } of [...near, ...far]) {
      if ((turns += 1) % piece === 0) yield;
      if (assets[at]?.share !== 'hidden') continue;
      if (first < 0) first = rootOf(at);
      else parents[rootOf(at)] = first;
    }
  }
  for (let at = 0; at < parents.length; at += 1) {
    if (at % piece === 0) yield;
    rootOf(at);
  }
  return parents;
}
