import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { condition, sortExpression } from '../../db/list-conditions';
import type { Summed } from '../../db/list-sums';
import { fieldsOf } from './panel.store';

/** An attribute that matches are told apart by. */
export interface CrossKey {
  readonly field: Attribute;
  /** Only values that meet these are told apart; all others are as alike as matches without one. Fewer groups are added up sooner. */
  readonly when: readonly Filter[];
}

/** Each value of an attribute is told apart. */
export function wholeKey(field: Attribute): CrossKey {
  return { field, when: [] };
}

/** What is read of each match for a key. */
export function keyFields({ field, when }: CrossKey): readonly Attribute[] {
  return [field, ...when.flatMap(fieldsOf)];
}

/** What matches are grouped by; null of what is not told apart. */
export function keyExpression({ field, when }: CrossKey, reading: Summed['reading']): RawBuilder<unknown> {
  const value = sortExpression(field, reading);
  return when.length === 0 ? value : sql`case when ${allOf(when, reading)} then ${value} end`;
}

/** All of some filters as one condition. */
export function allOf(when: readonly Filter[], reading: Summed['reading']): RawBuilder<unknown> {
  return sql.join(
    when.map((filter) => condition(filter, reading)),
    sql` and `,
  );
}
