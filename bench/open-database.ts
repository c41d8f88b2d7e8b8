import { join } from 'node:path';
import { connect, type Connection } from '../api/src/db/connect';
import { migrate } from '../api/src/db/migrate';
import { root } from '../tools/sources.mjs';

/** The embedded database on a new folder, migrated and empty. */
export async function openDatabase(folder: string): Promise<Connection> {
  const connection = await connect({
    databaseUrl: null,
    dataDir: join(folder, 'data'),
    log: (message) => process.stderr.write(`${message}\n`),
  });
  await migrate(connection.pool, join(root, 'api', 'migrations'));
  return connection;
}

/** The address of the embedded server, as another process reaches it: its socket takes the place of the host. */
export function addressOf({ pool }: Connection): string {
  const { host, port, user, database } = pool.options;
  return `postgres://${user ?? ''}@/${database ?? ''}?host=${encodeURIComponent(host ?? '')}&port=${String(port)}`;
}
