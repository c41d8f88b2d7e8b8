import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith, issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { findField } from './found-columns';
import { findOtherwiseWritten } from './grid-rows.store';
import type { SheetTask } from './sheet-task';
import type { Upload } from './sheets.store';

/** The texts that cells shall hold, by row and field. */
export type Changes = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** A cell that keeps what was written elsewhere meanwhile. */
export interface KeptCell {
  readonly row: number;
  readonly field: string;
}

type Order = BodyOf<Calls['sheets.patch']>;

/**
 * The changes of an order by row, without those of rows that go and of cells that hold another text by now than who
 * changed them knew of: two windows do not write over each other unseen. A row whose changes all fell out stays, so that
 * it is answered as it is. Refuses with `unknownField`.
 */
export async function changesOf(
  db: Database,
  upload: Pick<Upload, 'id'>,
  { format }: SheetTask,
  { changes, removed }: Order,
): Promise<{ readonly changes: Changes; readonly kept: readonly KeptCell[] }> {
  const gone = new Set(removed);
  const asked = changes.filter(({ row }) => !gone.has(row));
  const unknown = changes.find(({ field }) => findField(format, field) === null);
  if (unknown !== undefined) failWith([issue(unknown.field, 'unknownField')]);
  const known = asked.flatMap(({ was, ...cell }) => (was === undefined ? [] : [{ ...cell, was }]));
  const kept = await findOtherwiseWritten(db, upload.id, known);
  const names = new Set(kept.map(nameOf));
  const byRow = new Map<number, Record<string, string>>();
  for (const change of asked) {
    const texts = byRow.get(change.row) ?? {};
    if (!names.has(nameOf(change))) texts[change.field] = change.text;
    byRow.set(change.row, texts);
  }
  return { changes: byRow, kept };
}

function nameOf({ row, field }: KeptCell): string {
  return `${row} ${field}`;
}
