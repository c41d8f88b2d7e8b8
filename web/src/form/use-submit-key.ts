import { useCallback, useRef, useState } from 'react';
import { CallError } from '../call/call-error';
import { randomName } from '../call/random-name';

/** Refusals that leave open whether the submit was taken: the next try must be the same submit. */
const unsure: readonly string[] = ['unavailable', 'unexpected', 'tooManyRequests'];

/** Whether a refusal is certain: nothing was taken, and the next try is another submit. */
function isCertain(error: unknown): boolean {
  return error instanceof CallError && !unsure.includes(error.code);
}

export interface SubmitKey {
  /** The key of the submit as it is. */
  readonly current: () => string;
  /** Called for a refusal: one that is certain ends the submit, and the next try is another one. */
  readonly refused: (error: unknown) => void;
}

/**
 * The key under which a wizard submits: the same for every try until the server has surely refused, so that a submit
 * whose answer was lost is never done twice (decisions section 4). `name` is the session's own; `tries` counts its
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
      if (!isCertain(error)) return;
      count.current += 1;
      keep(String(count.current));
    },
    [keep],
  );
  return { current, refused };
}

/** The key of a form of a record, kept as that of a wizard is; `begun` is the one that its draft kept. */
export function useFormKey(begun: string | null | undefined): SubmitKey {
  const [key, setKey] = useState(() => begun ?? randomName());
  return {
    current: () => key,
    refused: (error) => {
      if (isCertain(error)) setKey(randomName());
    },
  };
}
