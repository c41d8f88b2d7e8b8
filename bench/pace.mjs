// Asks a server for pages at a fixed rate, evenly spaced, from a process of its own: `{ origin, requests, perSecond, seconds }`
// comes from its parent, and what became of each request goes back. An answer is timed from when its request was due, so
// that a server which keeps one request waiting answers for those behind it, too. It speaks just enough HTTP over plain
// sockets to stay within half a processor, and says how much of one it took. As a browser does, it asks again on another
// socket where the server closed one that had waited, before a byte of the answer was there.
import { connect } from 'node:net';

/** Sockets at most: more requests than these are never in the air at once, or they count as lost. */
const maxSockets = 512;
/** An answer that takes longer is lost, in milliseconds. */
const patience = 5_000;

const endOfHead = Buffer.from('\r\n\r\n');

process.on('message', (job) => {
  void pace(job).then((result) => process.send?.(result));
});

async function pace({ origin, requests, perSecond, seconds }) {
  const { hostname, port } = new URL(origin);
  const texts = requests.map(({ path, headers }) =>
    textOf(path, { host: `${hostname}:${port}`, ...headers }),
  );
  const idle = [];
  const outcomes = { times: [], statuses: {}, bytes: 0, lost: 0 };
  let open = 0;
  let flying = 0;
  const openSocket = () => {
    open += 1;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const line = { socket, text: '', asked: null, used: false, head: null, held: [], size: 0, length: 0 };
    socket.on('data', (bytes) => take(line, bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open -= 1;
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      if (line.asked === null) return;
      if (line.used && line.size === 0) {
        flying -= 1;
        send(line.text, line.asked);
      } else settle(line, 'lost');
    });
    return line;
  };
  const settle = (line, status) => {
    const due = line.asked;
    line.asked = null;
    flying -= 1;
    if (status === 'lost') outcomes.lost += 1;
    else {
      outcomes.times.push(performance.now() - due);
      outcomes.statuses[status] = (outcomes.statuses[status] ?? 0) + 1;
    }
  };
  const take = (line, bytes) => {
    line.held.push(bytes);
    line.size += bytes.length;
    if (line.head === null) {
      const all = line.held.length === 1 ? bytes : Buffer.concat(line.held);
      line.held = [all];
      const end = all.indexOf(endOfHead);
      if (end < 0) return;
      line.head = all.latin1Slice(0, end);
      line.length = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(line.head)?.[1] ?? 0);
    }
    if (line.size < line.length) return;
    outcomes.bytes += line.size;
    settle(line, line.head.slice(9, 12));
    Object.assign(line, { used: true, head: null, held: [], size: 0, length: 0 });
    idle.push(line);
  };
  const send = (text, due) => {
    const line = idle.pop() ?? (open < maxSockets ? openSocket() : null);
    if (line === null) {
      outcomes.lost += 1;
      return;
    }
    Object.assign(line, { text, asked: due });
    flying += 1;
    line.socket.write(text);
  };
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const total = perSecond * seconds;
  await new Promise((resolve) => {
    let sent = 0;
    const tick = () => {
      const now = performance.now() - begun;
      for (; sent < total && (sent * 1_000) / perSecond <= now; sent += 1)
        send(texts[sent % texts.length], begun + (sent * 1_000) / perSecond);
      if (sent < total) setTimeout(tick, 1);
      else if (flying === 0 || now > seconds * 1_000 + patience) resolve();
      else setTimeout(tick, 5);
    };
    tick();
  });
  const { user, system } = process.cpuUsage(cpu);
  const tookMs = performance.now() - begun;
  outcomes.lost += flying;
  for (const { socket } of idle) socket.destroy();
  return { ...outcomes, ofProcessor: (user + system) / 1_000 / tookMs };
}

function textOf(path, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
