import { useCallback } from 'react';
import type { z } from 'zod';
import type { Field } from '@huella/domain/model/field';
import type { recordIssue } from '@huella/domain/calls/selection';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale } from '@huella/domain/model/value';
import { labelWithUnit } from './raw-value';
import { useIssueText } from './use-issue-text';

export type RecordIssue = z.output<typeof recordIssue>;

/** Says what is wrong with one record of many, with the field where one is meant: 'Peso (kg): el máximo es 1.500 kg'. */
export function useRecordText(
  fields: readonly Field[],
  locale: Locale,
): (found: RecordIssue | Issue) => string {
  const issueText = useIssueText();
  return useCallback(
    (found) => {
      const field = fields.find((each) => each.name === found.field) ?? null;
      // Calls answer codes of the catalogue, which is checked where they are made.
      const text = issueText(found as Issue, field);
      return field === null ? text : `${labelWithUnit(field, locale)}: ${text}`;
    },
    [issueText, fields, locale],
  );
}
