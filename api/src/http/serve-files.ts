import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Outside the limit of calls. */
    readonly unlimited?: boolean;
  }
}

const hashedFor = `public, max-age=${String(365 * 24 * 3600)}, immutable`;

/**
 * Headers about pages and calls, which say nothing of a file with its hash in its name: it is asked for by our pages alone,
 * and never asked about again. They are half a kilobyte of each of the files that a first page takes.
 */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'accept-ranges',
  'etag',
  'last-modified',
];

export interface ServedFiles {
  readonly folder: string;
  /** What their addresses begin with. */
  readonly prefix: string;
  /** Files that stay inside, besides those that every build has. */
  readonly hidden?: readonly string[];
  /** Whether a file has its hash in its name, and so never changes. */
  readonly isHashed: (file: string) => boolean;
  /** The content security policy of a file that runs by itself; null of any other. */
  readonly policyOf?: (file: string) => string | null;
}

/**
 * Serves the files that a build made, each under its name: hashed ones are kept for a year, others asked about each
 * time. They are outside the limit of calls: one cold page takes some two hundred of them, and after a release a whole
 * office behind one address asks for them within the same minute.
 */
export async function serveFiles(app: FastifyInstance, files: ServedFiles): Promise<void> {
  const { folder, prefix, hidden = [], isHashed, policyOf } = files;
  const options: FastifyStaticOptions = {
    root: folder,
    prefix,
    index: false,
    wildcard: false,
    decorateReply: false,
    // The build's own notes and compressed twins are not for browsers.
    globIgnore: ['.vite/**', '**/*.br', ...hidden],
    preCompressed: true,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', isHashed(file) ? hashedFor : 'no-cache');
      // The compressed twin is the same file.
      const policy = policyOf?.(file.replace(/\.br$/, '')) ?? null;
      if (policy !== null) void reply.header('content-security-policy', policy);
    },
  };
  await app.register(async (apart) => {
    apart.addHook('onRoute', (route) => {
      route.config = { ...route.config, unlimited: true };
    });
    apart.addHook('onSend', (_request, reply, _payload, done) => {
      if (reply.getHeader('cache-control') === hashedFor) {
        for (const name of ofPages) reply.removeHeader(name);
        // A connection stays open without a word of it; Node says so by itself, and for how long, unless the header was removed.
        if (!reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
      }
      done();
    });
    await apart.register(fastifyStatic, options);
  });
}
