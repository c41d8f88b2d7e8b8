const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Where a key leads from a place (from 0) among so many boxes; null when the key does not move. */
export function stepInBoxes(key: string, at: number, count: number): number | null {
  const move = moves[key];
  return move === undefined || count === 0 ? null : move(at, count);
}
