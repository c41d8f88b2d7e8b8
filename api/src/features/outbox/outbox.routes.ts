import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listMailWords, readMailWords } from '../../outside/mail/outbox';

/** Mails that are listed. */
const maxListed = 100;

/** The mails of a demo without a mail server, for visitors to read (decisions section 6). */
export function outboxRoutes(deps: Deps): Pick<Handlers, 'outbox.list' | 'outbox.get'> {
  const folder = () => deps.publicOutbox ?? fail('notFound');
  return {
    'outbox.list': async () => ({ mails: [...(await listMailWords(folder(), maxListed))] }),
    'outbox.get': async ({ params: { name } }) => {
      const words = (await readMailWords(folder(), name)) ?? fail('notFound');
      return { name, ...words, site: new URL('/', deps.config.publicUrl).href };
    },
  };
}
