import { eventCommentColumn, eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';

/** Texts of a row by the name of their field, as they were typed. */
export type RowTexts = Readonly<Record<string, string>>;

export const dateName = eventDateColumn.name;
export const commentName = eventCommentColumn.name;

/** What was typed into the rows of an event: all of it survives `JSON.stringify`. */
export interface RowState {
  /** What all rows have that say nothing else: the day, the values that an event begins with. */
  readonly common: RowTexts;
  /** What each says itself, by the id of its asset. */
  readonly rows: Readonly<Record<string, RowTexts>>;
  /** Numbers that were asked about and are right: `confirmedKey` of each. */
  readonly confirmed: readonly string[];
}

/** One cell that takes another text; without an id that of all rows. */
export interface RowChange {
  readonly id: number | null;
  readonly field: string;
  readonly text: string;
}

const noTexts: RowTexts = {};

/** What a row says itself. */
export function ownTexts({ rows }: Pick<RowState, 'rows'>, id: number): RowTexts {
  return rows[id] ?? noTexts;
}

/** What a row says, of its own or as all do. */
export function textOf(
  { common, rows }: Pick<RowState, 'common' | 'rows'>,
  id: number,
  field: string,
): string {
  const own = rows[id]?.[field] ?? '';
  return own === '' ? (common[field] ?? '') : own;
}

/** The state after some cells took other texts; the very same where none did. */
export function withChanges(state: RowState, changes: readonly RowChange[]): RowState {
  const news = changes.filter(({ id, field, text }) => {
    const held = id === null ? state.common[field] : ownTexts(state, id)[field];
    return (held ?? '') !== text;
  });
  if (news.length === 0) return state;
  let { common } = state;
  const rows: Record<string, RowTexts> = { ...state.rows };
  for (const { id, field, text } of news)
    if (id === null) common = written(common, field, text);
    else rows[id] = written(rows[id] ?? noTexts, field, text);
  return { ...state, common, rows };
}

function written(texts: RowTexts, field: string, text: string): RowTexts {
  const { [field]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [field]: text };
}

/** Names a number of a row, as it is: another number has to be confirmed anew. */
export function confirmedKey(id: number, field: string, value: number): string {
  return `${id} ${field} ${value}`;
}

/** The state after a number was said to be right. */
export function withConfirmed(state: RowState, key: string): RowState {
  return state.confirmed.includes(key) ? state : { ...state, confirmed: [...state.confirmed, key] };
}
