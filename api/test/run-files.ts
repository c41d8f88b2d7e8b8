import { fileTasks } from '../src/features/files/file-tasks';
import type { TestApp } from './app';
import { runQueue } from './run-queue';

/** Removes the files that are queued to be removed. */
export async function runFileTasks(app: TestApp): Promise<void> {
  await runQueue(app, fileTasks(app.deps));
}
