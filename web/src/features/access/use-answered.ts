import { useState } from 'react';
import type { ErrorCode, Issue } from '@huella/domain/model/errors';
import { CallError } from '../../call/call-error';
import { readRefused, type Refused } from './refusal';
import { useCountdown } from './use-countdown';

interface Answer extends Pick<Refused, 'whole' | 'request'> {
  readonly code?: ErrorCode;
  readonly error?: CallError;
  readonly issues: readonly Issue[];
}

const nothing: Answer = { issues: [] };

export interface AnsweredOptions<Name extends string> {
  readonly names: readonly Name[];
  /** The field that a refusal is about. */
  readonly placeOf?: (code: ErrorCode) => Name | null;
}

/** What the server answered to a form of access: issues at its fields, words for the whole, seconds to wait. */
export function useAnswered<Name extends string>({ names, placeOf }: AnsweredOptions<Name>) {
  const [answer, setAnswer] = useState(nothing);
  const wait = useCountdown();
  const placeOfCode = (code: ErrorCode | undefined) =>
    code === undefined ? null : (placeOf?.(code) ?? null);
  return {
    /** What it found at single fields. */
    issues: answer.issues,
    /** What is said over the button. */
    whole: answer.whole,
    /** The number of the request that failed, to quote with it. */
    request: answer.request,
    /** The code of the last refusal, until the form changes. */
    code: answer.code,
    /** The last refusal that is about the whole, for a form that says each code in words of its own. */
    error: answer.error,
    /** Seconds until the next try. */
    wait: wait.left,
    /** Reads a refusal and answers the field that it is about first; null when it is about the whole. */
    take: (error: unknown): Name | null => {
      const refusal = error instanceof CallError ? error : null;
      const issues = (refusal?.issues ?? []).filter(({ field }) => names.some((name) => name === field));
      const place =
        placeOfCode(refusal?.code) ??
        names.find((name) => issues.some(({ field }) => field === name)) ??
        null;
      const { whole, request, wait: seconds } = readRefused(error);
      if (seconds !== undefined) wait.start(seconds);
      setAnswer({
        ...(refusal !== null && { code: refusal.code }),
        ...(place === null &&
          whole !== undefined && {
            whole,
            ...(refusal !== null && { error: refusal }),
            ...(request !== undefined && { request }),
          }),
        issues,
      });
      return place;
    },
    /** A field changed: what was said of it, and of the whole, holds no longer. With null all of it. */
    forget: (name: Name | null) => {
      // The wait belongs to the e-mail that was tried.
      if (name === 'email') wait.stop();
      setAnswer((before) => {
        const place = placeOfCode(before.code);
        const code = name === null || place === null || place === name ? undefined : before.code;
        const issues = name === null ? [] : before.issues.filter(({ field }) => field !== name);
        return { ...(code !== undefined && { code }), issues };
      });
    },
  };
}
