import type { Config } from './config';
import type { Connected } from './db/database';
import type { Faults } from './db/faults';
import type { ListCache } from './db/list-cache';
import type { Log } from './log';
import type { Tokens } from './http/tokens';
import type { DiskSpace } from './outside/files/disk-space';
import type { FileStore } from './outside/files/file-store';
import type { Mailer } from './outside/mail/mailer';
import type { Geography } from './outside/geocoding/open-geocoder';
import type { Passkeys } from './outside/passkeys/passkeys';
import type { SheetReader } from './outside/sheets/sheet-reader';

/** What the features depend on, handed in at start: real in the server, chosen in tests and demo data. */
export interface Deps {
  readonly db: Connected;
  /** What lists found lately, in the memory of this process. */
  readonly lists: ListCache;
  readonly config: Config;
  /** The log of the server: what mends itself, and what its operator has to know. */
  readonly log: Log;
  /** Where unexpected faults go: what is caught anywhere and not answered to somebody. */
  readonly faults: Faults;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  readonly files: FileStore;
  /** Whether the disk has room for what calls and runs write. */
  readonly disk: DiskSpace;
  readonly sheets: SheetReader;
  readonly geography: Geography;
  readonly mailer: Mailer;
  /** Whether it holds the demo data, of which strangers may be shown a page. */
  readonly isDemo: boolean;
  /** The folder of the mails that visitors of a demo may read; null on every other server. */
  readonly publicOutbox: string | null;
  /** Now. Injected, so that demo data and tests choose their time. */
  readonly clock: () => Date;
  /** A new random identifier (UUID). Injected, so that demo data is the same each time. */
  readonly newId: () => string;
  /** Random bytes for public ids and salts. Injected, so that demo data is the same each time. */
  readonly randomBytes: (size: number) => Buffer;
  /** Whether queued work is taken up now. Where it is not, readiness says no. */
  readonly isWorking: () => boolean;
  /** Whether the server is stopping: readiness says no, and connections are not kept. */
  readonly isStopping: () => boolean;
}
