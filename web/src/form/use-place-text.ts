import { useCallback } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { isRows, type Locale, type Value } from '@huella/domain/model/value';
import { keysOfRows } from '../fields/placed-issues';
import { labelWithUnit } from '../fields/raw-value';
import { rowName } from '../fields/row-words';
import { useIssueText } from '../fields/use-issue-text';
import { useSay } from '../words/use-say';
import { lowerStart } from './capital';

/** A field and what of it a fault is about, from the outside in: the list, the row by its name, the field of the row. */
interface Way {
  readonly names: readonly string[];
  readonly field: Field;
  readonly value: Value;
}

/** Says what is wrong and where: 'Peso (kg): el máximo es 1.500 kg', 'Terneros, KD482, Peso (kg): escriba un número'. */
export function usePlaceText(): (field: Field, issue: Issue, raw: Value, locale: Locale) => string {
  const { say } = useSay('form');
  const issueText = useIssueText();
  return useCallback(
    (field, issue, raw, locale) => {
      const rowText = (row: number) => say('form:rowNumber', { row });
      const way = wayTo(field, raw, (issue.field ?? '').split('.').slice(1), locale, rowText);
      return `${way.names.join(', ')}: ${lowerStart(issueText(issue, way.field, way.value))}`;
    },
    [say, issueText],
  );
}

function wayTo(
  field: Field,
  value: Value,
  place: readonly string[],
  locale: Locale,
  rowText: (row: number) => string,
): Way {
  const name = labelWithUnit(field, locale);
  const [key, inner, ...rest] = place;
  const next = field.list?.fields.find((each) => each.name === inner);
  if (next === undefined || !isRows(value)) return { names: [name], field, value };
  const at = keysOfRows(value).findIndex((each) => String(each) === key);
  const row = value[at];
  const way = wayTo(next, row?.[next.name] ?? null, rest, locale, rowText);
  const called = row === undefined ? rowText(at + 1) : rowName(field, row, locale) || rowText(at + 1);
  return { ...way, names: [name, called, ...way.names] };
}
