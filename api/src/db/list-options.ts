import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Database } from './database';
import type { RowWindow } from './list-types';
import { condition, sortExpression, type Condition } from './list-conditions';
import type { ListQuery, ListScope } from './list-types';
import { idList, optionOrder, type FoundList } from './list-rows';
import { readingOf } from './list-state';
import { isStatus, type StatusToday } from './list-status';
import { along, living } from './list-walk';

/**
 * A window of living assets by an attribute with options, in the order of their labels in the reader's language. The options are few: one
 * grouped count says how many rows each has, which is the total too, and only the options that fall into the page
 * are read, each by its index. Ask it inside one snapshot.
 */
export async function walkOptions(
  db: Database,
  scope: ListScope,
  query: ListQuery,
  sort: Attribute,
  rowWindow: RowWindow,
): Promise<FoundList> {
  const reading = readingOf(scope);
  const { status } = reading;
  const asked = query.filters.map((filter) => condition(filter, reading));
  const derived = status?.attribute === sort.name ? status : null;
  const { groups, settled } = await (derived === null
    ? groupsOf(db, scope, asked, sortExpression(sort, null))
    : groupsToday(db, scope, asked, derived));
  const key = derived?.stored ?? sortExpression(sort, null);
  const ids: number[] = [];
  let skipped = 0;
  for (const group of inOrder(groups, query, sort)) {
    const offset = Math.max(0, rowWindow.offset - skipped);
    skipped += group.total;
    if (offset >= group.total || ids.length >= rowWindow.limit) continue;
    const limit = rowWindow.limit - ids.length;
    const only = [isOption(group.option, key, settled ? null : derived), ...asked];
    // Rows of one status are distinguished by their ids alone: a status of today is in no index to be walked along.
    const by = settled ? key : sql`s.asset_id`;
    const found = await sql<{ readonly ids: readonly number[] }>`
      select ${idList(along(scope, { only, key: by, direction: query.direction, offset, limit }))} as ids`.execute(
      db,
    );
    ids.push(...(found.rows[0]?.ids ?? []));
  }
  return { total: skipped, ids };
}

interface Groups {
  readonly groups: readonly Group[];
  /** Whether the slot says of every row what its group is. */
  readonly settled: boolean;
}

async function groupsOf(
  db: Database,
  scope: ListScope,
  asked: readonly Condition[],
  key: RawBuilder<unknown>,
): Promise<Groups> {
  const grouped = await sql<Group>`
    select ${key} as option, count(*) as total ${living(scope, ...asked)} group by 1`.execute(db);
  return { groups: grouped.rows, settled: true };
}

/** The same by the status of today: counted along the index of the slot, and what has run out moved over. */
async function groupsToday(
  db: Database,
  scope: ListScope,
  asked: readonly Condition[],
  status: StatusToday,
): Promise<Groups> {
  const { stored, isPast, from, to } = status;
  const grouped = await sql<Group & { readonly past: number }>`
    select ${stored} as option, count(*) as total, count(*) filter (where ${isPast}) as past
    ${living(scope, ...asked)} group by 1`.execute(db);
  const moving = (group: Group & { readonly past: number }) =>
    group.option !== null && from.includes(group.option) ? group.past : 0;
  const moved = grouped.rows.reduce((all, group) => all + moving(group), 0);
  const left = grouped.rows.map((group) => ({ ...group, total: group.total - moving(group) }));
  const standing = left.find(({ option }) => option === to)?.total ?? 0;
  const groups = [
    ...left.filter(({ option, total }) => option !== to && total > 0),
    ...(standing + moved > 0 ? [{ option: to, total: standing + moved }] : []),
  ];
  return { groups, settled: moved === 0 };
}

function isOption(option: string | null, key: RawBuilder<unknown>, status: StatusToday | null): Condition {
  if (option === null) return sql<boolean>`${key} is null`;
  return status === null ? sql<boolean>`${key} = ${option}` : isStatus(status, [option]);
}

interface Group {
  readonly option: string | null;
  readonly total: number;
}

/** The options by their labels, the empty value last. */
function inOrder(groups: readonly Group[], query: ListQuery, sort: Attribute): readonly Group[] {
  const order = optionOrder(sort, query.language);
  const sign = query.direction === 'desc' ? -1 : 1;
  const place = (option: string) => (order.includes(option) ? order.indexOf(option) : order.length);
  return [...groups].sort((a, b) => {
    if (a.option === null || b.option === null) return Number(a.option === null) - Number(b.option === null);
    return sign * (place(a.option) - place(b.option));
  });
}
