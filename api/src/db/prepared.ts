import { Kysely, PostgresDialect } from 'kysely';
import type { Connected, Pool } from './database';
import { namingPool } from './named-statements';
import type { Tables } from './tables';

/**
 * The typed query builder over a pool, for work that sends the same few statements thousands of times over one
 * connection: each is parsed and planned once and kept there by a name until the connection ends. It is not for what is
 * asked at a screen, whose lists have a statement for each set of filters.
 */
export function overPrepared(pool: Pool): Connected {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `p${String(names.size + 1)}`;
    names.set(text, name);
    return name;
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool, nameOf) }) });
}
