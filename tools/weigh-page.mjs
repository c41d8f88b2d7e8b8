// What a page takes over the wire, and how much of it a first page may take: for the benchmark, and for the journey that
// holds the budgets.

/**
 * The most that a first page takes: requests, and kilobytes (1024 bytes) of scripts and of all, with their headers and
 * compressed as the server sends them.
 */
export const budgets = {
  signIn: { title: 'Sign-in page', requests: 20, scripts: 200, all: 290 },
  list: { title: 'List of animals', requests: 45, scripts: 450, all: 600 },
  phone: { title: 'The same on a telephone', requests: 45, scripts: 350, all: 500 },
};

const kinds = [
  ['page', /^text\/html/],
  ['scripts', /javascript/],
  ['styles', /^text\/css/],
  ['fonts', /font/],
  ['pictures', /^image\//],
  ['answers of calls', /json/],
];
const kindOf = (type) => kinds.find(([, of]) => of.test(type))?.[0] ?? 'other';

/** Opens a page with nothing in the cache and weighs what comes until nothing more does. */
export async function weighPage(page, open) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answers = new Map();
  session.on('Network.responseReceived', ({ requestId, response: { url, mimeType } }) => {
    // What lies inside another file comes with it.
    if (!url.startsWith('data:'))
      answers.set(requestId, { url, kind: kindOf(mimeType), sent: 0, unpacked: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.unpacked += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.sent = encodedDataLength;
  });
  await open();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...answers.values()];
}

/** Files and kilobytes of each kind, in a usual order; kinds that did not come are left out. */
export function weightsByKind(answers) {
  const names = [...kinds.map(([kind]) => kind), 'other'];
  return names.flatMap((kind) => {
    const of = answers.filter((answer) => answer.kind === kind);
    return of.length === 0 ? [] : [[kind, sumOf(of)]];
  });
}

/** Files and kilobytes of answers. */
export function sumOf(answers) {
  const sum = (part) => answers.reduce((total, answer) => total + answer[part], 0) / 1024;
  return { files: answers.length, sent: sum('sent'), unpacked: sum('unpacked') };
}

/** What of a page a budget is about. */
export function spendOf(answers) {
  const scripts = answers.filter(({ kind }) => kind === 'scripts');
  return { requests: answers.length, scripts: sumOf(scripts).sent, all: sumOf(answers).sent };
}
