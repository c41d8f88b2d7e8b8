import { useEffect, useRef, useState } from 'react';

interface Draft<Value> {
  readonly value: Value;
  /** What was outside when the draft began. */
  readonly over: Value;
  /** What was last handed out. */
  readonly given?: Value;
}

/**
 * A value that may run ahead of its place: it is seen at once and handed out when nothing was typed for so many
 * milliseconds. When the place changes by other means, the place wins.
 */
export function useDraft<Value>(
  value: Value,
  give: (value: Value) => void,
  milliseconds: number,
): readonly [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const latest = useRef(give);
  useEffect(() => {
    latest.current = give;
  });
  const isLive = draft !== null && isDraftLive(draft, value);
  if (draft !== null && !isLive) setDraft(null);
  useEffect(() => {
    if (draft === null || (draft.given !== undefined && isSame(draft.given, draft.value))) return;
    const timer = setTimeout(() => {
      setDraft({ ...draft, given: draft.value });
      latest.current(draft.value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, milliseconds]);
  const edit = (next: Value) => {
    setDraft({ ...(draft ?? { over: value }), value: next });
  };
  return [isLive ? draft.value : value, edit];
}

/** A draft lives until its place holds it, or something that the draft never was. */
export function isDraftLive<Value>({ value, over, given }: Draft<Value>, place: Value): boolean {
  if (isSame(value, place)) return false;
  return isSame(over, place) || (given !== undefined && isSame(given, place));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
