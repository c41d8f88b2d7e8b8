import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';

export interface KeptDraft {
  /** When the draft was last kept, as a UTC ISO text; null while there is none. */
  readonly keptAt: string | null;
  /** Forgets the draft for good; what is typed after it is kept again. */
  readonly drop: () => void;
}

/** What a draft holds of a form. */
type Held = Omit<Draft, 'at'>;

/** Typing pauses of this many milliseconds are when a draft is kept. */
const pause = 400;

/**
 * Keeps what is typed of a new record under a key of this tab, at each pause and when the page is left. Nothing is
 * kept while nothing was typed.
 */
export function useKeptDraft(key: string, held: Held, isTyped: boolean): KeptDraft {
  const [keptAt, setKeptAt] = useState(() => readDraft(key)?.at ?? null);
  const text = JSON.stringify(held);
  const kept = useRef(text);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (text === kept.current) return;
    pending.current = () => {
      pending.current = null;
      kept.current = text;
      const at = new Date().toISOString();
      const isKept = isTyped && keepDraft(key, { ...held, at });
      if (!isKept) dropDraft(key);
      setKeptAt(isKept ? at : null);
    };
    const timer = setTimeout(() => pending.current?.(), pause);
    return () => {
      clearTimeout(timer);
    };
  }, [key, text, held, isTyped]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return {
    keptAt,
    drop: () => {
      pending.current = null;
      kept.current = text;
      dropDraft(key);
      setKeptAt(null);
    },
  };
}
