import { bringFile, type BroughtFile } from '../call/put-file';

/** How far a file is on its way in (document 1 section 9). */
export type UploadState =
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading'; readonly percent: number }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'done'; readonly file: BroughtFile };

export interface Upload {
  readonly id: string;
  /** The file on this machine: sent again when it failed, and shown meanwhile. */
  readonly source: File;
  readonly now: UploadState;
}

/**
 * The files on their way in. They go on when the step of the form that they were chosen in is left; what came of them
 * is asked for by their id.
 */
export interface Uploads {
  /** Takes a file; it goes off as soon as there is room. Answers the id of its upload. */
  readonly start: (source: File) => string;
  /** The upload of an id; null when it was forgotten, or is of a page that was left. */
  readonly find: (id: string) => Upload | null;
  readonly retry: (id: string) => void;
  /** Cancels an upload that is underway, and forgets it. */
  readonly drop: (id: string) => void;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

type Bring = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<BroughtFile>;

/** Files that are sent at a time. */
const atOnce = 2;

/** Uploads that send files by `bring`. Ids are never used twice, in later pages neither. */
export function createUploads(bring: Bring, prefix: string): Uploads {
  const table = createTable();
  const leaving = new Map<string, AbortController>();
  let count = 0;
  const send = ({ id, source }: Upload) => {
    const controller = new AbortController();
    leaving.set(id, controller);
    table.set({ id, source, now: { state: 'uploading', percent: 0 } });
    const become = (now: UploadState) => {
      if (!controller.signal.aborted) table.set({ id, source, now });
    };
    const end = (now: UploadState) => {
      leaving.delete(id);
      become(now);
      sendNext();
    };
    const onProgress = (percent: number) => become({ state: 'uploading', percent });
    bring(source, onProgress, controller.signal).then(
      (file) => end({ state: 'done', file }),
      (error: unknown) => end({ state: 'failed', error }),
    );
  };
  const sendNext = () => {
    for (const upload of table.list())
      if (upload.now.state === 'waiting' && leaving.size < atOnce) send(upload);
  };
  const wait = (id: string, source: File) => {
    table.set({ id, source, now: { state: 'waiting' } });
    sendNext();
  };
  return {
    ...table,
    start: (source) => {
      count += 1;
      const id = `${prefix}-${String(count)}`;
      wait(id, source);
      return id;
    },
    retry: (id) => {
      const upload = table.find(id);
      if (upload !== null) wait(id, upload.source);
    },
    drop: (id) => {
      leaving.get(id)?.abort();
      table.remove(id);
    },
  };
}

/** Uploads by id, and those who want to know when one changes. */
function createTable() {
  const all = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    find: (id: string) => all.get(id) ?? null,
    list: () => [...all.values()],
    set: (upload: Upload) => {
      all.set(upload.id, upload);
      notify();
    },
    remove: (id: string) => {
      if (all.delete(id)) notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** The uploads of this page. */
export const uploads = createUploads(bringFile, Date.now().toString(36));
