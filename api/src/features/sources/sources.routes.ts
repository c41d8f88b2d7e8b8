import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { findSource } from './source-registry';
import { proposeNumber } from './propose-number';

type SourceRoutes = Pick<Handlers, 'sources.options' | 'sources.default' | 'models.sufix'>;

/** Options, defaults and numbers that only the server knows (document 2 section 7). */
export function sourceRoutes(deps: Deps): SourceRoutes {
  return {
    'sources.options': async ({ params, place, caller }) => {
      const source = findSource(params.endpoint) ?? fail('notFound');
      const options = await source.list(deps.db, place);
      return options.map(({ key, label, fk }) => ({
        key,
        label: label[caller.language],
        words: label,
        ...(fk !== undefined && { fk: [...fk] }),
      }));
    },
    'sources.default': async ({ params, place }) => {
      const source = findSource(params.endpoint) ?? fail('notFound');
      const value = (await source.last?.(deps.db, place, params.globalModel)) ?? null;
      if (value === null || params.parentId === '0') return { value };
      const option = (await source.list(deps.db, place)).find(({ key }) => key === value);
      return { value: option?.fk?.includes(params.parentId) === false ? null : value };
    },
    'models.sufix': async ({ params, place }) => ({
      sufix: String((await proposeNumber(deps.db, place, params.table)) ?? fail('notFound')),
    }),
  };
}
