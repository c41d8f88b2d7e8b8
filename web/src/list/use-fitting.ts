import { use, useMemo } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { AssetRow } from '@huella/domain/calls/objects';
import { findFault } from '@huella/domain/engine/forms/check-choice';
import { isKeys, type Values } from '@huella/domain/model/value';
import { ChoosingRecordContext } from '../fields/asset-picking';
import { useIssueText } from '../fields/use-issue-text';
import { cellValue } from './cell-text';
import type { ListSubject } from './list-subject';
import type { Fitting } from './AddAssets';

/** Which rows of a list suit a field and the record that they are picked for: the server judges by the same rules. */
export function useFitting(field: Field, { model, fields, locale }: ListSubject): Fitting | undefined {
  const record = use(ChoosingRecordContext);
  const issueText = useIssueText();
  return useMemo(() => {
    if (record === null) return undefined;
    const asked = (field.choice?.alike ?? []).map(({ attribute }) => attribute);
    const names = asked.filter((name) => fields.some((each) => each.name === name));
    const held = heldBy(field, record.values);
    const chosenOf = (row: AssetRow) => ({
      model,
      label: row.label,
      attributes: Object.fromEntries(names.map((name) => [name, cellValue(row[name])])),
      state: 'living' as const,
    });
    return {
      names,
      offers: (row) => held === null || held.includes(String(row.id)),
      faultOf: (row) => {
        // What the user may not see cannot be judged here.
        if (names.length < asked.length) return null;
        const found = findFault(field, String(row.id), chosenOf(row), record, locale);
        return found === null ? null : issueText(found, field);
      },
    };
  }, [field, model, fields, locale, record, issueText]);
}

/** The ids that a field may choose among, where it is not from the whole list. */
export function heldBy({ choice }: Field, values: Values): readonly string[] | null {
  if (choice?.among === undefined) return null;
  const held = values[choice.among] ?? null;
  return isKeys(held) ? held : [];
}
