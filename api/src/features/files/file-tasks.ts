import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { discardFile } from './kept-files';

const discarded = z.object({ storageName: z.string() });

/** The queued work of files: removing what nobody needs any more. What stays, the hourly sweep removes. */
export function fileTasks(deps: Pick<Deps, 'db' | 'files'>): TaskList {
  return {
    discard_file: async (payload) => {
      await discardFile(deps, discarded.parse(payload).storageName);
    },
  };
}
