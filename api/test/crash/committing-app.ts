import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startEmbedded } from '../../src/db/embedded/start';

/**
 * A process to be killed: starts the embedded database on a folder, prints a line of JSON about it, then
 * commits rows numbered from `--from` on four connections and prints each number once it is acknowledged.
 */
const connections = 4;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, 'no-userns': { type: 'boolean', default: false } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const server = await startEmbedded({
  dataDir: positionals[0] ?? '',
  noUserns: values['no-userns'],
});

async function connect(): Promise<Client> {
  const client = new Client({
    host: server.host,
    port: server.port,
    user: server.user,
    database: server.database,
  });
  await client.connect();
  return client;
}

const first = await connect();
await first.query('create table if not exists mark (id bigint primary key)');
await first.end();
let next = Number(values.from);
print(JSON.stringify({ pid: server.pid, mode: server.mode, startMs: server.startMs }));

async function commitForEver(): Promise<never> {
  const client = await connect();
  for (;;) {
    const id = next;
    next += 1;
    await client.query('insert into mark values ($1)', [id]);
    print(String(id));
  }
}

await Promise.all(Array.from({ length: connections }, commitForEver));
