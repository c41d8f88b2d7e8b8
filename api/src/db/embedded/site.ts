import type { Endpoint } from './owner-lock';
import type { Identity } from './identity';
import type { Profile } from './settings';

/** What stays the same from start to stop: found out once, read by every step. */
export interface Site {
  /** The real path of DATA_DIR. */
  readonly root: string;
  /** PostgreSQL's own folder in it. */
  readonly pgdata: string;
  /** Names the folder in process titles, lock names and socket folders: `hu-` and a hash of its path. */
  readonly tag: string;
  readonly identity: Identity;
  readonly endpoint: Endpoint;
  readonly profile: Profile;
  /** False where the kernel lock on DATA_DIR could not be had and only the lock in the database decides. */
  readonly locked: boolean;
  readonly log: (message: string) => void;
}
