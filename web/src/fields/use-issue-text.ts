import { useCallback } from 'react';
import type { Field } from '@huella/domain/assets/asset-type';
import type { Issue, IssueCode, IssueSlots } from '@huella/domain/errors';
import { localeTag } from '@huella/domain/fields/value';
import type { SlotValue } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import { useSay } from '../words/use-say';

/** Issues whose numbers are amounts of the field, in its unit. */
const inUnit: ReadonlySet<IssueCode> = new Set(['belowMin', 'aboveMax', 'notInSteps']);

/** The slots of an issue as a reader writes them: '1.500 kg', not '1500'. */
export function formatSlots(
  issue: Issue,
  field: Field | null,
  language: Language,
): Record<string, SlotValue> {
  const unit = inUnit.has(issue.code) && field?.unit !== undefined ? ` ${field.unit}` : '';
  const written = Object.entries(issue.slots).map(([name, value]) => [
    name,
    typeof value === 'number' ? `${value.toLocaleString(localeTag[language])}${unit}` : value,
  ]);
  // What was written by entries of a record of slots is one again.
  return Object.fromEntries(written) as Record<string, SlotValue>;
}

/** Says what is wrong with a value, in the current language. */
export function useIssueText(): (issue: Issue, field: Field | null) => string {
  const { say, language } = useSay();
  return useCallback(
    (issue, field) =>
      // An issue carries the slots of its own phrase.
      say(`issues:${issue.code}`, formatSlots(issue, field, language) as IssueSlots<IssueCode>),
    [say, language],
  );
}
