import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { BlankRows } from './grid-rows.store';
import { checkUploadRows } from './check-upload-rows';
import { startTexts } from './row-texts';
import type { SheetTask } from './sheet-task';
import { keepIssue } from './sheets.store';

/** What a blank row of an upload begins with, and what is wrong with it: rows are alike, so it is wrong with all. */
export type BlankFinding = Omit<BlankRows, 'from' | 'to'>;

/** What rows that are added now begin with, checked. */
export async function findBlank(db: Database, task: SheetTask, accepted: Values): Promise<BlankFinding> {
  return checkBlank(db, task, startTexts(task, accepted));
}

/** Checks blank rows that begin with some texts by the rules as they are now. */
export async function checkBlank(
  db: Database,
  task: SheetTask,
  texts: BlankRows['texts'],
): Promise<BlankFinding> {
  const [checked] = await checkUploadRows(db, task, [{ row: 1, texts, notes: [] }], []);
  return { texts, issues: checked?.issues.map(keepIssue) ?? [], values: checked?.values ?? {} };
}
