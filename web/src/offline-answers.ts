import { shortPaths } from '@huella/domain/engine/qr/short-links';
import { qrTypeNames, qrTypes } from '@huella/domain/model/qr-types';

/** Milliseconds that a page of a slow network is waited for, where one is kept. */
export const patienceMs = 4_000;

/** What a gateway says of a server that it does not reach. */
const gatewayFaults: readonly number[] = [502, 503, 504];

/** What the server draws itself, or answers as data. */
const notOurs = new Set([
  ...['api', 'qr-files', '01'],
  ...qrTypeNames.map((name) => qrTypes[name].screen),
  ...shortPaths.map(([path]) => path.slice(1)),
]);

/** Whether an address is one of the app's screens: neither a call, nor a file, nor a public page. */
export function isScreen(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return !notOurs.has(first) && !/\.\w{1,12}$/.test(pathname);
}

/**
 * The page of a screen: as the server sends it, so that nobody is shown an old release; the kept one where the server is not
 * reached, or lets one wait too long.
 */
export async function answerPage(
  fetchPage: () => Promise<Response>,
  kept: Response | undefined,
): Promise<Response> {
  if (kept === undefined) return fetchPage();
  const fetched = fetchPage().then(
    (answer) => (gatewayFaults.includes(answer.status) ? kept : answer),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => {
      resolve(kept);
    }, patienceMs);
  });
  return Promise.race([fetched, late]);
}
