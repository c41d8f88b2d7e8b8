import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError, isUnanswered } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { tenantLabel } from '../../session/own-label';
import type { Found } from './options';

/** How long somebody pauses who has stopped typing, in milliseconds. */
const pauseMs = 150;

/** What is known of what a text names. */
export interface Finding {
  readonly found: Found | null;
  /** Whether what is shown is not yet the answer to the text. */
  readonly isComing: boolean;
  readonly failure: 'offline' | 'failed' | null;
}

/** Asks what a text names, once its typing pauses; a question that was overtaken is given up. */
export function useFound(text: string): Finding {
  const settled = useSettled(text);
  const isAsked = settled !== '';
  const { data, error, isPlaceholderData, fetchStatus } = useQuery({
    ...callQuery('search.find', { query: { text: settled, tenant: tenantLabel() } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isAway = fetchStatus === 'paused' || (error instanceof CallError && isUnanswered(error));
  const failure = isAway ? 'offline' : error === null ? null : 'failed';
  return {
    found: text === '' || error !== null ? null : (data ?? null),
    isComing:
      text !== '' && failure === null && (settled !== text || isPlaceholderData || data === undefined),
    failure: isAsked && text !== '' ? failure : null,
  };
}

/** A text once it has not changed for a moment; an emptied one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
