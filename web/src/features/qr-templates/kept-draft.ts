import { useEffect, useRef } from 'react';
import type { TemplateDraft } from './template-draft';

/** Templates that could not be saved, by what they are of: whoever opens one again goes on where they were. */
const kept = new Map<string, TemplateDraft>();

export interface KeptDraft {
  /** What could not be saved before; null where nothing is waiting. */
  readonly draft: TemplateDraft | null;
  /** Keeps what could not be saved when the form is left. */
  readonly keep: (draft: TemplateDraft) => void;
}

/** What of a template could not be saved. It is forgotten when the form is left in another way: saved, or given up. */
export function useKeptDraft(of: string): KeptDraft {
  const failed = useRef<TemplateDraft | null>(null);
  useEffect(
    () => () => {
      if (failed.current === null) kept.delete(of);
      else kept.set(of, failed.current);
    },
    [of],
  );
  return {
    draft: kept.get(of) ?? null,
    keep: (draft) => {
      failed.current = draft;
    },
  };
}
