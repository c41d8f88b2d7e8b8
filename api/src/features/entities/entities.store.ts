import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../../db/database';
import { findPgFault } from '../../db/pg-fault';
import type { Inside } from '../../db/transact';

/** A named entity of an establishment. */
export interface EntityRecord {
  readonly id: number;
  readonly entityType: number;
  readonly value: string;
  /** What it brings for the fields of a form. */
  readonly fields: Values;
  readonly version: number;
}

const columns = ['id', 'entity_type as entityType', 'value', 'fields', 'version'] as const;

/** The entities of a kind that an establishment keeps, in the order of their names. */
export async function listEntities(
  db: Database,
  boxId: number,
  entityType: number,
): Promise<readonly EntityRecord[]> {
  return db
    .selectFrom('entity')
    .select(columns)
    .where('box_id', '=', boxId)
    .where('entity_type', '=', entityType)
    .orderBy(sql`value_key collate "C"`)
    .execute();
}

/** Those whose name holds a text, whatever the case and accents; at most so many, those that begin with it first. */
export async function searchEntities(
  db: Database,
  where: { readonly boxId: number; readonly entityType: number },
  text: string,
  limit: number,
): Promise<readonly EntityRecord[]> {
  const key = foldKey(text);
  return db
    .selectFrom('entity')
    .select(columns)
    .where('box_id', '=', where.boxId)
    .where('entity_type', '=', where.entityType)
    .where(sql<boolean>`strpos(value_key, ${key}) > 0`)
    .orderBy(sql`strpos(value_key, ${key}) > 1`)
    .orderBy(sql`value_key collate "C"`)
    .limit(limit)
    .execute();
}

/** An entity of an establishment; null when there is none of this id, or it is another's. */
export async function findEntity(db: Database, boxId: number, id: number): Promise<EntityRecord | null> {
  const row = await db
    .selectFrom('entity')
    .select(columns)
    .where('box_id', '=', boxId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held to the end of the transaction: nobody changes or removes it meanwhile. */
export async function lockEntity(inside: Inside, boxId: number, id: number): Promise<EntityRecord | null> {
  const row = await inside
    .selectFrom('entity')
    .select(columns)
    .where('box_id', '=', boxId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface WrittenEntity {
  readonly value: string;
  readonly fields: Values;
}

/** Adds an entity and answers its id; null when its name is taken. */
export async function insertEntity(
  db: Database,
  where: { readonly boxId: number; readonly entityType: number; readonly userId: number },
  { value, fields }: WrittenEntity,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('entity')
    .values({
      box_id: where.boxId,
      entity_type: where.entityType,
      value,
      value_key: foldKey(value),
      fields: JSON.stringify(fields),
      created_by: where.userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('entity_value_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes an entity and raises its version; false when another of its kind has the name. */
export async function updateEntity(
  inside: Inside,
  id: number,
  { value, fields }: WrittenEntity,
  now: Date,
): Promise<boolean> {
  const written = { value, value_key: foldKey(value), fields: JSON.stringify(fields), updated_at: now };
  try {
    await inside
      .updateTable('entity')
      .set((row) => ({ ...written, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (findPgFault(error)?.constraint === 'entity_value_unique') return false;
    throw error;
  }
}

/** Removes an entity of an establishment. Whether there was one. */
export async function removeEntity(db: Database, boxId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('entity')
    .where('box_id', '=', boxId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
