import { maxCommentLength } from '@huella/domain/calls/bulk';
import { issue, type Issue } from '@huella/domain/model/errors';
import { eventCommentColumn, eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { readMoment, type Moment } from '../../http/event-moment';
import type { RunRow, Said } from './run-rows.store';

type Raw = Readonly<Record<string, unknown>>;

/** What a bulk call says of its event, which its rows may say otherwise. */
export interface SaidOfAll {
  readonly moment: Moment;
  readonly comment: string | null;
  readonly now: Date;
}

const nothingSaid = { said: null, issues: [] } as const;

/**
 * What a row says of its event beside its values: null where that is what the call says of all. What it does not say is
 * as the call has it (document 2 section 3, reserved columns).
 */
export function readSaid(
  row: Raw,
  { moment, comment, now }: SaidOfAll,
): { readonly said: Said | null; readonly issues: readonly Issue[] } {
  const [date, word] = [row[eventDateColumn.name] ?? null, row[eventCommentColumn.name] ?? null];
  if (date === null && word === null && (comment?.length ?? 0) <= maxCommentLength) return nothingSaid;
  const own = date === null || date === '' ? null : readMoment(textOf(date), moment.zone, now);
  const issues: Issue[] = (own?.issues ?? []).map((found) => ({ ...found, field: eventDateColumn.name }));
  const text = word === null || word === '' ? comment : textOf(word);
  if (text !== null && text.length > maxCommentLength)
    issues.push(issue(eventCommentColumn.name, 'tooLong', { max: maxCommentLength }));
  const said = { at: (own?.at ?? moment.at).toISOString(), comment: text };
  const isOfAll = said.at === moment.at.toISOString() && said.comment === comment;
  return { said: isOfAll || issues.length > 0 ? null : said, issues };
}

/** What is no text is no moment either: reading it says so. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Rows by what they say of their event, in the order of its moments; those that say nothing are one group. */
export function groupBySaid(
  rows: readonly RunRow[],
): readonly { readonly said: Said | null; readonly rows: readonly RunRow[] }[] {
  const groups = new Map<string, { said: Said | null; rows: RunRow[] }>();
  for (const row of rows) {
    const said = row.said ?? null;
    const key = said === null ? '' : JSON.stringify([said.at, said.comment]);
    const group = groups.get(key) ?? { said, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => (one.said?.at ?? '').localeCompare(other.said?.at ?? ''));
}
