import type { RecordIssue } from '../../fields/use-record-text';

/** An asset of which an event is not undone, and why. */
export interface UndoOther {
  readonly label: string;
  readonly issue: RecordIssue | null;
}

/** Each reason once, after the names of all that it holds for; those without a reason by name alone. */
export function othersByReason(others: readonly UndoOther[], text: (issue: RecordIssue) => string): string[] {
  const named = new Map<string, string[]>();
  for (const { label, issue } of others) {
    const reason = issue === null ? '' : text(issue);
    named.set(reason, [...(named.get(reason) ?? []), label]);
  }
  return [...named].map(([reason, labels]) =>
    reason === '' ? labels.join(', ') : `${labels.join(', ')}: ${reason}`,
  );
}
