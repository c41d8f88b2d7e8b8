import { answerPage, isScreen } from './offline-answers';
import { paths } from './paths';

// Written in by the build: the files of the screens that open without a network, and what names the build.
declare const __OFFLINE_FILES__: readonly string[];
declare const __BUILD_HASH__: string;

interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** What a worker has beside what pages have. */
interface WorkerScope {
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (name: 'fetch', listener: (event: RequestEvent) => void): void;
  };
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
}
declare const self: WorkerScope;

const prefix = 'huella-app-';
const name = `${prefix}${__BUILD_HASH__}`;
const files = new Set(__OFFLINE_FILES__);
/** A screen like any other: they all have the same page. */
const anyScreen = paths.events;

/** Keeps the app, the same for everybody: no answer of a call ever comes in here. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([...files]);
  const page = await fetch(anyScreen, { headers: { accept: 'text/html' }, cache: 'no-store' });
  // In the middle of a release it may be of another build than the files: the next visit tries again.
  const scripts = (await page.clone().text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  if (!page.ok || !scripts.some((file) => files.has(file))) throw new Error('the page is of another build');
  await cache.put(anyScreen, page);
  await self.skipWaiting();
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((each) => each.startsWith(prefix) && each !== name).map((each) => caches.delete(each)),
  );
  await self.clients.claim();
}

async function findKept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(address, { ignoreVary: true });
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepApp());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname))
      event.respondWith(findKept(anyScreen).then((kept) => answerPage(() => fetch(request), kept)));
  } else if (files.has(pathname))
    event.respondWith(findKept(pathname).then((kept) => kept ?? fetch(request)));
});
