import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runView } from '@huella/domain/calls/jobs';
import { useTestApp } from '../../../test/app';
import { type Member, buildColleague, buildMember } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';

const open = useTestApp();

let owner: Member;
let viewer: { readonly userId: number; readonly token: string };
/** A run that nobody works on. */
let run: number;
let origin: string;

beforeAll(async () => {
  origin = await open().app.listen({ host: '127.0.0.1', port: 0 });
  owner = await buildMember(open(), 'owner');
  run = (await open().call('objects.addMassive', buildRows(owner, buildAnimalRows(31)), owner)).id;
});

beforeEach(async () => {
  viewer = await buildColleague(open(), owner, 'viewer');
});

/** Opens the stream of the run on a connection of its own, and reads its first line. */
async function openStream(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const request = get(`${origin}/api/jobs/${String(run)}/stream`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage]; // what the event carries
  const parts: AsyncIterator<unknown> = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  const next = async () => String((await parts.next()).value ?? '');
  /** Whatever else is sent to the end of the stream. */
  const rest = async () => {
    let text = '';
    for (let part = await next(); part !== ''; part = await next()) text += part;
    return text;
  };
  const leave = () => {
    request.destroy();
  };
  return { status: answer.statusCode, first: await next(), next, rest, leave };
}

const ask = (token: string) => open().attempt('jobs.get', { params: { id: run } }, token);

describe('the stream of a run', () => {
  it('ends soon after the right of its reader, and goes on for others', async () => {
    const [own, theirs] = [await openStream(owner.token), await openStream(viewer.token)];
    expect([own, theirs].map(({ first }) => runView.parse(JSON.parse(first)).state)).toEqual([
      'queued',
      'queued',
    ]);
    const begun = performance.now();
    await open().pool.query('delete from relation where user_id = $1', [viewer.userId]);
    expect(await theirs.rest()).toBe('');
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await ask(viewer.token)).status).toBe(404);
    await open().pool.query('update run set done = done + 1 where id = $1', [run]);
    expect(runView.parse(JSON.parse(await own.next())).done).toBe(1);
    own.leave();
  });

  it('ends soon after the session of its reader', async () => {
    const stream = await openStream(viewer.token);
    const begun = performance.now();
    await open().call('users.signOut', {}, viewer);
    expect(await stream.rest()).toBe('');
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await ask(viewer.token)).status).toBe(401);
  });

  it('is refused to who has four of them, until one was left', async () => {
    const streams = [];
    for (let at = 0; at < 4; at += 1) streams.push(await openStream(viewer.token));
    const fifth = await openStream(viewer.token);
    expect([fifth.status, JSON.parse(fifth.first)]).toMatchObject([
      429,
      { error: 'tooManyStreams', slots: { max: 4 } },
    ]);
    const other = await openStream(owner.token);
    expect(other.status).toBe(200);
    streams[1]?.leave();
    await expect
      .poll(async () => {
        const again = await openStream(viewer.token);
        again.leave();
        return again.status;
      })
      .toBe(200);
    for (const stream of [...streams, other]) stream.leave();
  });
});
