import type { Config } from './config';
import type { Connected } from './db/database';
import type { Tokens } from './http/tokens';

/** What the features stand on, handed in at start: real in the server, chosen in tests and demo data. */
export interface Deps {
  readonly db: Connected;
  readonly config: Config;
  readonly tokens: Tokens;
  /** Now. Injected, so that demo data and tests choose their time. */
  readonly clock: () => Date;
  /** A new random identifier (UUID). Injected, so that demo data is the same each time. */
  readonly newId: () => string;
  /** Whether the server is stopping: readiness says no, and connections are not kept. */
  readonly isStopping: () => boolean;
}
