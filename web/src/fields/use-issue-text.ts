import { useCallback } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue, IssueCode, IssueSlots } from '@huella/domain/model/errors';
import { localeTag, type Value } from '@huella/domain/model/value';
import type { SlotValue } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import { useSay } from '../words/use-say';
import { findMissing } from './masking';

/** Issues whose numbers are amounts of the field, in its unit. */
const inUnit: ReadonlySet<IssueCode> = new Set(['belowMin', 'aboveMax', 'notInSteps', 'moreThanLeft']);

/** The slots of an issue as a reader writes them: '1.500 kg', not '1500'. */
export function formatSlots(
  issue: Issue,
  field: Field | null,
  language: Language,
): Readonly<Record<string, SlotValue>> {
  const unit = inUnit.has(issue.code) && field?.unit !== undefined ? ` ${field.unit}` : '';
  const written = Object.entries(issue.slots).map(
    ([name, value]) =>
      [
        name,
        typeof value === 'number' ? `${value.toLocaleString(localeTag[language])}${unit}` : value,
      ] as const,
  );
  return Object.fromEntries(written);
}

/** The record that has an identifier already. */
export interface Holder {
  readonly label: string;
  readonly place: string;
  readonly pk: number;
}

/** The record that has an identifier already, where the server has said which; null where the reader may not know. */
export function holderOf({ code, slots: { label, place, pk } }: Issue): Holder | null {
  const isKnown = code === 'notUnique' && typeof label === 'string' && typeof place === 'string';
  return isKnown && typeof pk === 'number' ? { label, place, pk } : null;
}

/**
 * Says what is wrong with a value, in the current language. Given what was typed, an identifier that follows one of
 * its masks says how much of it is missing.
 */
export function useIssueText(): (issue: Issue, field: Field | null, raw?: Value) => string {
  const { say, language } = useSay('form');
  return useCallback(
    (issue, field, raw) => {
      const missing = issue.code === 'wrongFormat' ? findMissing(raw, field?.masks ?? []) : null;
      if (missing !== null) return say('form:missing', missing);
      const holder = holderOf(issue);
      if (holder !== null) return say('form:takenBy', holder);
      // An issue carries the slots of its own phrase.
      return say(`issues:${issue.code}`, formatSlots(issue, field, language) as IssueSlots<IssueCode>);
    },
    [say, language],
  );
}
