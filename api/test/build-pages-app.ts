import type { FastifyInstance } from 'fastify';
import type { PublicPages } from '@huella/domain/calls/public-pages';
import { buildApp } from '../src/app';
import type { TestApp } from './app';

/** Pages that say what they are, and nothing of what they are of. */
const plain: PublicPages = {
  renderPage: () => 'page',
  renderNothing: () => 'nothing',
  renderRefused: () => 'refused',
  renderChoices: (_view, choices) => choices.map(({ name, link }) => `${name} ${link}`).join('\n'),
  renderReported: () => 'reported',
};

/** A server of public pages beside that of a test, which draws them as plainly as the test needs. The test closes it. */
export function buildPagesApp(
  { deps }: Pick<TestApp, 'deps'>,
  pages: Partial<PublicPages> = {},
): Promise<FastifyInstance> {
  return buildApp({
    deps,
    webFolder: null,
    publicPages: { filesFolder: null, styles: [], script: null, pages: { ...plain, ...pages } },
  });
}
