import { useCallback, useRef } from 'react';
import { CallError } from '../call/call-error';

/** Refusals that leave open whether the submit was taken: the next try must be the same submit. */
const unsure: readonly string[] = ['unavailable', 'unexpected', 'tooManyRequests'];

export interface SubmitKey {
  /** The key of the submit as it stands. */
  readonly current: () => string;
  /** Told of a refusal: one that is certain ends the submit, and the next try is another one. */
  readonly refused: (error: unknown) => void;
}

/**
 * The key under which a wizard submits: the same for every try until the server has surely refused, so that a submit
 * whose answer was lost is never done twice (decisions section 4). `name` is the walk's own; `tries` counts its
 * certain refusals and is kept with it.
 */
export function useSubmitKey(
  name: string,
  tries: string | undefined,
  keep: (tries: string) => void,
): SubmitKey {
  const count = useRef(Number(tries ?? '0'));
  const current = useCallback(() => `${name}.${count.current}`, [name]);
  const refused = useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError) || unsure.includes(error.code)) return;
      count.current += 1;
      keep(String(count.current));
    },
    [keep],
  );
  return { current, refused };
}
