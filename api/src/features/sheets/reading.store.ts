import type { FileReading } from '@huella/domain/calls/upload-view';
import type { Database } from '../../db/database';

/** Keeps how the file of an upload was read. */
export async function updateReading(db: Database, id: number, reading: FileReading): Promise<void> {
  await db
    .updateTable('upload')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .execute();
}
